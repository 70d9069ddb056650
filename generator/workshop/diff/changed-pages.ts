import { formatNumber, inWords } from '../../report/wording.ts';
import type { Change } from './change.ts';
import type { SiteChange } from './compare.ts';
import { describe } from './describe-change.ts';
import { type Folded, folded, foldedChanges } from './fold.ts';
import type { SummaryPart } from './summary-part.ts';
import { type SummaryStyle, signed } from './summary-style.ts';

/** Describes the changes on pages that both builds have: first those that several pages share, then each page. */
export function changedPages(change: SiteChange, style: SummaryStyle): SummaryPart[] {
  const { shared, changed, renamed, pagesChanged, looks, same } = change;
  const all = renamed.length + pagesChanged + looks.length + same;
  return [
    ...folded(shared).map((one) => {
      const { routes } = one.part;
      const where = routes.length === all ? '' : someOf(routes);
      return partOf(style.heading(`On ${formatNumber(routes.length)} pages`, where), one, 'groups of pages ', style);
    }),
    ...folded(changed).map((one) =>
      partOf(style.heading(one.part.route, signed(one.part.bytes)), one, 'pages ', style),
    ),
  ];
}

/** @param what the items that are left out, with a space after it */
function partOf(
  start: string,
  one: Folded<{ changes: readonly Change[] }>,
  what: string,
  style: SummaryStyle,
): SummaryPart {
  const changes = foldedChanges(one.part.changes);
  const lines = [
    ...changes.flatMap((change) => [style.line(describe(change.part, style)), ...othersLike(change, '', style)]),
    ...othersLike(one, what, style),
  ];
  return { text: [start, ...lines].join('\n'), isAbridged: [one, ...changes].some(({ left }) => left > 0) };
}

function othersLike({ left, kinds }: Folded<unknown>, what: string, { line, name }: SummaryStyle): string[] {
  if (left === 0) return [];
  // Without the published pages, the differences are not known.
  const changes = kinds.length > 0 ? `: ${inWords(kinds.map(name))}` : '';
  return [line(`${formatNumber(left)} more ${what}like these${changes}.`)];
}

/** Lists the pages that have the same words, but look different. */
export function otherLooks({ looks }: SiteChange, { heading, line }: SummaryStyle): SummaryPart[] {
  if (looks.length === 0) return [];
  const lines = [heading('Same words, new look', ''), line(someOf(looks)), line(whatLooks)];
  return [{ text: lines.join('\n'), isAbridged: false }];
}

const whatLooks = 'Their pictures, colors, layout, or links are different. To see them, run:  npm run preview';

/** Returns some routes, and the number of others. */
function someOf(routes: readonly string[]): string {
  const rest = routes.length - mostRoutes;
  return routes.slice(0, mostRoutes).join(', ') + (rest > 0 ? `, and ${formatNumber(rest)} more` : '');
}

const mostRoutes = 8;
