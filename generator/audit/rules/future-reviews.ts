import type { Path } from '../../read/locate.ts';
import { lastDay } from '../last-day.ts';
import type { Rule } from '../rule.ts';
import { writtenSpot } from '../written-texts.ts';

/** Reports a review with a date in the future. */
export const rule: Rule = {
  id: 'future-reviews',
  severity: 'warning',
  reason: 'A review from the future looks invented, and so do those next to it.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
  file: (file, { today }) =>
    file.texts
      .filter(
        ({ path, text }) => isDateOfReview(path) && /^\d/.test(text) && text > lastDay(today).slice(0, text.length),
      )
      .map((written) => ({
        at: writtenSpot(file, written),
        message: `The date of this review, ${written.text}, is in the future. Today is ${today}.`,
        hint: 'Write when the review was written.',
        value: written.text,
      })),
};

const isDateOfReview = (path: Path) => path.at(-1) === 'date' && path.at(-3) === 'reviews';
