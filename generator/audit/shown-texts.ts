import type { SiteFacts } from '../../templates/facts/site.ts';
import type { PageData } from '../check/schema/page-schema.ts';
import { type Path, partAt } from '../read/locate.ts';
import type { Spot, ValueSpot } from './finding.ts';
import type { Reading, TextBlock } from './reading.ts';

/**
 * Text that visitors or search engines read on a page: after its placeholders are filled in, and without Markdown,
 * which is HTML by then.
 */
export interface ShownText extends Pick<TextBlock, 'text' | 'heading' | 'term' | 'inQuote'> {
  route: string;
  /** The index of its block, or its property. */
  origin: number | Pick<ValueSpot, 'route' | 'path'>;
}

/**
 * Returns the texts of a page: what search engines and shared links show of it, and what is in `<main>`. The header,
 * the footer, and facts in the head are the same on every page, so only those of the home page are included.
 */
export function shownTexts(route: string, { seo }: PageData, reading: Reading, facts: SiteFacts): ShownText[] {
  const isHome = route === '/';
  const property = (from: string | null, path: Path, text: string | undefined): ShownText[] =>
    text ? [{ route, text, heading: '', term: null, inQuote: false, origin: { route: from, path } }] : [];
  const blocks = reading.blocks.flatMap(({ text, heading, term, inMain, inQuote }, origin) =>
    inMain || isHome ? [{ route, text, heading, term, inQuote, origin }] : [],
  );
  return [
    ...property(route, ['seo', 'title'], reading.title),
    ...property(route, ['seo', 'description'], reading.description),
    ...property(route, ['seo', 'card', 'heading'], seo.card?.heading),
    ...property(route, ['seo', 'card', 'line'], seo.card?.line),
    ...(isHome ? property(null, ['business', 'description'], facts.business.description) : []),
    ...(isHome ? property(null, ['card', 'line'], facts.card?.line) : []),
    ...blocks,
  ];
}

/**
 * @param start the offset of the words in the text
 * @param isChosen true if the words may be a correct fact in the wrong place
 */
export function spotOf({ route, text, origin }: ShownText, words: string, start: number, isChosen = false): Spot {
  return typeof origin === 'number'
    ? { route, block: origin, words: { start, end: start + words.length }, isChosen }
    : { ...origin, part: partAt(text, words, start) };
}
