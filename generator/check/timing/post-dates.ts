import { isDay } from '../../../templates/facts/dates.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { errorAtValue } from '../../read/error-at.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { timingMessages } from './timing-messages.ts';

/** Reports a post with an update date before its publication date. */
export function postDateProblems(source: Source): Diagnostic[] {
  const { published, updated } = asGroup(source.data);
  if (typeof published !== 'string' || typeof updated !== 'string' || updated >= published) return [];
  // An invalid date is reported separately.
  if (!isDay(published) || !isDay(updated)) return [];
  return [errorAtValue(source, ['updated'], timingMessages.updatedEarly(published, updated))];
}
