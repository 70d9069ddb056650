import { occurrences, type Path } from '../read/locate.ts';
import type { Spot } from './finding.ts';
import type { Block, Reading } from './reading.ts';

/** Text that visitors or search engines read on a page. */
export interface ShownText extends Pick<Block, 'text' | 'heading' | 'term'> {
  route: string;
  /** The index of its block, or the path of its property. */
  origin: number | Path;
}

const head = [
  { part: 'title', path: ['seo', 'title'] },
  { part: 'description', path: ['seo', 'description'] },
] as const;

/**
 * The texts of a page: its title, its description, and what is in `<main>`. The header and footer are the same on every
 * page, so only those of the home page are included.
 */
export function shownTexts(route: string, reading: Reading): ShownText[] {
  const named = head.map(({ part, path }) => ({ route, text: reading[part], heading: '', term: null, origin: path }));
  const blocks = reading.blocks.flatMap(({ text, heading, term, inMain }, origin) =>
    inMain || route === '/' ? [{ route, text, heading, term, origin }] : [],
  );
  return [...named, ...blocks];
}

/**
 * @param start the offset of the words in the text
 * @param isChosen true if the words may be a correct fact in the wrong place
 */
export function spotOf({ route, text, origin }: ShownText, words: string, start: number, isChosen = false): Spot {
  return typeof origin === 'number'
    ? { route, block: origin, words: { start, end: start + words.length }, isChosen }
    : { route, path: origin, part: { words, earlier: occurrences(words, text.slice(0, start)).length } };
}
