import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Definition, Definitions } from '../check/check.ts';
import { keySpan, pathOf } from '../read/locate.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { slugOf } from '../report/slug.ts';
import { suggest } from '../report/suggest.ts';
import { errorAt, errorAtValue } from './error-at.ts';
import { rawText } from './raw-text.ts';
import { townMessages } from './town-messages.ts';

type RawTown = NonNullable<SiteFacts['towns']>[number];

/** A town of site.yaml, with what is misspelled in it. */
export interface SettledTown {
  town: RawTown;
  /** Where it is in the list of site.yaml. */
  index: number;
  /** The slug, corrected. */
  slug: string;
  /** What misspelled specialties are called on pages. */
  renamed: ReadonlyMap<string, string>;
}

interface SettledTowns {
  towns: SettledTown[];
  problems: Diagnostic[];
}

/**
 * Checks what towns are called. Where a mistake has a clear meaning, the town goes on with the corrected name, so that its
 * pages are not blamed. A town that is in the list twice is left out the second time.
 */
export function settleTowns({ site, pages, invalidPages }: Definitions): SettledTowns {
  const definitions: Definition<unknown>[] = [site, ...pages, ...invalidPages];
  const wantedTowns = new Set(definitions.flatMap((one) => textsWith('town', one)));
  const wantedSpecialties = new Set(definitions.flatMap((one) => textsWith('specialty', one)));
  const rawTowns = site.data.towns ?? [];
  const known = new Set(rawTowns.map(({ slug }) => slug));
  const problems: Diagnostic[] = [];
  const report = (index: number, property: 'slug' | 'name', message: Message) =>
    problems.push(errorAtValue(site.source, ['towns', index, property], message));
  const copies = copiesIn(rawTowns, report);
  const towns = rawTowns.flatMap((town, index): SettledTown[] => {
    const own = copies.get(index);
    if (own === null) return [];
    const wanted = slugOf(town.name);
    const isMisspelled =
      own === undefined && !known.has(wanted) && wantedTowns.has(wanted) && !wantedTowns.has(town.slug);
    if (isMisspelled) report(index, 'slug', townMessages.misspelledSlug(town.slug, town.name, wanted));
    const renamed = renamedSpecialties(town, rawTowns, wantedSpecialties);
    for (const [name, better] of renamed) {
      const span = keySpan(site.source, ['towns', index, 'specialties', name]);
      problems.push(errorAt(site.source, span, townMessages.unusedSpecialty(name, [better])));
    }
    return [{ town, index, slug: own ?? (isMisspelled ? wanted : town.slug), renamed }];
  });
  return { towns, problems };
}

/** The texts of a file that have a role. */
function textsWith(role: 'town' | 'specialty', { source, roles }: Definition<unknown>): string[] {
  return [...roles].flatMap(([pointer, one]) => (one.role === role ? (rawText(source, pathOf(pointer)) ?? []) : []));
}

/**
 * The towns that have the slug or the name of another, by index: with the slug that they should have, or null if they are
 * left out.
 */
function copiesIn(
  towns: readonly RawTown[],
  report: (index: number, property: 'slug' | 'name', message: Message) => void,
): Map<number, string | null> {
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
      report(index, 'name', townMessages.listedTwice(name));
    } else if (sameSlug !== undefined) {
      const copy = isNamedBySlug(towns[index]) ? sameSlug : index;
      const other = towns[copy === index ? sameSlug : index];
      const better = slugOf(towns[copy]?.name ?? '');
      const isFree = better !== '' && !slugs.has(better);
      copies.set(copy, isFree ? better : null);
      report(copy, 'slug', townMessages.duplicateSlug(slug, other?.name ?? '', isFree ? better : null));
    } else if (sameName !== undefined) {
      const copy = isNamedBySlug(towns[index]) ? sameName : index;
      const better = nameOf(towns[copy]?.slug ?? '');
      report(
        copy,
        'name',
        townMessages.duplicateName(name, towns[copy]?.slug ?? '', names.has(better) ? null : better),
      );
    }
  }
  return copies;
}

const isNamedBySlug = (town: RawTown | undefined) => town !== undefined && slugOf(town.name) === town.slug;

/** `little-elm` becomes `Little Elm`. */
function nameOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The specialties of a town that no page asks for, and the one that pages ask for and the town lacks. */
function renamedSpecialties(
  { specialties = {} }: RawTown,
  towns: readonly RawTown[],
  wanted: ReadonlySet<string>,
): Map<string, string> {
  const lacking = [...wanted].filter((one) => !Object.hasOwn(specialties, one));
  const isListed = (name: string) => towns.some((town) => Object.hasOwn(town.specialties ?? {}, name));
  return new Map(
    Object.keys(specialties).flatMap((name) => {
      const near = wanted.has(name) ? null : suggest(name, lacking);
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
