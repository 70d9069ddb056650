import { type LoadedPictures, loadPictures } from '../assets/pictures/load-pictures.ts';
import type { Definitions } from '../check/definition.ts';
import { type IsPublished, publishedProblems } from '../check/timing/leave-out.ts';
import type { KnownDefinitions } from '../memory/known-definitions.ts';
import type { KnownTowns } from '../memory/known-towns.ts';
import { onDay } from '../plan/on-day.ts';
import { type Plan, type PlanOptions, plan } from '../plan/plan.ts';
import type { Site } from '../plan/resolve.ts';
import type { Trusted } from '../plan/trusted.ts';
import { read } from '../read/read.ts';
import { ContentError, inSequence, withoutThoseAround } from '../report/diagnostic.ts';
import type { Tools } from '../tools.ts';
import type { Share } from './share.ts';

/** A site without errors, ready to render, and the definitions it was planned from. */
export interface PlannedSite {
  site: Site;
  definitions: Definitions;
  pictures: LoadedPictures['pictures'];
}

/** A planned site that can also replan the pages of an edited file. It keeps all planning data in memory. */
export interface ReplannableSite extends PlannedSite, Pick<Plan, 'planTown' | 'planDefinition' | 'planFacts'> {}

/** Returns the site without its planning data, for rendering. */
export const plannedOnly = ({ site, definitions, pictures }: ReplannableSite): PlannedSite => ({
  site,
  definitions,
  pictures,
});

/** What a plan of a site depends on. */
export interface PlanInput {
  /** The folder that contains site.yaml and pages/. */
  root: string;
  /** The key for the map, if it is not in site.yaml. */
  mapsKey?: string | undefined;
  /**
   * As YYYY-MM-DD. Without it, nothing is left out because of its dates, no text can use the year, and special days are
   * never known to be near or over.
   */
  today?: string;
}

/** What a build depends on. */
export interface BuildInput extends PlanInput {
  /** As YYYY-MM-DD: the modification date of changed pages, and the day that dates in texts are compared with. */
  today: string;
  /** How many threads make the pages. By default, several for a large site. */
  threads?: number | undefined;
  /** The pages to make, if other machines make the others. */
  part?: Share | undefined;
}

/** What a program that plans again after each edit passes to every call. */
export interface Reused {
  filled?: Trusted['filled'];
}

/** Work that can be skipped because an earlier build or other threads have done it. */
interface Shortcuts extends Reused {
  towns?: KnownTowns | null;
  definitions?: KnownDefinitions | undefined;
  /** Returns true for a page whose texts and links do not need to be checked. */
  isTrusted?: Trusted['page'];
  /** Returns the route of a trusted page, if it is known. */
  routeOf?: Trusted['route'];
  /** Returns true if nothing can be trusted after all, because a page that others may link to is gone. */
  isUntrusted?: (site: Site) => boolean;
  /** The names of pictures that trusted pages show. */
  pictures?: readonly string[];
  /** Decides which pages and towns are part of the site. By default, all except drafts. */
  isPublished?: IsPublished;
  /** The files below pages/ to plan a part of the site with, in order. By default, all. */
  files?: readonly string[] | undefined;
  /** Called with the definitions before any page is planned. */
  prepare?: (definitions: Definitions) => Promise<void>;
}

type PlanTools = Pick<Tools, 'check' | 'parsed' | 'cache' | 'themeProblems' | 'sections'>;

/** What cannot be checked until a file can be read. */
export const unchecked = {
  site: 'Links and placeholders are checked once site.yaml is valid.',
  towns: 'Links to missing pages, places of towns, and references to towns are checked once all towns can be read.',
};

/**
 * Reads, checks, and plans a site. A definition that fails one check still goes through the next, so that one run
 * reports every mistake.
 *
 * @throws ContentError with the problems of all files. If some files were not checked, the cause may be in one of them,
 *   so plan again without any known files
 */
export async function planSite(
  { root, mapsKey, today }: PlanInput,
  { check, parsed, cache, themeProblems, sections }: PlanTools,
  shortcuts: Shortcuts = {},
): Promise<ReplannableSite> {
  const sourceOf = (file: string) => shortcuts.towns?.source(file) ?? shortcuts.definitions?.source(file) ?? null;
  const [found, ofTheme] = await Promise.all([read(root, parsed, sourceOf, shortcuts.files), themeProblems()]);
  const isRight = shortcuts.definitions?.isFor(found.site) ?? true;
  const files = isRight ? found : await read(root, parsed, () => null, shortcuts.files);
  const keptRoles = shortcuts.definitions?.roles;
  const occasion = { keptRoles, isPublished: shortcuts.isPublished, today };
  const { problems: ofShape, site, ...checked } = check(files, occasion);
  const problems = withoutThoseAround(files.problems, ofShape);
  if (!site) throw new ContentError([...ofTheme, ...files.problems, ...problems], unchecked.site);

  const { staticFiles, staticProblems } = files;
  const definitions = { ...checked, site: onDay(site, today), staticFiles, today };
  await shortcuts.prepare?.(definitions);

  const unread = publishedProblems(files.problems, checked);
  const planned = planPages(definitions, { sections, areAllRead: unread.length === 0, mapsKey }, shortcuts);
  const loaded = await loadPictures(root, planned.site.pictures, cache, shortcuts.pictures);
  const ofContent = withoutThoseAround(files.problems, inSequence(problems, [...planned.problems, ...loaded.problems]));
  const all = [...ofTheme, ...unread, ...staticProblems, ...ofContent];
  if (all.length > 0) throw new ContentError(all, knowsTowns(definitions) ? '' : unchecked.towns);
  const { planTown, planDefinition, planFacts } = planned;
  return { site: planned.site, definitions, pictures: loaded.pictures, planTown, planDefinition, planFacts };
}

/** Plans the pages that are not trusted, or all pages if nothing can be trusted. */
function planPages(
  definitions: Definitions,
  options: Omit<PlanOptions, 'trusted'>,
  { filled, isTrusted = () => false, routeOf, isUntrusted }: Shortcuts,
): Plan {
  const planWith = (page: Trusted['page']) =>
    plan(definitions, {
      ...options,
      trusted: { page, route: routeOf, town: (source) => source.isChecked === true, filled },
    });
  const planned = planWith(isTrusted);
  return isUntrusted?.(planned.site) ? planWith(() => false) : planned;
}

/** Returns false if a mistake in site.yaml hides the list of towns. */
function knowsTowns({ site }: Definitions): boolean {
  return site.unknown.every(([group, ...rest]) => group !== 'towns' || rest.length > 0);
}
