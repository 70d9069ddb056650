import { isDay } from '../../../templates/facts/dates.ts';
import { lastDay } from '../last-day.ts';
import type { Rule } from '../rule.ts';
import { writtenSpot } from '../written-texts.ts';

/** Reports a post with an update date in the future. */
export const rule: Rule = {
  id: 'future-updates',
  severity: 'warning',
  reason: 'Nobody can have changed a post on a day that is still to come, and search engines show that day to people.',
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  file: (file, { today }) =>
    file.texts
      .filter(({ path, text }) => path.length === 1 && path[0] === 'updated' && isDay(text) && text > lastDay(today))
      .map((written) => ({
        at: writtenSpot(file, written),
        message: `The day of the last change to this post, ${written.text}, is in the future. Today is ${today}.`,
        hint: 'Write the day on which you changed it.',
        value: written.text,
      })),
};
