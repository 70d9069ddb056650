import {
  type Definition,
  type Definitions,
  hasOwnFile,
  type TownDefinition,
  type TownFacts,
} from '../check/definition.ts';
import { keySpan, pathOf, valueSpan } from '../read/locate.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { slugOf } from '../report/slug.ts';
import { suggest } from '../report/suggest.ts';
import { errorAt, errorAtValue } from './error-at.ts';
import { rawText } from './raw-text.ts';
import { townMessages } from './town-messages.ts';

/** A town, with what is misspelled in it. */
export interface SettledTown extends Omit<TownDefinition, 'data'> {
  town: TownFacts;
  /** The slug, corrected. */
  slug: string;
  /** What misspelled specialties are called on pages. */
  renamed: ReadonlyMap<string, string>;
}

interface SettledTowns {
  towns: SettledTown[];
  /** The specialties that files name, as they are written. */
  wantedSpecialties: ReadonlySet<string>;
  /** Those that pages name which are not published. */
  awaitedSpecialties: ReadonlySet<string>;
  problems: Diagnostic[];
}

/**
 * Checks what towns are called. Where a mistake has a clear meaning, the town goes on with the corrected name, so that its
 * pages are not blamed. A town that is in the list twice is left out the second time.
 */
export function settleTowns({ site, towns: written, pages, invalidPages, unpublished }: Definitions): SettledTowns {
  const definitions: Definition<unknown>[] = [site, ...pages, ...invalidPages];
  const wantedTowns = new Set(definitions.flatMap((one) => textsWith('town', one)));
  const wantedSpecialties = new Set(definitions.flatMap((one) => textsWith('specialty', one)));
  const awaitedSpecialties = new Set(
    unpublished.filter(({ kind }) => kind === 'page').flatMap((one) => textsWith('specialty', one)),
  );
  const rawTowns = written.map(({ data }) => data);
  const known = new Set(rawTowns.map(({ slug }) => slug));
  const missing = [...wantedTowns].filter((slug) => !known.has(slug));
  const problems: Diagnostic[] = [];
  const report: Report = (index, property, message, { slug, other } = {}) => {
    const town = written[index] as TownDefinition;
    const { source, path } = town;
    // A town that has a file has no line for its slug.
    const hasFile = hasOwnFile(town);
    const hint = hasFile && slug ? townMessages.renameFile(source.file, slug) : message.hint;
    const twin = hasFile && other !== undefined ? written[other] : undefined;
    const also = twin && { source: twin.source, span: valueSpan(twin.source, [...twin.path, 'name']) };
    problems.push(errorAtValue(source, [...path, hasFile ? 'name' : property], { ...message, hint }, also));
  };
  const copies = copiesIn(rawTowns, report);
  const towns = written.flatMap(({ data: town, ...place }, index): SettledTown[] => {
    const own = copies.get(index);
    if (own === null) return [];
    const mayBeMeant = own === undefined && missing.length > 0 && !wantedTowns.has(town.slug);
    const wanted = mayBeMeant ? slugOf(town.name) : '';
    const isMisspelled = mayBeMeant && missing.includes(wanted);
    if (isMisspelled) {
      report(index, 'slug', townMessages.misspelledSlug(town.slug, town.name, wanted), { slug: wanted });
    }
    const renamed = renamedSpecialties(town, rawTowns, wantedSpecialties, awaitedSpecialties);
    for (const [name, better] of renamed) {
      const span = keySpan(place.source, [...place.path, 'specialties', name]);
      problems.push(errorAt(place.source, span, townMessages.unusedSpecialty(name, [better])));
    }
    return [{ town, ...place, slug: own ?? (isMisspelled ? wanted : town.slug), renamed }];
  });
  return { towns, wantedSpecialties, awaitedSpecialties, problems };
}

type Report = (
  index: number,
  property: 'slug' | 'name',
  message: Message,
  more?: {
    /** The slug that it should have. */
    slug?: string | null;
    /** The index of the town with the same slug or name. */
    other?: number;
  },
) => void;

