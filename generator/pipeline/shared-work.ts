import type { Definitions } from '../check/definition.ts';
import { hashOfText, type KnownDefinitions } from '../memory/known-definitions.ts';
import type { KnownTowns } from '../memory/known-towns.ts';
import { type PageKeys, pageKeys } from '../memory/page-keys.ts';
import { charactersOf } from '../plan/texts/characters.ts';
import { type SharedFiles, sharedFiles } from '../publish/shared-files.ts';
import type { Source } from '../read/source.ts';
import { hash } from '../report/hash.ts';
import type { Tools } from '../tools.ts';

/** What is done once for all pages before any is made. */
export interface SharedWork extends SharedFiles {
  keys: PageKeys;
  /** The characters of all texts. */
  characters: ReadonlySet<string>;
  /** A hash of the text of any file. */
  hashOf: (source: Source) => string;
}

/** @param mapsKey the key for the map, if it is not in site.yaml */
export async function shareWork(
  definitions: Definitions,
  mapsKey: string | undefined,
  tools: Tools,
  towns: Pick<KnownTowns, 'characters' | 'hashOf'> | null,
  known?: KnownDefinitions,
): Promise<SharedWork> {
  const characters = charactersOf(definitions, towns?.characters);
  const shared = await sharedFiles(characters, definitions.site.data, tools);
  const { fonts, script, analytics } = shared.resources;
  const paths = [script, ...analytics.map((one) => one.script), ...fonts.map(({ path }) => path)];
  const program = [tools.program, process.versions.icu ?? '', tools.theme.css, mapsKey ?? '', ...paths];
  const hashOf = (source: Source) => known?.hashOf(source) ?? towns?.hashOf(source) ?? hashOfText(source);
  return { ...shared, characters, hashOf, keys: pageKeys(definitions, hash(...program), hashOf) };
}
