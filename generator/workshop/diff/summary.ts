import { formatNumber, inWords, plural } from '../../report/wording.ts';
import type { Change } from './change.ts';
import type { SiteChange } from './compare.ts';
import { differenceOf } from './difference.ts';
import type { ExtraChanges } from './extras.ts';
import { type Folded, folded } from './fold.ts';
import { plainText, type SummaryStyle } from './summary-style.ts';

/** Lists the changes page by page, with the totals at the end. */
export function summarize(change: SiteChange & ExtraChanges, style: SummaryStyle = plainText): string {
  const { added, removed, renamed, shared, changed, looks, pagesChanged, same, bytes, files, redirects } = change;
  const { heading, line, quote, name } = style;
  const titleLine = (title: string | null) => (title === null ? [] : [line(quote(title))]);
  const lineOf = (one: Change) => line(describe(one, quote, name(one.what)));
  const othersLike = ({ left, kinds }: Pick<Folded<unknown>, 'left' | 'kinds'>, where: string) =>
    left > 0 ? [line(`${formatNumber(left)} ${where} like these: ${inWords(kinds.map(name))}. ${toListAll}`)] : [];
  const compared = pagesChanged + looks.length + same;
  const parts = [
    ...added.map(({ route, title }) => [heading('New page', route), ...titleLine(title)]),
    ...renamed.map(({ from, to }) => [heading('New address', `${from} is now ${to}`)]),
    ...removed.map(({ route, title }) => [heading('Removed page', route), ...titleLine(title)]),
    ...folded(shared).map(({ part: { routes, changes }, ...others }) => [
      heading(`On ${formatNumber(routes.length)} pages`, routes.length === compared ? '' : someOf(routes)),
      ...changes.map(lineOf),
      ...othersLike(others, 'more groups of pages'),
    ]),
    ...folded(changed).map(({ part: { route, changes, bytes }, ...others }) => [
      heading(route, signed(bytes)),
      ...changes.map(lineOf),
      ...othersLike(others, 'more pages'),
    ]),
    ...(looks.length > 0 ? [[heading('Same words, other looks', ''), line(someOf(looks)), line(whatLooks)]] : []),
    ...(redirects.length > 0 ? [[heading('Redirects', ''), ...redirects.map((one) => line(redirectLine(one)))]] : []),
    ...(files.length > 0
      ? [[heading('Files', ''), ...files.map((one) => line(`${one.change}: /${name(one.path)}`))]]
      : []),
  ].map((lines) => lines.join('\n'));
  if (parts.length === 0) return `Visitors will see no change. (${plural(same, 'page')} compared.)\n`;
  const counts = [
    [added.length, 'new'],
    [renamed.length, 'with a new address'],
    [removed.length, 'removed'],
    [pagesChanged, 'changed'],
    [looks.length, 'with other looks'],
    [same, 'unchanged'],
  ] as const;
  const counted = counts.filter(([count]) => count > 0).map(([count, word]) => `${formatNumber(count)} ${word}`);
  const total = `Pages: ${counted.join(', ')}. ${bytes === null ? unknownWords : `${signed(bytes)} in all.`}`;
  return `${[...upTo(style.most, parts), total].join('\n\n')}\n`;
}

const toListAll = 'To list all of them, add --format json:  npm run diff -- --format json';

function redirectLine({ from, before, after }: ExtraChanges['redirects'][number]): string {
  if (after === null) return `removed: ${from}, which led to ${before}`;
  return before === null ? `new: ${from} leads to ${after}` : `${from} leads to ${after}, no longer to ${before}`;
}

const whatLooks = 'Their pictures, colors, layout, or links are different. To see them, run:  npm run preview';

/** Some routes, and how many others there are. */
function someOf(routes: readonly string[]): string {
  const rest = routes.length - mostRoutes;
  return routes.slice(0, mostRoutes).join(', ') + (rest > 0 ? `, and ${formatNumber(rest)} more` : '');
}

const mostRoutes = 8;

const unknownWords = 'The published pages are not here, so which words, files, and redirects change is not known.';

/** As many parts as there is room for, and how many are left out. */
function upTo(most: number, parts: readonly string[]): string[] {
  let room = most;
  const shown = parts.filter((part) => {
    room -= part.length + 2;
    return room >= 0;
  });
  const rest = parts.length - shown.length;
  return rest === 0
    ? shown
    : [...shown, `There is no room for ${formatNumber(rest)} more. To see all, run:  npm run diff`];
}

function signed(bytes: number | null): string {
  return bytes === null ? '' : `${bytes < 0 ? '−' : '+'}${formatNumber(Math.abs(bytes))} bytes`;
}

function describe({ what, before, after, isMove }: Change, quote: SummaryStyle['quote'], name: string): string {
  const place = (text: string | null) => (text === null ? 'first on the page' : `after ${quote(shortened(text, 40))}`);
  if (isMove) return `${quote(shortened(what))} moved: was ${place(before)}, is now ${place(after)}`;
  if (before === null) return `new ${name}: ${quote(shortened(after ?? ''))}`;
  if (after === null) return `removed ${name}: ${quote(shortened(before))}`;
  const [from, to] = aroundDifference(before, after);
  return `${name}: ${quote(from)} → ${quote(to)}`;
}

/** Longer texts are cut, in characters. */
const maxLength = 90;

function shortened(text: string, most = maxLength): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

/** Cuts two texts to the words in which they differ, with up to four words of context, if either is too long to show. */
function aroundDifference(before: string, after: string): [string, string] {
  if (before.length <= maxLength && after.length <= maxLength) return [before, after];
  const { start, end, ...words } = differenceOf(before, after);
  const excerpt = (all: string[]) => {
    const from = Math.max(0, start - 4);
    const to = Math.min(all.length, all.length - end + 4);
    const text = all.slice(from, to).join(' ');
    return shortened(`${from > 0 ? '… ' : ''}${text}${to < all.length ? ' …' : ''}`);
  };
  return [excerpt(words.before), excerpt(words.after)];
}
