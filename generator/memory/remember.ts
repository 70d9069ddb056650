import type { LoadedPictures } from '../assets/pictures/load-pictures.ts';
import type { Audited } from '../audit/audit.ts';
import type { FileNotes } from '../audit/page-notes.ts';
import { ownRegionsOf } from '../audit/places/own-regions.ts';
import { type Definitions, hasOwnFile } from '../check/definition.ts';
import { hash } from '../files/hash.ts';
import type { Site } from '../plan/resolve.ts';
import type { Source } from '../read/source.ts';
import { keptTown } from './kept-towns.ts';
import { hashOfSite, keptDefinitions } from './known-definitions.ts';
import type { KnownTowns } from './known-towns.ts';
import type { KeptPicture, KeptTown, Memory } from './memory.ts';
import type { PageKeys } from './page-keys.ts';
import { postTexts } from './sought-texts.ts';
import type { ContentNow } from './stamps.ts';
import type { StoredPage } from './stored-pages.ts';
import { townPlaces } from './town-places.ts';

/** The memory of a build that just ended, whose pages are not read again before they are written. */
export interface MadeMemory extends Omit<Memory, 'pages'> {
  pages: readonly StoredPage[];
}

/** What a build knows at its end. */
interface Finished {
  input: { today: string };
  /** The files of the project before it read them. */
  projectAtStart: ContentNow;
  keys: Pick<PageKeys, 'shared' | 'facts' | 'ofTowns' | 'areWordsShared'>;
  /** The characters of all texts. */
  characters: ReadonlySet<string>;
  hashOf: (source: Source) => string;
  planned: { definitions: Definitions; pictures: LoadedPictures['pictures']; site: Pick<Site, 'facts'> };
  pages: readonly StoredPage[];
  audited: Pick<Audited, 'neighbors' | 'areWordsRead' | 'reread' | 'namedTowns'>;
  towns: readonly FileNotes[];
  knownTowns: KnownTowns | null;
  pictures: Parameters<typeof keptPictures>[0];
}

/** Returns what a build leaves for the next one. */
export function memoryOf(finished: Finished): MadeMemory {
  const { input, projectAtStart, keys, hashOf, planned, pages, audited, characters, pictures } = finished;
  const { today } = input;
  const { definitions } = planned;
  return {
    sharedHash: keys.shared,
    factsHash: keys.facts,
    today,
    townNames: (planned.site.facts.towns ?? []).map(({ name }) => name),
    ownRegions: ownRegionsOf(planned.site.facts),
    postTexts: postTexts(definitions, today, keys.ofTowns),
    siteHash: hashOfSite(definitions, hashOf),
    definitions: keptDefinitions(definitions, projectAtStart.stampOf, hashOf),
    towns: townsToKeep(finished),
    pages,
    neighbors: audited.neighbors,
    places: townPlaces(definitions.towns),
    characters: [...characters].join(''),
    areWordsShared: keys.areWordsShared() || audited.areWordsRead,
    reread: audited.reread,
    namedTowns: audited.namedTowns,
    pictures: keptPictures(pictures, planned.pictures),
    stampedAt: projectAtStart.stampedAt,
  };
}

/** Returns the towns that have their own files. One that was known, and is still the same, is the same object. */
function townsToKeep({ projectAtStart, planned: { definitions }, towns, knownTowns }: Finished): KeptTown[] {
  const findings = new Map(towns.map((notes) => [notes.file, notes.findings]));
  const none = {};
  return definitions.towns.filter(hasOwnFile).map(({ source }) => {
    const found = findings.get(source.file) ?? none;
    const town = knownTowns?.town(source);
    const stamp = projectAtStart.stampOf(source.file) ?? '';
    if (!town) return keptTown(source, stamp, found, definitions.site.data);
    const areSame = found === town.findings || JSON.stringify(found) === JSON.stringify(town.findings);
    return areSame && stamp === town.stamp ? town : { ...town, stamp, findings: found, line: null };
  });
}

/**
 * Returns what the next build needs in order to find out whether a picture has changed.
 *
 * @param names the names of the pictures, with hashes of those shown on reused pages. If such a file was replaced
 *   meanwhile, the next build makes those pages again
 * @param loaded what other pages show, even if a file has changed since
 */
export function keptPictures(
  names: ReadonlyMap<string, string | undefined>,
  loaded: LoadedPictures['pictures'],
): Map<string, KeptPicture> {
  const kept = new Map<string, KeptPicture>();
  for (const [name, shown] of names) {
    const picture = loaded.get(name);
    if (picture) kept.set(name, { stamp: picture.stamp, hash: shown ?? hash(picture.bytes) });
  }
  return kept;
}
