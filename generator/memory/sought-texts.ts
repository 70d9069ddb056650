import { dayInWords } from '../../templates/facts/dates.ts';
import { asGroup } from '../../templates/schema/is-group.ts';
import { isPastPost } from '../audit/past-posts.ts';
import type { Definitions } from '../check/definition.ts';
import { isPost } from '../plan/posts.ts';

/**
 * What lists show of posts. Audits look for it on every page, as they do for the names of towns, so what a page says is looked at
 * again if one of these texts is new or gone. A post of long ago counts as another one than before.
 *
 * @param today as YYYY-MM-DD
 */
export function postTexts({ pages, site }: Definitions, today: string): string[] {
  const posts = pages.map(({ source }) => asGroup(source.data)).filter(isPost);
  return posts.flatMap(({ name, seo, published, updated }) => {
    const days = { published: String(published), ...(typeof updated === 'string' && { updated }) };
    const age = isPastPost(days, today) ? past : '';
    const texts = [name, asGroup(seo).description, dayInWords(days.published, site.data.language)];
    return texts.map((text) => `${text}${age}`);
  });
}

/** Ends a text that is not in any page. */
const past = '\0';

/** A word of each text that is new or gone, in small letters. */
export function changedWords(before: readonly string[], now: readonly string[]): string[] {
  const [old, current] = [new Set(before), new Set(now)];
  const changed = [...before.filter((text) => !current.has(text)), ...now.filter((text) => !old.has(text))];
  return changed.map(longestWord);
}

/** Only as it is written, because a placeholder stands for other words. Empty if there is none. */
function longestWord(text: string): string {
  const words = text.replace(/\{[^{}]*\}/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '').toLowerCase();
}
