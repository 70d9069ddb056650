import { type Font, makeFonts } from '../assets/fonts.ts';
import { once } from '../basics/memoized.ts';
import type { Definitions } from '../check/definition.ts';
import { hash } from '../files/hash.ts';
import { hashOfText } from '../memory/known-definitions.ts';
import type { KnownTowns } from '../memory/known-towns.ts';
import { type PageKeys, pageKeys } from '../memory/page-keys.ts';
import { runtime } from '../memory/runtime.ts';
import { charactersOf } from '../plan/texts/characters.ts';
import { type SharedFiles, sharedFiles } from '../publish/shared-files.ts';
import type { Source } from '../read/source.ts';
import type { Tools } from '../tools.ts';

/** The fonts of a site, and the characters of all its texts, which the fonts include. */
interface SiteFonts {
  characters: ReadonlySet<string>;
  fonts: readonly Font[];
}

/** Returns the fonts of a site, with the characters that its texts need. */
export function siteFonts(
  definitions: Definitions,
  cache: Tools['cache'],
  towns: Pick<KnownTowns, 'characters'> | null,
): SiteFonts {
  const characters = charactersOf(definitions, towns?.characters);
  return { characters, fonts: makeFonts(characters, cache) };
}

/** Work that is done once, before any page is made. */
export interface SharedWork extends SharedFiles, Pick<SiteFonts, 'characters'> {
  /** Made on first use. */
  readonly keys: PageKeys;
  /** Returns a hash of the text of any file. */
  hashOf: (source: Source) => string;
}

/**
 * Does the work that pages share, and prepares their keys.
 *
 * @param mapsKey the key for the map, if it is not in site.yaml
 * @param known the hash of the text of a file, if it is known
 */
export async function shareWork(
  definitions: Definitions,
  { fonts, characters }: SiteFonts,
  mapsKey: string | undefined,
  tools: Tools,
  known: (source: Source) => string | undefined,
): Promise<SharedWork> {
  const shared = await sharedFiles(fonts, definitions.site.data, tools);
  const { script, analytics } = shared.resources;
  const paths = [script, ...analytics.map((one) => one.script), ...fonts.map(({ path }) => path)];
  const program = [tools.program, runtime, tools.theme.css, mapsKey ?? '', ...paths];
  const hashOf = (source: Source) => known(source) ?? hashOfText(source);
  const keys = once(() => pageKeys(definitions, hash(...program), hashOf));
  return {
    ...shared,
    characters,
    hashOf,
    get keys() {
      return keys();
    },
  };
}
