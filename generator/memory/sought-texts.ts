import { dayInWords } from '../../templates/facts/dates.ts';
import { asGroup } from '../../templates/schema/is-group.ts';
import { isPastPost } from '../audit/past-posts.ts';
import type { Definitions, TownFacts } from '../check/definition.ts';
import { isPost } from '../plan/posts.ts';

/**
 * Returns what lists show of posts. Audits look for these texts on every page, as they do for the names of towns, so a
 * page's text is checked again if one of them is new or gone. A post that has become old counts as a different text.
 *
 * @param today as YYYY-MM-DD
 * @param ofTowns returns a hash of the towns that the pages of a definition are about, whose words may be in a text
 */
export function postTexts({ pages, site }: Definitions, today: string, ofTowns: (data: unknown) => string): string[] {
  const posts = pages.map(({ source }) => asGroup(source.data)).filter(isPost);
  return posts.flatMap((post) => {
    const { name, seo, published, updated } = post;
    const days = { published: String(published), ...(typeof updated === 'string' && { updated }) };
    const age = isPastPost(days, today) ? 'past' : '';
    const texts = [name, asGroup(seo).description, dayInWords(days.published, site.data.language)];
    return texts.map((text) => soughtText(String(text ?? ''), () => ofTowns(post)) + age);
  });
}

/**
 * Returns the key of a text that audits look for, such as the name of a town.
 *
 * @param words returns a hash of the values of its placeholders
 */
const soughtText = (text: string, words: () => string): string => text + end + (text.includes('{') ? words() : '');

/** Returns the key of the name of a town. It changes if the town moves to another state. */
export const soughtTown = ({ name, region = '' }: Pick<TownFacts, 'name' | 'region'>, words: () => string): string =>
  soughtText(name, words) + region;

/** Ends the text in a key. What follows distinguishes it from an earlier text that is written the same. */
const end = '\0';

/** Returns the words of each text that is new or gone, in lowercase. A page with the text has all of them. */
export function changedTexts(before: readonly string[], now: readonly string[]): string[][] {
  const [old, current] = [new Set(before), new Set(now)];
  const changed = [...before.filter((text) => !current.has(text)), ...now.filter((text) => !old.has(text))];
  return changed.map(wordsIn);
}

/** Returns the words without placeholders, because their values are not known here. */
function wordsIn(text: string): string[] {
  const [written = ''] = text.split(end);
  return (
    written
      .replace(/\{[^{}]*\}/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
