import { draftsAmong } from '../../check/definition.ts';
import { type IsPublished, isNoDraft } from '../../check/timing/leave-out.ts';
import type { BuildInput } from '../../pipeline/plan-site.ts';
import type { FilledTowns } from '../../plan/trusted.ts';
import { ContentError, type Diagnostic } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';
import type { KnownSite } from './known-site.ts';
import { type Planned, planAgain } from './plan-again.ts';

export interface PlannedDrafts {
  planned: Planned;
  /** Why some drafts are not in it. */
  problems: readonly Diagnostic[];
}

/**
 * Plans a site with its drafts in it, after an edit. Leaves out a draft with a mistake, so that it never keeps other
 * edits from showing.
 *
 * @param known the results of the last plan without errors; null if everything must be checked
 * @param filled the towns that earlier calls filled in; this call adds to it
 * @throws ContentError if something other than a draft has a mistake, or needs a draft that has one
 */
export async function planWithDrafts(
  project: BuildInput,
  tools: Tools,
  known: KnownSite | null,
  filled: FilledTowns,
): Promise<PlannedDrafts> {
  const planFrom = (last: KnownSite | null, isPublished?: IsPublished) =>
    planAgain(project, tools, last, filled, isPublished);
  let hasDrafts = false;
  const withDrafts: IsPublished = (data, file) => {
    hasDrafts ||= !isNoDraft(data, file);
    return true;
  };
  try {
    return { planned: await planFrom(known, withDrafts), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError) || !hasDrafts) throw error;
    return await withoutFaulty(error, (isPublished) => planFrom(null, isPublished));
  }
}

async function withoutFaulty(
  withDrafts: ContentError,
  planFrom: (isPublished?: IsPublished) => Promise<Planned>,
): Promise<PlannedDrafts> {
  const published = await planFrom().catch((error) => {
    // Without its drafts, a new site would have other mistakes: links to them.
    throw error instanceof ContentError ? withDrafts : error;
  });
  const { unpublished } = published.definitions;
  const drafts = new Set(draftsAmong(unpublished).map(({ source }) => source.file));
  const problems = withDrafts.diagnostics.filter(({ source }) => drafts.has(source.file));
  const faulty = new Set(problems.map(({ source }) => source.file));
  // A valid draft may need one with mistakes, so all drafts of a file are left out together.
  const planned = await planFrom((data, file) => isNoDraft(data, file) || !faulty.has(file)).catch((error) => {
    if (error instanceof ContentError) return published;
    throw error;
  });
  return { planned, problems };
}
