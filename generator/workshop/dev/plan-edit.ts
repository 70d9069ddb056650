import type { BuildInput } from '../../pipeline/plan-site.ts';
import type { FilledTowns } from '../../plan/trusted.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { Tools } from '../../tools.ts';
import type { KnownSite } from './known-site.ts';
import { type PlannedDrafts, planWithDrafts } from './plan-with-drafts.ts';
import { planWords } from './plan-words.ts';
import type { ShownSite } from './shown-site.ts';

export interface PlannedEdit extends PlannedDrafts {
  /** True if only the words of a town had changed. */
  wereOnlyWords: boolean;
}

/** What is known about a site before an edit. */
interface Before {
  /** The version before the edit, if it had no problem. */
  clean: ShownSite | null;
  known: KnownSite | null;
  /** The towns that earlier plans filled in. */
  filled: FilledTowns;
}

/**
 * Plans a site after an edit: only the words of a town if nothing else has changed and there was no problem before.
 *
 * @param edited the only file that has changed, if that is known
 * @throws ContentError if the site has a mistake
 */
export async function planEdit(
  input: BuildInput,
  tools: Tools,
  { clean, known, filled }: Before,
  edited: string | undefined,
): Promise<PlannedEdit> {
  // Words of a town that were not read yet are no longer in its file.
  const isGone = (error: unknown) => (error instanceof UsageError ? null : Promise.reject(error));
  const words = clean && edited ? await planWords(input, tools, clean.planned, edited).catch(isGone) : null;
  if (words) return { planned: words, problems: [], wereOnlyWords: true };
  return { wereOnlyWords: false, ...(await planWithDrafts(input, tools, known, filled)) };
}
