import { type LoadedPictures, loadPictures } from '../assets/pictures/load-pictures.ts';
import type { Definitions } from '../check/definition.ts';
import { type Plan, type PlanOptions, plan } from '../plan/plan.ts';
import type { Site } from '../plan/resolve.ts';
import type { Trusted } from '../plan/trusted.ts';
import { ContentError, inSequence, withoutThoseAround } from '../report/diagnostic.ts';
import type { Tools } from '../tools.ts';
import { type DefinedSite, defineSite, type KnownContent, type PlanScope, unchecked } from './define-site.ts';
import type { Share } from './share.ts';

/** A site without errors, ready to render, and the definitions it was planned from. */
export interface PlannedSite {
  site: Site;
  definitions: Definitions;
  pictures: LoadedPictures['pictures'];
}

/** A planned site, and what planning some of its pages again needs. Drop that before rendering: it takes memory. */
interface ReplannableSite extends Pick<Plan, 'basis'> {
  planned: PlannedSite;
}

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
  shard?: Share | undefined;
}

/** Pages that an earlier build or other threads have checked. */
interface TrustedPages extends Pick<Trusted, 'isTrusted' | 'routeOf' | 'filled'> {
  /** Returns true if nothing can be trusted after all, because a page that others may link to is gone. */
  isUntrusted?: ((site: Site) => boolean) | undefined;
  /** The names of the pictures that trusted pages show. */
  pictures?: readonly string[] | undefined;
}

/**
 * Reads, checks, and plans a site. A definition that fails one check still goes through the next, so that one run
 * reports every mistake.
 *
 * @throws ContentError with the problems of all files. If some files were not checked, the cause may be in one of them,
 *   so plan again without any known files
 */
export async function planSite(
  input: PlanInput,
  tools: Tools,
  { known, scope, trusted }: { known?: KnownContent; scope?: PlanScope; trusted?: TrustedPages } = {},
): Promise<PlannedSite> {
  return (await planDefined(await defineSite(input, tools, known, scope), input, tools, trusted)).planned;
}

/**
 * Plans a site whose files were checked.
 *
 * @throws ContentError with the problems of all files
 */
export async function planDefined(
  { definitions, problems }: DefinedSite,
  { root, mapsKey }: PlanInput,
  { cache, sections }: Pick<Tools, 'cache' | 'sections'>,
  trusted: TrustedPages = { isTrusted: () => false },
): Promise<ReplannableSite> {
  const { theme, unread, publishedUnread, schemas, staticFiles } = problems;
  const planned = planPages(definitions, { sections, areAllRead: publishedUnread.length === 0, mapsKey }, trusted);
  const loaded = await loadPictures(root, planned.site.pictures, cache, trusted.pictures);
  const ofContent = withoutThoseAround(unread, inSequence(schemas, [...planned.problems, ...loaded.problems]));
  const all = [...theme, ...publishedUnread, ...staticFiles, ...ofContent];
  if (all.length > 0) throw new ContentError(all, knowsTowns(definitions) ? '' : unchecked.towns);
  const { site, basis } = planned;
  return { planned: { site, definitions, pictures: loaded.pictures }, basis };
}

/** Plans the pages that are not trusted, or all pages if nothing can be trusted. */
function planPages(
  definitions: Definitions,
  options: Omit<PlanOptions, 'trusted'>,
  { isTrusted, isUntrusted, routeOf, filled }: TrustedPages,
): Plan {
  const isTrustedTown: Trusted['isTrustedTown'] = (source) => source.isChecked === true;
  const planWith = (pages: Pick<Trusted, 'isTrusted'>) =>
    plan(definitions, { ...options, trusted: { ...pages, routeOf, isTrustedTown, filled } });
  const planned = planWith({ isTrusted });
  return isUntrusted?.(planned.site) ? planWith({ isTrusted: () => false }) : planned;
}

/** Returns false if a mistake in site.yaml hides the list of towns. */
function knowsTowns({ site }: Definitions): boolean {
  return site.unknown.every(([group, ...rest]) => group !== 'towns' || rest.length > 0);
}
