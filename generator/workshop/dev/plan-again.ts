import { type IsPublished, isNoDraft } from '../../check/timing/leave-out.ts';
import { lostTargets } from '../../memory/lost-targets.ts';
import { hasSamePictures, type SameFiles, sameFiles } from '../../memory/same-files.ts';
import { defineSite, nothingKnown } from '../../pipeline/define-site.ts';
import { type BuildInput, type PlannedSite, planDefined } from '../../pipeline/plan-site.ts';
import { type SharedWork, shareWork } from '../../pipeline/shared-work.ts';
import type { Copy } from '../../plan/page.ts';
import type { Plan } from '../../plan/plan.ts';
import type { FilledTowns } from '../../plan/trusted.ts';
import type { Source } from '../../read/source.ts';
import { ContentError } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';
import { type KnownPage, type KnownSite, siteOfPlan } from './known-site.ts';

/** A site that was planned without errors. */
export interface Planned extends PlannedSite, Pick<Plan, 'basis'> {
  work: SharedWork;
  /** What the next plan can reuse. */
  known: KnownSite;
}

/**
 * Plans a site after an edit. Skips what is known to be valid. If there is a problem, plans the whole site to explain
 * it.
 *
 * @param known the results of the last plan without errors; null if everything must be checked. A mistake removes towns
 *   from it
 * @param filled the towns that earlier calls filled in; this call adds to it
 * @param isPublished decides which pages and towns are part of the site
 * @throws ContentError with the problems of all files
 */
export async function planAgain(
  input: BuildInput,
  tools: Tools,
  known: KnownSite | null,
  filled: FilledTowns,
  isPublished: IsPublished = isNoDraft,
): Promise<Planned> {
  const same = known && sameFiles(known, input.root);
  const planFrom = (last: Skippable) => planWith(input, tools, last, filled, isPublished);
  try {
    return await planFrom({ known, same });
  } catch (error) {
    if (!(error instanceof ContentError) || !known) throw error;
    // Until the mistake is corrected, pages may read the words of a town from a file that has changed.
    known.towns = known.towns.filter(({ file }) => same?.towns.source(file));
    // The cause may be in something that was skipped.
    return await planFrom({ known: null, same: null });
  }
}

/** What can be skipped. */
interface Skippable {
  known: KnownSite | null;
  same: SameFiles | null;
}

async function planWith(
  input: BuildInput,
  tools: Tools,
  { known, same }: Skippable,
  filled: FilledTowns,
  isPublished: IsPublished,
): Promise<Planned> {
  const stampedAt = Date.now();
  const trusted = known && hasSamePictures(known, input.root) ? known : null;
  const earlier = new Map(trusted?.pages.map((page) => [page.key, page]));
  /** The unchanged pages, by their routes. */
  const unchanged = new Map<string, KnownPage>();
  const site = await defineSite(input, tools, same ?? nothingKnown, { isPublished });
  const work = await shareWork(site.definitions, same ?? nothingKnown, input, tools);
  const pageOf = (source: Source, copy?: Copy) => earlier.get(work.keys.of({ source, copy }));
  const { planned, basis } = await planDefined(site, input, tools, {
    filled,
    pictures: [...(trusted?.pictures.keys() ?? [])],
    isTrusted: (source, copy) => {
      const page = pageOf(source, copy);
      if (page) unchanged.set(page.route, page);
      return page !== undefined && !page.hasLinkWithDomain;
    },
    routeOf: (source, copy) => pageOf(source, copy)?.route,
    isUntrusted: (now) => {
      const before = trusted?.pages.map((page) => ({ ...page, isValid: unchanged.get(page.route) === page })) ?? [];
      return lostTargets(before, now).length > 0;
    },
  });
  const before = { root: input.root, towns: same?.towns ?? null, unchanged, stampedAt };
  return { ...planned, basis, work, known: siteOfPlan(planned, work, before) };
}
