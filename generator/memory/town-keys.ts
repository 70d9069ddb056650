import { asGroup, isGroup } from '../../templates/schema/is-group.ts';
import { hasOwnFile, type TownDefinition } from '../check/definition.ts';
import type { Source } from '../read/source.ts';
import { hash } from '../report/hash.ts';

/** What pages say of towns that have files of their own, in short. */
export interface TownKeys {
  /** A hash of the town with a slug; empty if there is none. */
  of: (slug: string) => string;
  /** A hash of the town that the page of a definition is about; empty if it is about none. */
  ofPageAbout: (data: unknown) => string;
  /** A hash of the towns that the pages of a definition are about. */
  ofPages: (data: unknown) => string;
  /** A hash of all towns. */
  all: () => string;
  /** A hash of what a file may show of all towns: nothing, what lists usually show, or all of their words. */
  listedBy: (source: Source) => string;
}

/** @param hashOf a hash of the text of a file */
export function townKeys(definitions: readonly TownDefinition[], hashOf: (source: Source) => string): TownKeys {
  const towns = definitions.filter(hasOwnFile);
  const bySlug = new Map(towns.map(({ data, source }) => [data.slug, source]));
  const of = (slug: string) => {
    const source = bySlug.get(slug);
    return source ? hashOf(source) : '';
  };
  const ofPageAbout = (data: unknown) => of(String(asGroup(data).town));
  const all = once(() => hash(towns.map(({ source }) => hashOf(source)).join('\n')));
  const summary = once(() => hash(JSON.stringify(towns.map((town) => summaryOf(town, hashOf)))));
  return {
    of,
    ofPageAbout,
    ofPages: (data) => (isForTowns(data) ? all() : ofPageAbout(data)),
    all,
    listedBy: (source) => {
      const { towns: _, each, ...rest } = asGroup(source.data);
      const items = listedItems(rest);
      // The data of the business on the home page names all towns (templates/structured-data.ts).
      if (items.length === 0 && rest.route !== '/') return '';
      return namesWords(items) ? all() : summary();
    },
  };
}

const isForTowns = (data: unknown) => isGroup(data) && ('each' in data || 'specialty' in data);

/** What lists usually show of a town. */
function summaryOf({ data, source }: TownDefinition, hashOf: (source: Source) => string): unknown[] {
  const { name, page, county, slug, center, landmark, specialties } = data;
  const called = [name, page, county];
  // What a town is called may have its words in it.
  const words = namesWords(called) ? hashOf(source) : '';
  return [...called, slug, center, landmark, Object.keys(specialties ?? {}), words];
}

/** True if a placeholder in any text names the words of a town. */
function namesWords(value: unknown): boolean {
  if (typeof value === 'string') return /\{\s*(town\.(words|specialties)|specialty)\b/.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(namesWords);
}

/**
 * The items of lists that are made for towns.
 *
 * @param found is added to
 */
function listedItems(value: unknown, found: unknown[] = []): unknown[] {
  if (typeof value !== 'object' || value === null) return found;
  if (!Array.isArray(value) && ('each' in value || 'near' in value)) found.push(value);
  else for (const child of Object.values(value)) listedItems(child, found);
  return found;
}

function once<T>(compute: () => T): () => T {
  let known: { value: T } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