/** The texts of a file that have a role. */
function textsWith(
  role: 'town' | 'specialty',
  { source, roles }: Pick<Definition<unknown>, 'source' | 'roles'>,
): string[] {
  return [...roles].flatMap(([pointer, one]) => (one.role === role ? (rawText(source, pathOf(pointer)) ?? []) : []));
}

/**
 * The towns that have the slug or the name of another, by index: with the slug that they should have, or null if they are
 * left out.
 */
function copiesIn(towns: readonly TownFacts[], report: Report): Map<number, string | null> {
  const copies = new Map<number, string | null>();
  const bySlug = new Map<string, number>();
  const byName = new Map<string, number>();
  const slugs = new Set(towns.map(({ slug }) => slug));
  const names = new Set(towns.map(({ name }) => name));
  for (const [index, { name, slug }] of towns.entries()) {
    const sameSlug = bySlug.get(slug);
    const sameName = byName.get(name);
    bySlug.set(slug, sameSlug ?? index);
    byName.set(name, sameName ?? index);
    if (sameSlug !== undefined && towns[sameSlug]?.name === name) {
      copies.set(index, null);
      report(index, 'name', townMessages.listedTwice(name), { other: sameSlug });
    } else if (sameSlug !== undefined) {
      const copy = isNamedBySlug(towns[index]) ? sameSlug : index;
      const other = towns[copy === index ? sameSlug : index];
      const better = slugOf(towns[copy]?.name ?? '');
      const isFree = better !== '' && !slugs.has(better);
      copies.set(copy, isFree ? better : null);
      const message = townMessages.duplicateSlug(slug, other?.name ?? '', isFree ? better : null);
      report(copy, 'slug', message, { slug: isFree ? better : null, other: copy === index ? sameSlug : index });
    } else if (sameName !== undefined) {
      const copy = isNamedBySlug(towns[index]) ? sameName : index;
      const { slug: own = '', county } = towns[copy] ?? {};
      const other = copy === index ? sameName : index;
      if (county && own.startsWith(`${slugOf(name)}-`) && (towns[other]?.county ?? county) !== county) {
        report(copy, 'name', townMessages.sameNameElsewhere(name, `${name} (${county})`), { other });
        continue;
      }
      const better = nameOf(own);
      // A number in a slug counts copies; it is no part of a name.
      const isName = !/\d/.test(own) && !names.has(better);
      const message = townMessages.duplicateName(name, own, isName ? better : null);
      report(copy, 'name', message, { other });
    }
  }
  return copies;
}

const isNamedBySlug = (town: TownFacts | undefined) => town !== undefined && slugOf(town.name) === town.slug;

/** `little-elm` becomes `Little Elm`. */
function nameOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Most towns have none, and share it. */
const noneRenamed: SettledTown['renamed'] = new Map();

/** The specialties of a town that no page asks for, and the one that pages ask for and the town lacks. */
function renamedSpecialties(
  { specialties = {} }: TownFacts,
  towns: readonly TownFacts[],
  wanted: ReadonlySet<string>,
  awaited: ReadonlySet<string>,
): SettledTown['renamed'] {
  const names = Object.keys(specialties);
  if (names.every((name) => wanted.has(name))) return noneRenamed;
  const lacking = [...wanted].filter((one) => !Object.hasOwn(specialties, one));
  const isListed = (name: string) => towns.some((town) => Object.hasOwn(town.specialties ?? {}, name));
  return new Map(
    names.flatMap((name) => {
      const near = wanted.has(name) || awaited.has(name) ? null : suggest(name, lacking);
      return near !== null && isListed(near) ? [[name, near]] : [];
    }),
  );
}

/** The specialties of a filled town, with those renamed that are misspelled. */
export function withRenamed<T extends { specialties?: Record<string, unknown> }>(
  town: T,
  renamed: ReadonlyMap<string, string>,
): T {
  if (!town.specialties || renamed.size === 0) return town;
  const entries = Object.entries(town.specialties).map(([name, words]) => [renamed.get(name) ?? name, words]);
  return { ...town, specialties: Object.fromEntries(entries) };
}
