import { formatNumber, inWords } from '../../report/wording.ts';
import type { Change } from './change.ts';
import type { SiteChange } from './compare.ts';
import { describe } from './describe-change.ts';
import { type Folded, folded } from './fold.ts';
import { type SummaryStyle, signed } from './summary-style.ts';

/** Says what is different on pages that both builds have: what several share, then each page. */
export function changedPages(change: SiteChange, style: SummaryStyle): string[] {
  const { shared, changed, pagesChanged, looks, same } = change;
  const { heading, line, name } = style;
  const all = pagesChanged + looks.length + same;
  const part = (start: string, changes: readonly Change[], others: string[]) =>
    [start, ...changes.map((one) => line(describe(one, style))), ...others].join('\n');
  const othersLike = ({ left, kinds }: Pick<Folded<unknown>, 'left' | 'kinds'>, what: string) =>
    left > 0 ? [line(`${formatNumber(left)} more ${what} like these: ${inWords(kinds.map(name))}. ${toListAll}`)] : [];
  return [
    ...folded(shared).map(({ part: { routes, changes }, ...others }) => {
      const start = heading(`On ${formatNumber(routes.length)} pages`, routes.length === all ? '' : someOf(routes));
      return part(start, changes, othersLike(others, 'groups of pages'));
    }),
    ...folded(changed).map(({ part: { route, changes, bytes }, ...others }) =>
      part(heading(route, signed(bytes)), changes, othersLike(others, 'pages')),
    ),
  ];
}

/** Names the pages that have the same words. */
export function otherLooks({ looks }: SiteChange, { heading, line }: SummaryStyle): string[] {
  if (looks.length === 0) return [];
  return [[heading('Same words, other looks', ''), line(someOf(looks)), line(whatLooks)].join('\n')];
}

const whatLooks = 'Their pictures, colors, layout, or links are different. To see them, run:  npm run preview';

const toListAll = 'To list all of them, add --format json:  npm run diff -- --format json';

/** Some routes, and how many others there are. */
function someOf(routes: readonly string[]): string {
  const rest = routes.length - mostRoutes;
  return routes.slice(0, mostRoutes).join(', ') + (rest > 0 ? `, and ${formatNumber(rest)} more` : '');
}

const mostRoutes = 8;
