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
    message: `Everything in "${name}" is left out, by its dates or as a draft, but the page needs it.`,
    hint: 'Move the dates, or "draft: true", to the top of the page, or keep something here that has neither.',
  }),
  /** @param name the name of the list or group */
  emptiedInSite: (name: string): Message => ({
    id: 'empty-list',
    message: `Everything in "${name}" is left out, by its dates or as a draft, but the site needs it.`,
    hint: `Keep something in "${name}" that has no dates and is not a draft.`,
  }),
};
