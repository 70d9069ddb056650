import type { SiteChange } from './compare.ts';
import type { ExtraChanges } from './extras.ts';
import type { SummaryStyle } from './summary-style.ts';

/** Lists the pages that are new, moved, or gone. */
export function listedPages({ added, renamed, removed }: SiteChange, { heading, line, quote }: SummaryStyle): string[] {
  const named = (what: string, { route, title }: { route: string; title: string | null }) =>
    [heading(what, route), ...(title === null ? [] : [line(quote(title))])].join('\n');
  return [
    ...added.map((page) => named('New page', page)),
    ...renamed.map(({ from, to }) => heading('New address', `${from} is now ${to}`)),
    ...removed.map((page) => named('Removed page', page)),
  ];
}

/** Lists the redirects and the files that are not the same. */
export function listedExtras({ redirects, files }: ExtraChanges, { heading, line, name }: SummaryStyle): string[] {
  const list = (what: string, lines: string[]) =>
    lines.length > 0 ? [[heading(what, ''), ...lines.map(line)].join('\n')] : [];
  return [
    ...list('Redirects', redirects.map(redirectLine)),
    ...list(
      'Files',
      files.map(({ path, change }) => `${change}: /${name(path)}`),
    ),
  ];
}

function redirectLine({ from, before, after }: ExtraChanges['redirects'][number]): string {
  if (after === null) return `removed: ${from}, which led to ${before}`;
  return before === null ? `new: ${from} leads to ${after}` : `${from} leads to ${after}, no longer to ${before}`;
}
