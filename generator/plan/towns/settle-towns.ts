import { slugOf } from '../../basics/slug.ts';
import { suggest } from '../../basics/suggest.ts';
import {
  type Definition,
  type Definitions,
  hasOwnFile,
  type TownDefinition,
  type TownFacts,
} from '../../check/definition.ts';
import { errorAt, errorAtValue } from '../../read/error-at.ts';
import { keySpan, pathOf, valueSpan } from '../../read/locate.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { rawText } from '../texts/raw-text.ts';
import { copiesIn, type ReportTown } from './town-copies.ts';
import { townMessages } from './town-messages.ts';

/** A town, with corrections of what is misspelled in it. Most need none, so that they are the same object as before. */
export interface SettledTown extends TownDefinition {
  corrected?: {
    slug: string;
    /** The correct names of misspelled specialties. */
    renamed: ReadonlyMap<string, string>;
  };
}

/** Returns the slug of a town, corrected. */
export const slugIn = ({ data, corrected }: SettledTown): string => corrected?.slug ?? data.slug;

interface SettledTowns {
  towns: SettledTown[];
  /** The specialties that files refer to, as written. */
  wantedSpecialties: ReadonlySet<string>;
  /** The specialties that pages refer to and that are not published. */
  awaitedSpecialties: ReadonlySet<string>;
  problems: Diagnostic[];
}

/**
 * Checks the names of towns. Where a mistake has a clear correction, the town continues with the corrected name, so
 * that its pages are not reported too. A town that is listed twice is left out the second time.
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
  /** The states of towns that say another one, by index. */
  const regions = new Map<number, string>();
  const report: ReportTown = (index, property, message, { slug, other } = {}) => {
    const town = written[index] as TownDefinition;
    const { source, path } = town;
    // A town with its own file has no line for its slug.
    const hasFile = hasOwnFile(town);
    const renaming = hasFile && slug ? townMessages.renameFile(source.file, slug) : {};
    if (message.fix?.kind === 'set-region') regions.set(index, message.fix.region);
    const twin = hasFile && other !== undefined ? written[other] : undefined;
    const also = twin && { source: twin.source, span: valueSpan(twin.source, [...twin.path, 'name']) };
    problems.push(errorAtValue(source, [...path, hasFile ? 'name' : property], { ...message, ...renaming }, also));
  };
  const copies = copiesIn(rawTowns, site.data.address, report);
  const towns = written.flatMap((definition, index): SettledTown[] => {
    const region = regions.get(index);
    const { source, path, data } = definition;
    const town = region === undefined ? data : { ...data, region };
    const own = copies.get(index);
    if (own === null) return [];
    const mayBeMeant = own === undefined && missing.length > 0 && !wantedTowns.has(town.slug);
    const wanted = mayBeMeant ? slugOf(town.name) : '';
    // The slug may have its state or county, because another town has the name.
    const isMisspelled = mayBeMeant && missing.includes(wanted) && !town.slug.startsWith(`${wanted}-`);
    if (isMisspelled) {
      report(index, 'slug', townMessages.misspelledSlug(town.slug, town.name, wanted), { slug: wanted });
    }
    const renamed = renamedSpecialties(town, rawTowns, wantedSpecialties, awaitedSpecialties);
    for (const [name, better] of renamed) {
      const span = keySpan(source, [...path, 'specialties', name]);
      problems.push(errorAt(source, span, townMessages.unusedSpecialty(name, [better])));
    }
    const slug = own ?? (isMisspelled ? wanted : town.slug);
    const isRight = town === data && slug === data.slug && renamed.size === 0;
    return [isRight ? definition : { ...definition, data: town, corrected: { slug, renamed } }];
  });
  return { towns, wantedSpecialties, awaitedSpecialties, problems };
}

/** Returns the texts of a file that have a role. */
function textsWith(
  role: 'town' | 'specialty',
  { source, roles }: Pick<Definition<unknown>, 'source' | 'roles'>,
): string[] {
  return [...roles].flatMap(([pointer, one]) => (one.role === role ? (rawText(source, pathOf(pointer)) ?? []) : []));
}

/** The correct names of misspelled specialties. */
type Renamed = NonNullable<SettledTown['corrected']>['renamed'];

/** Shared by the towns without corrections, which is most of them. */
const noneRenamed: Renamed = new Map();

/** Matches the specialties of a town that no page asks for with the one that pages ask for and the town lacks. */
function renamedSpecialties(
  { specialties = {} }: TownFacts,
  towns: readonly TownFacts[],
  wanted: ReadonlySet<string>,
  awaited: ReadonlySet<string>,
): Renamed {
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

/** Returns a town, perhaps filled in, with its misspelled specialties renamed. */
export function withRenamed<T extends { specialties?: Record<string, unknown> }>(
  town: T,
  { corrected }: SettledTown,
): T {
  if (!town.specialties || !corrected || corrected.renamed.size === 0) return town;
  const entries = Object.entries(town.specialties).map(([name, words]) => [corrected.renamed.get(name) ?? name, words]);
  return { ...town, specialties: Object.fromEntries(entries) };
}
