import type { Definitions } from '../check/definition.ts';
import { type IsPublished, shareProblems } from '../check/timing/leave-out.ts';
import type { KnownDefinitions } from '../memory/known-definitions.ts';
import type { KnownTowns } from '../memory/known-towns.ts';
import { onDay } from '../plan/on-day.ts';
import { read } from '../read/read.ts';
import { ContentError, type Diagnostic, withoutThoseAround } from '../report/diagnostic.ts';
import type { Tools } from '../tools.ts';

/** Files that an earlier build or other threads found valid, so that they are not read and checked again. */
export interface KnownContent {
  towns: KnownTowns | null;
  definitions: KnownDefinitions | null;
}

/** Every file is read and checked. */
export const nothingKnown: KnownContent = { towns: null, definitions: null };

/** The part of a project that belongs to the site. */
export interface PlanScope {
  /** Decides which pages and towns are published. By default, all except drafts. */
  isPublished?: IsPublished;
  /** The files below pages/ to read, in order. By default, all. */
  files?: readonly string[];
}

/** A site whose files were checked, each by itself. It may have problems. */
export interface DefinedSite {
  definitions: Definitions;
  problems: DefinitionProblems;
}

/** The problems that are found without a plan. */
interface DefinitionProblems {
  theme: readonly Diagnostic[];
  /** Those of files that could not be read. */
  unread: readonly Diagnostic[];
  /** Those of them that are not in a draft. */
  publishedUnread: readonly Diagnostic[];
  schemas: readonly Diagnostic[];
  staticFiles: readonly Diagnostic[];
}

/** What cannot be checked until a file can be read. */
export const unchecked = {
  site: 'Links and placeholders are checked once site.yaml is valid.',
  towns: 'Links to missing pages, places of towns, and references to towns are checked once all towns can be read.',
};

/**
 * Reads and checks the files of a site.
 *
 * @param today without it, nothing is left out because of its dates
 * @throws ContentError if site.yaml could not be read
 */
export async function defineSite(
  { root, today }: { root: string; today?: string },
  { check, parsed, themeProblems }: Pick<Tools, 'check' | 'parsed' | 'themeProblems'>,
  known: KnownContent = nothingKnown,
  { isPublished, files: only }: PlanScope = {},
): Promise<DefinedSite> {
  const sourceOf = (file: string) => known.towns?.source(file) ?? known.definitions?.source(file) ?? null;
  const [found, theme] = await Promise.all([read(root, { cache: parsed, kept: sourceOf, only }), themeProblems()]);
  const isRight = known.definitions?.isFor(found.site) ?? true;
  const files = isRight ? found : await read(root, { cache: parsed, only });
  const unread = files.problems;
  const { problems, site, ...checked } = check(files, { keptRoles: known.definitions?.roles, isPublished, today });
  const schemas = withoutThoseAround(unread, problems);
  if (!site) throw new ContentError([...theme, ...unread, ...schemas], unchecked.site);
  const { published, unpublished } = shareProblems(unread, checked);
  return {
    definitions: { ...checked, unpublished, site: onDay(site, today), staticFiles: files.staticFiles, today },
    problems: {
      theme,
      unread,
      publishedUnread: published,
      schemas,
      staticFiles: files.staticProblems,
    },
  };
}
