import { plural } from '../../report/report.ts';
import type { Change, SiteChange } from './compare.ts';

/** What visitors will see change, in words. */
export function tell(change: SiteChange): string {
  const { added, removed, renamed, everywhere, changed, same, bytes } = change;
  const parts = [
    ...added.map(({ route, title }) => `New page  ${route}\n  “${title}”`),
    ...renamed.map(({ from, to }) => `New address  ${from} is now ${to}`),
    ...removed.map(({ route, title }) => `Gone  ${route}\n  “${title}”`),
    ...(everywhere.length > 0 ? [['On most pages', ...everywhere.map(lineOf)].join('\n')] : []),
    ...changed.map(({ route, changes, bytes }) => [`${route}  ${signed(bytes)}`, ...changes.map(lineOf)].join('\n')),
  ];
  const counts = [
    [added.length, 'new'],
    [renamed.length, 'with a new address'],
    [removed.length, 'gone'],
    [changed.length, 'changed'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  const rest = `${plural(same, 'page')} as before`;
  if (parts.length === 0) return `Visitors will see no change: ${rest}.\n`;
  return `${parts.join('\n\n')}\n\n${[...told, rest].join(', ')}. ${signed(bytes)} in all.\n`;
}

function signed(bytes: number): string {
  return `${bytes < 0 ? '−' : '+'}${Math.abs(bytes).toLocaleString('en')} bytes`;
}

function lineOf({ what, before, after }: Change): string {
  if (before === null) return `  new ${what}: “${shortened(after ?? '')}”`;
  if (after === null) return `  gone, ${what}: “${shortened(before)}”`;
  const [from, to] = aroundDifference(before, after);
  return `  ${what}: “${from}” → “${to}”`;
}

const longest = 90;

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}

/** Of two long texts, the words where they part, with some before and after. */
function aroundDifference(before: string, after: string): [string, string] {
  if (before.length <= longest && after.length <= longest) return [before, after];
  const [old, now] = [before.split(' '), after.split(' ')];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const part = (words: string[]) => {
    const from = Math.max(0, start - 4);
    const to = Math.min(words.length, words.length - end + 4);
    const text = words.slice(from, to).join(' ');
    return shortened(`${from > 0 ? '… ' : ''}${text}${to < words.length ? ' …' : ''}`);
  };
  return [part(old), part(now)];
}
