import type { SiteFacts } from '../../templates/facts/site.ts';
import { matchesOf } from './matches.ts';
import type { TextFault } from './rule.ts';
import { nearAfter, sentenceBefore } from './sentence.ts';

const copyright = /(?:©|\(c\)|\bcopyright\b)(?: ?©)? ?(?:\d{4} ?[–-] ?)?((?:19|20)\d\d)\b(?! ?[–-] ?\d)/gi;

/**
 * Finds "© 2026" in 2027.
 *
 * @param today as YYYY-MM-DD
 */
export function oldCopyright(text: string, today: string, facts: SiteFacts): TextFault[] {
  return matchesOf(text, copyright).flatMap((match) => {
    const { 0: words, 1: last = '', index } = match;
    const thisYear = today.slice(0, 4);
    if (last >= thisYear || !isOurs(text, match, facts)) return [];
    // Markdown or a line break may be before the year.
    const wrong = { words: last, index: index + words.length - last.length };
    return [{ words, index, wrong, fault: 'which is not the current year', hint: 'Write {year} instead.' }];
  });
}

/** Returns false for a text or a photo by somebody else, which has its own year. */
function isOurs(text: string, { 0: words, index }: RegExpExecArray, { business, footer }: SiteFacts): boolean {
  if (text === footer.copyright) return true;
  const after = nearAfter(text, index + words.length)
    .replace(/^[ ,]*(?:by )?/, '')
    .toLowerCase();
  const isOwn = after.startsWith(business.name.toLowerCase()) || /^(?:$|[.|·•–—-]|all rights)/.test(after);
  return isOwn && !/\p{L}/u.test(sentenceBefore(text, index));
}
