import { type Font, makeFonts } from '../assets/fonts.ts';
import { once } from '../basics/memoized.ts';
import type { Definitions } from '../check/definition.ts';
import { hash } from '../files/hash.ts';
import { hashOfText } from '../memory/known-definitions.ts';
import { type PageKeys, pageKeys } from '../memory/page-keys.ts';
import { runtime } from '../memory/runtime.ts';
import { charactersOf } from '../plan/texts/characters.ts';
import { type SharedFiles, sharedFiles } from '../publish/shared-files.ts';
import type { Source } from '../read/source.ts';
import type { Tools } from '../tools.ts';
import type { PlanInput } from './plan-site.ts';

/** What an earlier build or other threads know about files, so that their texts do not need to be read. */
interface KnownTexts {
  towns?: { characters: AboutFile; hashOf: AboutFile } | null;
  definitions?: { hashOf: AboutFile } | undefined;
}

type AboutFile = (source: Source) => string | undefined;

/** The fonts of a site, and the characters of all its texts, which the fonts include. */
interface SiteFonts {
  characters: ReadonlySet<string>;
  fonts: readonly Font[];
}

/** Returns the fonts of a site, with the characters that its texts need. */
export function siteFonts(definitions: Definitions, { towns }: KnownTexts, { cache }: Pick<Tools, 'cache'>): SiteFonts {
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
 * @param fonts those of the site, if the caller has them already
 */
export function shareWork(
  definitions: Definitions,
  known: KnownTexts,
  input: Pick<PlanInput, 'mapsKey'>,
  tools: Tools,
  fonts = siteFonts(definitions, known, tools),
): Promise<SharedWork> {
  const hashOf = (source: Source) =>
    known.definitions?.hashOf(source) ?? known.towns?.hashOf(source) ?? hashOfText(source);
  return shareWith({ ...fonts, hashOf }, definitions, input, tools);
}

/** Does the shared work again after an edit that adds no character to the site. */
export function shareAgain(
  { resources: { fonts }, characters, hashOf }: SharedWork,
  definitions: Definitions,
  input: Pick<PlanInput, 'mapsKey'>,
  tools: Tools,
): Promise<SharedWork> {
  return shareWith({ fonts, characters, hashOf }, definitions, input, tools);
}

async function shareWith(
  { fonts, characters, hashOf }: SiteFonts & Pick<SharedWork, 'hashOf'>,
  definitions: Definitions,
  { mapsKey = '' }: Pick<PlanInput, 'mapsKey'>,
  tools: Tools,
): Promise<SharedWork> {
  const shared = await sharedFiles(fonts, definitions.site.data, tools);
  const { script, analytics } = shared.resources;
  const paths = [script, ...analytics.map((one) => one.script), ...fonts.map(({ path }) => path)];
  const program = [tools.program, runtime, tools.theme.css, mapsKey, ...paths];
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
