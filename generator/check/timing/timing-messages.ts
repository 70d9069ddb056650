import type { Message } from '../../report/diagnostic.ts';
import { dayInEnglish } from './timing.ts';

/** Messages about the dates of pages and parts. */
export const timingMessages = {
  /** @param later the last day, if its year is most likely wrong */
  swapped: (from: string, until: string, later: string | null): Message => ({
    id: 'wrong-dates',
    message: `This ends on ${dayInEnglish(until)}, before it begins on ${dayInEnglish(from)}, so nobody would ever see it.`,
    hint:
      later === null
        ? 'Write the first day after "from:" and the last one after "until:".'
        : `If it ends in the next year, write:  ${later}`,
  }),
  updatedEarly: (published: string, updated: string): Message => ({
    id: 'wrong-dates',
    message: `This was updated on ${dayInEnglish(updated)}, before it was published on ${dayInEnglish(published)}.`,
    hint: 'Correct one of the two days, or delete "updated:" if the post has not changed.',
  }),
  /** @param name the name of the list or group */
  emptiedInPage: (name: string): Message => ({
    id: 'empty-list',
    message: `Everything in "${name}" is left out by its dates, or because it is a draft, and a page without it cannot be shown.`,
    hint: 'Write the dates, or "draft: true", at the top of the page for all of it, or keep something in it that has neither.',
  }),
  /** @param name the name of the list or group */
  emptiedInSite: (name: string): Message => ({
    id: 'empty-list',
    message: `Everything in "${name}" is left out by its dates, or because it is a draft, and a site without it cannot be shown.`,
    hint: `Keep something in "${name}" that has no dates and is not a draft.`,
  }),
};
