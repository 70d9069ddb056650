import { bundleScripts, type Scripts } from './assets/scripts.ts';
import { type Stylist, stylist } from './assets/styles.ts';
import { loadTheme, type Theme } from './assets/theme.ts';
import { type Check, checker } from './check/check.ts';
import { schemas } from './check/page-schema.ts';
import { loadSections, type Sections } from './check/sections.ts';
import type { Parsed } from './read/read.ts';
import type { Body } from './render/render.tsx';

/** What a build needs that no edit of YAML changes: made once, for as long as the program runs. */
export interface Tools {
  sections: Sections;
  check: Check;
  theme: Theme;
  style: Stylist;
  /** Bundled when they are first asked for, because content with mistakes needs none. */
  scripts: () => Promise<Scripts>;
  /** What earlier builds have parsed and rendered, so that the next does only what is new. */
  parsed: Parsed;
  bodies: Map<string, Body>;
}

export async function loadTools(): Promise<Tools> {
  const [sections, theme] = await Promise.all([loadSections(), loadTheme()]);
  let scripts: Promise<Scripts> | undefined;
  return {
    sections,
    parsed: new Map(),
    bodies: new Map(),
    check: checker(schemas(sections)),
    theme,
    style: stylist(theme.css),
    scripts: () => {
      scripts ??= bundleScripts();
      return scripts;
    },
  };
}
