import { changesAfter } from '../check/changes.ts';
import type { Scheduled } from '../check/definition.ts';
import { dayInEnglish } from '../check/timing/timing.ts';
import { ContentError, type Diagnostic } from '../report/diagnostic.ts';
import type { PlanFor } from './review-plan.ts';

/**
 * Plans the site for each day on which something appears or disappears, so that mistakes are found before that day.
 *
 * @param problems what is known of the site today
 * @throws ContentError if something will be wrong, such as a link to a page that is gone
 */
export async function reviewDays(
  scheduled: readonly Scheduled[],
  today: string,
  planFor: PlanFor,
  problems: readonly Diagnostic[],
): Promise<void> {
  const days = new Set(changesAfter(today, scheduled).map(({ day }) => day));
  const found: Diagnostic[] = [];
  for (const day of days) {
    const onDay = await planFor({ today: day });
    found.push(...onDay.map((one) => ({ ...one, message: `From ${dayInEnglish(day)} on: ${one.message}` })));
  }
  if (found.length > 0) throw new ContentError([...found, ...problems]);
}
