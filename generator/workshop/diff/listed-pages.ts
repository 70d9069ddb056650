import { formatNumber } from '../../report/wording.ts';
import type { ListedPage, SiteChange } from './compare.ts';
import { pageGroups } from './page-groups.ts';
import { type SummaryPart, suchAs } from './summary-part.ts';
import type { SummaryStyle } from './summary-style.ts';

/** Lists the pages that are new, moved, or gone. Counts similar ones if there are many. */
export function listedPages({ added, renamed, removed }: SiteChange, style: SummaryStyle): SummaryPart[] {
  const { heading, line, name, quote } = style;
  const route = (page: ListedPage) => page.route;
  const titled = (what: string) => (page: ListedPage) =>
    [heading(what, page.route), ...(page.title === null ? [] : [line(quote(page.title))])].join('\n');
  const words = { route, example: (page: ListedPage) => name(page.route) };
  return [
    ...listed(added, style, { ...words, many: 'new pages', one: titled('New page') }),
    ...listed(renamed, style, {
      route: ({ to }) => to,
      many: 'new addresses of pages',
      example: ({ from, to }) => `${name(to)} (was ${name(from)})`,
      one: ({ from, to }) => heading('New address', `${from} is now ${to}`),
    }),
    ...listed(removed, style, { ...words, many: 'removed pages', one: titled('Removed page') }),
  ];
}

/** The wording for pages. */
interface PageWords<T> {
  route: (page: T) => string;
  many: string;
  /** Names one of many. */
  example: (page: T) => string;
  one: (page: T) => string;
}

function listed<T extends { definition: string | null }>(
  pages: readonly T[],
  { name, strong }: SummaryStyle,
  { route, many, example, one }: PageWords<T>,
): SummaryPart[] {
  const { groups, others } = pageGroups(pages, route);
  return [
    ...groups.map((group) => {
      const count = strong(`${formatNumber(group.pages.length)} ${many}`);
      const from = group.definition === null ? '' : ` from ${name(group.definition)}`;
      return { text: `${count}${from}${suchAs(group.pages.map(example))}`, isAbridged: true };
    }),
    ...others.map((page) => ({ text: one(page), isAbridged: false })),
  ];
}
