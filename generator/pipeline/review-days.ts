import { changesAfter } from '../check/changes.ts';
import type { Scheduled } from '../check/definition.ts';
import { dayInEnglish } from '../check/timing/timing.ts';
import { ContentError, type Diagnostic, diagnosticsOf } from '../report/diagnostic.ts';
import type { Tools } from '../tools.ts';
import { type PlanInput, planSite } from './plan-site.ts';

/**
 * Plans the site for each day on which something appears or disappears, to find mistakes before that day.
 *
 * @param problems the known problems of the site today
 * @throws ContentError if something will be wrong, such as a link to a page that is gone
 */
export async function reviewDays(
  scheduled: readonly Scheduled[],
  input: PlanInput & { today: string },
  tools: Tools,
  problems: readonly Diagnostic[],
): Promise<void> {
  const days = new Set(changesAfter(input.today, scheduled).map(({ day }) => day));
  const found: Diagnostic[] = [];
  for (const today of days) {
    const onDay = await planSite({ ...input, today }, tools).then(() => [], diagnosticsOf);
    found.push(...onDay.map((one) => ({ ...one, message: `Starting ${dayInEnglish(today)}: ${one.message}` })));
  }
  if (found.length > 0) throw new ContentError([...found, ...problems]);
}
