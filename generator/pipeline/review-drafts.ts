import { draftsAmong, type Unpublished } from '../check/definition.ts';
import { inDraft } from '../check/mistakes/gap.ts';
import { isWithin } from '../check/timing/leave-out.ts';
import { ContentError, diagnosticsOf } from '../report/diagnostic.ts';
import type { Tools } from '../tools.ts';
import { defineSite } from './define-site.ts';
import { type PlanInput, planSite } from './plan-site.ts';

/**
 * Returns drafts with everything that is left to finish in them, as warnings. Some of it, such as a link that leads
 * nowhere, shows up only if the whole site is planned with them.
 */
export async function reviewDrafts(
  drafts: readonly Unpublished[],
  input: PlanInput,
  tools: Tools,
): Promise<Unpublished[]> {
  if (drafts.length === 0) return [];
  const found = await planSite(input, tools, { scope: { isPublished: () => true } }).then(() => [], diagnosticsOf);
  return drafts.map((draft) => {
    const all = [...draft.problems, ...found.filter((problem) => isWithin(problem, draft))];
    const problems = new ContentError(all).diagnostics.map(inDraft);
    return { ...draft, problems };
  });
}

/**
 * Returns an error with its own problems, and what is left to finish in drafts. A new site has errors until its drafts
 * are finished, because it links to them.
 */
export async function withDrafts(error: ContentError, input: PlanInput, tools: Tools): Promise<ContentError> {
  const drafts = await draftsIn(input, tools);
  const reviewed = await reviewDrafts(drafts, input, tools);
  return new ContentError([...error.diagnostics, ...reviewed.flatMap(({ problems }) => problems)], error.unchecked);
}

/** Returns the drafts of a site that may have mistakes; none if site.yaml cannot be read. */
async function draftsIn(input: PlanInput, tools: Tools): Promise<Unpublished[]> {
  try {
    const { definitions } = await defineSite(input, tools);
    return draftsAmong(definitions.unpublished);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [];
  }
}
