import { join } from 'node:path';
import type { LoadedPictures } from '../assets/pictures/load-pictures.ts';
import type { Audited } from '../audit/audit.ts';
import type { FileNotes } from '../audit/page-notes.ts';
import { type Definitions, hasOwnFile } from '../check/definition.ts';
import type { Source } from '../read/source.ts';
import { hash } from '../report/hash.ts';
import { keptTown } from './kept-towns.ts';
import { keptDefinitions, keptSite } from './known-definitions.ts';
import type { KnownTowns } from './known-towns.ts';
import type { KeptPage, KeptPicture, KeptTown, Memory } from './memory.ts';
import type { PageKeys } from './page-keys.ts';
import { stampOf } from './stamps.ts';
import { townPlaces } from './town-places.ts';

/** What a build knows at its end. */
interface Finished {
  input: { root: string; today: string };
  /** When it began, in milliseconds since 1970. */
  taken: number;
  keys: Pick<PageKeys, 'shared' | 'facts' | 'areWordsShared'>;
  /** The characters of all texts. */
  characters: ReadonlySet<string>;
  hashOf: (source: Source) => string;
  planned: { definitions: Definitions; pictures: LoadedPictures['pictures'] };
  pages: readonly KeptPage[];
  audited: Pick<Audited, 'neighbors' | 'areWordsRead' | 'reread' | 'namedTowns'>;
  towns: readonly FileNotes[];
  known: KnownTowns | null;
  /** The names of all pictures. */
  pictures: readonly string[];
}

export function memoryOf({
  input,
  taken,
  keys,
  hashOf,
  planned,
  pages,
  audited,
  characters,
  towns,
  known,
  pictures,
}: Finished): Memory {
  const { root, today } = input;
  const { definitions } = planned;
  const findings = new Map(towns.map((notes) => [notes.file, notes.findings]));
  const filed = definitions.towns.filter(hasOwnFile);
  const keptTowns = filed.map(({ source }): KeptTown => {
    const found = findings.get(source.file) ?? {};
    const town = known?.town(source);
    if (!town) return keptTown(source, root, found);
    const isSame = found === town.findings || JSON.stringify(found) === JSON.stringify(town.findings);
    return isSame ? town : { ...town, findings: found, line: null };
  });
  return {
    shared: keys.shared,
    facts: keys.facts,
    today,
    townNames: definitions.towns.map(({ data }) => data.name),
    site: keptSite(definitions, hashOf),
    definitions: keptDefinitions(definitions, root, hashOf),
    towns: keptTowns,
    pages,
    neighbors: audited.neighbors,
    places: townPlaces(definitions.towns),
    characters: [...characters].join(''),
    areWordsShared: keys.areWordsShared() || audited.areWordsRead,
    reread: audited.reread,
    namedTowns: audited.namedTowns,
    pictures: keptPictures(pictures, planned.pictures, root),
    taken,
  };
}

/** @param loaded what pages show, even if a file has changed since */
export function keptPictures(
  names: readonly string[],
  loaded: LoadedPictures['pictures'],
  root: string,
): Map<string, KeptPicture> {
  const kept = new Map<string, KeptPicture>();
  for (const name of names) {
    const picture = loaded.get(name);
    if (picture) kept.set(name, { stamp: stampOf(join(root, name)), hash: hash(picture.bytes) });
  }
  return kept;
}
