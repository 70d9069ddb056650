import { join } from 'node:path';
import { type Cache, openCache } from './assets/cache.ts';
import { type CardBrief, cardDesigner, type SocialCard } from './assets/cards/cards.tsx';
import { keptScripts } from './assets/kept-scripts.ts';
import type { Scripts } from './assets/scripts.ts';
import { sharedPromise } from './assets/shared-promise.ts';
import { type CompileStyles, styleCompiler, styleProblems } from './assets/styles/styles.ts';
import { loadTheme, type Theme } from './assets/styles/theme.ts';
import { type Check, prepareCheck } from './check/check.ts';
import { type KeptSchemas, loadCompiledSchemas } from './check/schema/compiled-schemas.ts';
import { type Schemas, schemas } from './check/schema/page-schema.ts';
import { loadSectionTypes, type SectionTypes } from './check/schema/sections.ts';
import { programFolder } from './files/program-files.ts';
import type { ParseCache } from './read/parse-file.ts';
import type { Diagnostic } from './report/diagnostic.ts';

/** What builds need and what does not depend on the YAML. It is loaded once and shared by all builds of a process. */
export interface Tools {
  sections: SectionTypes;
  schemas: Schemas;
  /** Changes whenever the program does. Empty if that is not known. */
  programHash: string;
  check: Check;
  /** The files that builds have parsed. The next build parses only those that have changed. */
  parsed: ParseCache;
  theme: Theme;
  /** Returns the problems in the theme. Compiles it on the first call, unless that is cached. */
  themeProblems: () => Promise<readonly Diagnostic[]>;
  cache: Cache;
  compileStyles: CompileStyles;
  designCard: (brief: CardBrief) => SocialCard;
  /** Bundles the client scripts on the first call, if they are not cached. */
  scripts: () => Promise<Scripts>;
}

const usualCache = join(programFolder, 'node_modules/.cache/local-pages');

/** What a bundled program brings along. */
export interface BundledProgram {
  /** Changes whenever a file of the program does. */
  programHash: string;
  checks?: KeptSchemas;
}

/**
 * Returns the folder where this machine caches what takes long to make. With LOCAL_PAGES_CACHE, a test or a benchmark
 * begins with an empty cache.
 */
export function cacheFolderIn(env: Readonly<Record<string, string | undefined>>): string {
  return env.LOCAL_PAGES_CACHE || usualCache;
}

/**
 * Loads what all builds of a process share.
 *
 * @param bundled missing if the program is loaded from its sources
 */
export async function loadTools(bundled?: BundledProgram): Promise<Tools> {
  const [sections, theme] = await Promise.all([loadSectionTypes(), loadTheme()]);
  const cache = openCache(cacheFolderIn(process.env));
  const compileStyles = styleCompiler(theme.css, cache);
  const composed = schemas(sections);
  return {
    sections,
    schemas: composed,
    programHash: bundled?.programHash ?? '',
    check: prepareCheck(composed, await loadCompiledSchemas(composed, bundled?.checks)),
    parsed: new Map(),
    theme,
    themeProblems: sharedPromise(() => styleProblems(theme, compileStyles)),
    cache,
    compileStyles,
    designCard: cardDesigner(theme, cache),
    scripts: sharedPromise(() => keptScripts(cache)),
  };
}
