import type { Message } from '../../report/diagnostic.ts';

/** Messages about a text that is still to be written. */
export const gapMessages = {
  /**
   * @param words what to write, in the words of the gap
   * @param canBeDraft whether something around it can be a draft
   */
  toWrite: (words: string, canBeDraft: boolean): Message => ({
    id: 'gap',
    message: words ? `Still to write: ${words}${/[.!?…]$/.test(words) ? '' : '.'}` : 'Text is still missing here.',
    hint: `${replaceGap} Until then, nothing is published${canBeDraft ? ', unless "draft: true" makes its section, page, or town a draft' : ''}.`,
  }),
};

export const replaceGap = 'Replace the whole text, including TODO.';
