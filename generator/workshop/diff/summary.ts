import { toListAll } from '../../report/list-all.ts';
import { formatNumber, plural } from '../../report/wording.ts';
import { changedPages, otherLooks } from './changed-pages.ts';
import type { SiteChange } from './compare.ts';
import type { ExtraChanges } from './extras.ts';
import { listedExtras } from './listed-extras.ts';
import { listedPages } from './listed-pages.ts';
import { forTerminal, type SummaryStyle, signed } from './summary-style.ts';

/**
 * Lists the changes page by page, after the totals.
 *
 * @param flags the flags of the command that select what to compare with
 */
export function summarize(
  change: SiteChange & ExtraChanges,
  style: SummaryStyle = forTerminal,
  flags: readonly string[] = [],
): string {
  // The longest part comes last, so that it is the one to leave out if a comment is too long.
  const parts = [
    ...listedPages(change, style),
    ...listedExtras(change, style),
    ...otherLooks(change, style),
    ...changedPages(change, style),
  ];
  if (parts.length === 0) return `Visitors will see no change. (${plural(change.same, 'page')} compared.)\n`;
  const total = [totalOf(change), ...(parts.some(({ isAbridged }) => isAbridged) ? [abridged(flags)] : [])].join('\n');
  return `${upTo(style.most, [total, ...parts.map(({ text }) => text)], flags).join('\n\n')}\n`;
}

const abridged = (flags: readonly string[]) => `Of similar changes, only a few are named. ${toListAll('diff', flags)}`;

function totalOf({ added, renamed, removed, pagesChanged, looks, same, bytes }: SiteChange): string {
  const counts = [
    [added.length, 'new'],
    [renamed.length, 'with a new address'],
    [removed.length, 'removed'],
    [pagesChanged, 'changed'],
    [looks.length, 'with a new look'],
    [same, 'unchanged'],
  ] as const;
  const counted = counts.filter(([count]) => count > 0).map(([count, word]) => `${formatNumber(count)} ${word}`);
  return `Pages: ${counted.join(', ')}. ${bytes === null ? unknownWords : `${signed(bytes)} in total.`}`;
}

const unknownWords = 'The published pages are not here, so the words, files, and redirects that change are not known.';

/** Returns as many parts as there is room for, and how many are left out. */
function upTo(most: number, parts: readonly string[], flags: readonly string[]): string[] {
  let room = most;
  const shown = parts.filter((part) => {
    room -= part.length + 2;
    return room >= 0;
  });
  const rest = parts.length - shown.length;
  return rest === 0
    ? shown
    : [
        ...shown,
        `${formatNumber(rest)} more do not fit here. To see all, run:  ${['npm run diff', ...(flags.length > 0 ? ['--', ...flags] : [])].join(' ')}`,
      ];
}
