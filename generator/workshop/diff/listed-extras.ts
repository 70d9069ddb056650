import { groupBy } from '../../basics/group-by.ts';
import { formatNumber } from '../../report/wording.ts';
import { alikeAddresses } from './alike-addresses.ts';
import type { ExtraChanges } from './extras.ts';
import { mostListed } from './fold.ts';
import { type SummaryPart, suchAs } from './summary-part.ts';
import type { SummaryStyle } from './summary-style.ts';

type ListedRedirect = ExtraChanges['redirects'][number];

/** Lists the redirects and the files that differ. Counts similar ones if there are many. */
export function listedExtras({ redirects, files }: ExtraChanges, style: SummaryStyle): SummaryPart[] {
  const { name } = style;
  return [
    ...listed('Redirects', redirects, style, {
      address: ({ from }) => from,
      leadsTo: ({ before, after }) => after ?? before ?? '',
      kind: redirectKind,
      example: ({ from, before, after }) => `${name(from)} to ${name(after ?? before ?? '')}`,
      one: (redirect) => redirectLine(redirect, style),
    }),
    ...listed('Files', files, style, {
      address: ({ path }) => `/${path}`,
      kind: ({ change }) => change,
      example: ({ path }) => name(`/${path}`),
      one: ({ path, change }) => `${change}: ${name(`/${path}`)}`,
    }),
  ];
}

/** The wording for redirects or files. */
interface ExtraWords<T> {
  address: (item: T) => string;
  leadsTo?: (item: T) => string;
  kind: (item: T) => string;
  /** Names one of many. */
  example: (item: T) => string;
  one: (item: T) => string;
}

function listed<T>(
  title: string,
  items: readonly T[],
  { heading, line }: SummaryStyle,
  { address, leadsTo, kind, example, one }: ExtraWords<T>,
): SummaryPart[] {
  if (items.length === 0) return [];
  const groups = [...groupBy(items, kind)].flatMap(([which, same]) =>
    alikeAddresses(same, address)
      .groups.flatMap((group) => (leadsTo ? withAlikeTargets(group, leadsTo) : [group]))
      .map((group) => ({ which, group })),
  );
  const counted = new Set(groups.flatMap(({ group }) => group));
  const lines = [
    ...groups.map(({ which, group }) => {
      return `${formatNumber(group.length)} ${which} ${title.toLowerCase()}${suchAs(group.map(example))}`;
    }),
    ...items.filter((item) => !counted.has(item)).map(one),
  ];
  return [{ text: [heading(title, ''), ...lines.map(line)].join('\n'), isAbridged: groups.length > 0 }];
}

/** Groups items with similar addresses whose targets are also similar, or all the same. */
function withAlikeTargets<T>(group: readonly T[], leadsTo: (item: T) => string): T[][] {
  const same = [...groupBy(group, leadsTo).values()].filter(({ length }) => length > mostListed);
  const one = new Set(same.flat());
  const others = group.filter((item) => !one.has(item));
  return [...same, ...alikeAddresses(others, leadsTo).groups];
}

function redirectKind({ before, after }: ListedRedirect): string {
  if (after === null) return 'removed';
  return before === null ? 'new' : 'changed';
}

function redirectLine({ from, before, after }: ListedRedirect, { name }: SummaryStyle): string {
  const [source, old, now] = [from, before ?? '', after ?? ''].map(name);
  if (after === null) return `removed: ${source}, which led to ${old}`;
  return before === null ? `new: ${source} leads to ${now}` : `${source} leads to ${now}, no longer to ${old}`;
}
