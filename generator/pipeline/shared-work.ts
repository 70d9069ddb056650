import { once } from '../../templates/memoized.ts';
import { type Font, makeFonts } from '../assets/fonts.ts';
import type { Definitions } from '../check/definition.ts';
import { hash } from '../files/hash.ts';
import { hashOfText } from '../memory/known-definitions.ts';
import type { KeptTown } from '../memory/memory.ts';
import { type PageKeys, pageKeys } from '../memory/page-keys.ts';
import { runtime } from '../memory/runtime.ts';
import { charactersOf } from '../plan/texts/characters.ts';
import { type SharedFiles, sharedFiles } from '../publish/shared-files.ts';
import type { Source } from '../read/source.ts';
import type { Tools } from '../tools.ts';
import type { Output } from './output.ts';
import type { PlanInput } from './plan-site.ts';

/** What an earlier build or other threads know about files, so that their texts do not need to be read. */
interface KnownTexts {
  towns: { town: (source: Source) => Pick<KeptTown, 'characters' | 'hash'> | undefined } | null;
  definitions: { hashOf: (source: Source) => string | undefined } | null;
}

/** What shared work needs to know about the texts of a site. */
interface SiteTexts {
  /** The characters of all texts. */
  characters: ReadonlySet<string>;
  /** The fonts, with these characters. */
  fonts: readonly Font[];
  /** Returns a hash of the text of any file. */
  hashOf: (source: Source) => string;
}

function siteTexts(definitions: Definitions, known: KnownTexts, { cache }: Pick<Tools, 'cache'>): SiteTexts {
  const characters = charactersOf(definitions, (source) => known.towns?.town(source)?.characters);
  return {
    characters,
    fonts: makeFonts(characters, cache),
    hashOf: (source) => known.definitions?.hashOf(source) ?? known.towns?.town(source)?.hash ?? hashOfText(source),
  };
}

/** Work that is done once, before any page is made. */
export interface SharedWork extends SharedFiles, Pick<SiteTexts, 'characters' | 'hashOf'> {
  /** Made on first use. */
  readonly keys: PageKeys;
}

/** Does the work that pages share, and prepares their keys. */
export function shareWork(
  definitions: Definitions,
  known: KnownTexts,
  input: Pick<PlanInput, 'mapsKey'>,
  tools: Tools,
): Promise<SharedWork> {
  return shareWith(siteTexts(definitions, known, tools), definitions, input, tools);
}

/** Begins the shared work, and the fonts if files are wanted, for callers that do something else meanwhile. */
export function beginSharing(
  definitions: Definitions,
  known: KnownTexts,
  { input, tools, output }: { input: Pick<PlanInput, 'mapsKey'>; tools: Tools; output: Output | null },
): Promise<SharedWork> {
  const texts = siteTexts(definitions, known, tools);
  // A thread makes the fonts while this one makes pages. The code that writes them awaits them and gets any error.
  if (output) for (const { content } of texts.fonts) content().catch(() => undefined);
  const sharing = shareWith(texts, definitions, input, tools);
  // The caller awaits this. If planning fails earlier, nothing would handle its rejection.
  sharing.catch(() => undefined);
  return sharing;
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
  { fonts, characters, hashOf }: SiteTexts,
  definitions: Definitions,
  { mapsKey = '' }: Pick<PlanInput, 'mapsKey'>,
  tools: Tools,
): Promise<SharedWork> {
  const shared = await sharedFiles(fonts, definitions.site.data, tools);
  const { script, analytics } = shared.resources;
  const paths = [script, ...analytics.map((one) => one.script), ...fonts.map(({ path }) => path)];
  const program = [tools.programHash, runtime, tools.theme.css, mapsKey, ...paths];
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
