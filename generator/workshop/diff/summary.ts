import { plural } from '../../report/wording.ts';
import type { Change } from './change.ts';
import type { SiteChange } from './compare.ts';

/** Lists the changes as plain text, page by page, with the totals at the end. */
export function summarize(change: SiteChange): string {
  const { added, removed, renamed, everywhere, changed, pagesChanged, same, bytes } = change;
  const parts = [
    ...added.map(({ route, title }) => `New page  ${route}\n  “${title}”`),
    ...renamed.map(({ from, to }) => `New address  ${from} is now ${to}`),
    ...removed.map(({ route, title }) => `Removed page  ${route}\n  “${title}”`),
    ...(everywhere.length > 0 ? [['On most pages', ...everywhere.map(lineOf)].join('\n')] : []),
    ...changed.map(({ route, changes, bytes }) => [`${route}  ${signed(bytes)}`, ...changes.map(lineOf)].join('\n')),
  ];
  const counts = [
    [added.length, 'new'],
    [renamed.length, 'with a new address'],
    [removed.length, 'removed'],
    [pagesChanged, 'changed'],
    [same, 'unchanged'],
  ] as const;
  if (parts.length === 0) return `Visitors will see no change on ${plural(same, 'page')}.\n`;
  const counted = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return `${parts.join('\n\n')}\n\nPages: ${counted.join(', ')}. ${signed(bytes)} in all.\n`;
}

function signed(bytes: number): string {
  return `${bytes < 0 ? '−' : '+'}${Math.abs(bytes).toLocaleString('en')} bytes`;
}

function lineOf({ what, before, after, isMove }: Change): string {
  if (isMove) return `  “${shortened(what)}” moved: was ${placeAfter(before)}, is now ${placeAfter(after)}`;
  if (before === null) return `  new ${what}: “${shortened(after ?? '')}”`;
  if (after === null) return `  removed ${what}: “${shortened(before)}”`;
  const [from, to] = aroundDifference(before, after);
  return `  ${what}: “${from}” → “${to}”`;
}

function placeAfter(text: string | null): string {
  return text === null ? 'first on the page' : `after “${shortened(text, 40)}”`;
}

/** Longer texts are cut, in characters. */
const maxLength = 90;

function shortened(text: string, most = maxLength): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

/** Cuts two texts to the words in which they differ, with up to four words of context, if either is too long to show. */
function aroundDifference(before: string, after: string): [string, string] {
  if (before.length <= maxLength && after.length <= maxLength) return [before, after];
  const [oldWords, newWords] = [before.split(' '), after.split(' ')];
  let start = 0;
  while (start < oldWords.length && oldWords[start] === newWords[start]) start++;
  let end = 0;
  const longestEnd = Math.min(oldWords.length, newWords.length) - start;
  while (end < longestEnd && oldWords.at(-1 - end) === newWords.at(-1 - end)) end++;
  const excerpt = (words: string[]) => {
    const from = Math.max(0, start - 4);
    const to = Math.min(words.length, words.length - end + 4);
    const text = words.slice(from, to).join(' ');
    return shortened(`${from > 0 ? '… ' : ''}${text}${to < words.length ? ' …' : ''}`);
  };
  return [excerpt(oldWords), excerpt(newWords)];
}
