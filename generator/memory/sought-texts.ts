import { dayInWords } from '../../templates/facts/dates.ts';
import { asGroup } from '../../templates/schema/is-group.ts';
import { isPastPost } from '../audit/past-posts.ts';
import type { Definitions, TownFacts } from '../check/definition.ts';
import { isPost } from '../plan/posts.ts';

/**
 * What lists show of posts. Audits look for it on every page, as they do for the names of towns, so what a page says is looked at
 * again if one of these texts is new or gone. A post of long ago counts as another one than before.
 *
 * @param today as YYYY-MM-DD
 * @param ofTowns a hash of the towns that the pages of a definition are about, whose words may be in a text
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
 * A text that audits look for, such as the name of a town.
 *
 * @param words a hash of what the placeholders in it may be filled with
 */
const soughtText = (text: string, words: () => string): string => text + end + (text.includes('{') ? words() : '');

/** The name of a town, which counts as another one if the town is in another state than before. */
export const soughtTown = ({ name, region = '' }: Pick<TownFacts, 'name' | 'region'>, words: () => string): string =>
  soughtText(name, words) + region;

/** Ends what is written of a text. What follows tells it from an earlier one that is written the same. */
const end = '\0';

/** The words of each text that is new or gone, in small letters: a page that has the text has all of them. */
export function changedTexts(before: readonly string[], now: readonly string[]): string[][] {
  const [old, current] = [new Set(before), new Set(now)];
  const changed = [...before.filter((text) => !current.has(text)), ...now.filter((text) => !old.has(text))];
  return changed.map(wordsIn);
}

/** Without placeholders: what they are filled with is not known here. */
function wordsIn(text: string): string[] {
  const [written = ''] = text.split(end);
  return (
    written
      .replace(/\{[^{}]*\}/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
