import { fileURLToPath } from 'node:url';
import { type Cache, openCache } from './assets/cache.ts';
import { type CardBrief, cardDesigner, type SocialCard } from './assets/cards.tsx';
import { bundleScripts, type Scripts } from './assets/scripts.ts';
import { type CompileStyles, styleCompiler, styleProblems } from './assets/styles.ts';
import { loadTheme, type Theme } from './assets/theme.ts';
import { type Check, checker } from './check/check.ts';
import { type Schemas, schemas } from './check/page-schema.ts';
import { loadSections, type Sections } from './check/sections.ts';

/** What builds need and no edit of YAML changes. It is loaded once and shared by all builds of a process. */
export interface Tools {
  sections: Sections;
  schemas: Schemas;
  check: Check;
  theme: Theme;
  cache: Cache;
  compileStyles: CompileStyles;
  designCard: (brief: CardBrief) => SocialCard;
  /** Bundles the client scripts on the first call. */
  scripts: () => Promise<Scripts>;
}

const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/local-pages', import.meta.url));

export async function loadTools(): Promise<Tools> {
  const [sections, ownTheme] = await Promise.all([loadSections(), loadTheme()]);
  const cache = openCache(cacheFolder);
  const compileStyles = styleCompiler(ownTheme.css, cache);
  const problems = ownTheme.problems.length > 0 ? ownTheme.problems : await styleProblems(ownTheme, compileStyles);
  const theme = { ...ownTheme, problems };
  const composed = schemas(sections);
  return {
    sections,
    schemas: composed,
    check: checker(composed),
    theme,
    cache,
    compileStyles,
    designCard: cardDesigner(theme, cache),
    scripts: once(bundleScripts),
  };
}

/** Calls a function once and shares its result. After a failure, the next call tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    made.catch(() => {
      made = null;
    });
    return made;
  };
}
