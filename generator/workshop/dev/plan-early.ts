import type { BuildInput } from '../../pipeline/plan-site.ts';
import type { FilledTowns } from '../../plan/trusted.ts';
import { ContentError, type Diagnostic } from '../../report/diagnostic.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { Tools } from '../../tools.ts';
import { type CheckedAlone, checkAlone, mentionsDraft } from './check-alone.ts';
import type { IsOpen } from './open-pages.ts';
import type { Planned } from './plan-again.ts';
import { nameNoFacts, planFacts } from './plan-facts.ts';
import { planOpen } from './plan-open.ts';
import { planSections } from './plan-sections.ts';

/** An edit of one file that changes many pages. */
interface ManyPages {
  file: string;
  /** What was found in the file itself; null if it was not checked alone. */
  alone: CheckedAlone | null;
  /** All files that have changed since the last check of the whole site. */
  edited: ReadonlySet<string>;
  isOpen: IsOpen;
}

/** Checks an edited file by itself. Returns null if that says nothing about the file. */
export async function checkFirst(
  input: BuildInput,
  tools: Tools,
  shown: Planned,
  file: string,
): Promise<CheckedAlone | null> {
  if (file === 'site.yaml' && !nameNoFacts(shown)) return null;
  return checkAlone(input, tools, shown.definitions, file);
}

/**
 * Plans a site after an edit, in the quickest way that is possible for this edit, and checks only the open pages.
 *
 * @param shown the plan that is shown, and the last one whose pages were all checked
 * @throws ContentError with some of the problems
 */
export async function planEarly(
  input: BuildInput,
  tools: Tools,
  { planned, checked }: { planned: Planned; checked: Planned },
  { file, alone, edited, isOpen }: ManyPages,
  filled: FilledTowns,
): Promise<Planned> {
  const quick =
    alone && file === 'site.yaml'
      ? planFacts(input, tools, planned, alone, isOpen)
      : planSections(input, tools, planned, file, isOpen);
  return (await quick) ?? planOpen(input, tools, { known: checked.known, edited, isOpen }, filled);
}

/**
 * Returns the mistakes in an edited file that an early plan found. Returns null if the build must decide: other files
 * have mistakes, or the file may have a draft with mistakes.
 *
 * @param error why the site could not be planned; anything other than a mistake is thrown
 */
export function mistakesIn({ file, alone }: ManyPages, error: unknown): readonly Diagnostic[] | null {
  // The file of a town has changed since, and the next build reports its problem.
  if (error instanceof UsageError) return null;
  if (!(error instanceof ContentError)) throw error;
  const own = error.diagnostics.filter(({ source }) => source.file === file);
  const mayBeDraft = alone?.mayBeDraft ?? own.some(({ source }) => mentionsDraft(source));
  return own.length > 0 && !mayBeDraft ? own : null;
}
