import { shortened } from '../../report/wording.ts';
import type { Change } from './change.ts';
import { differenceOf } from './difference.ts';
import type { SummaryStyle } from './summary-style.ts';

/** Describes one change in a line, with the words that differ. */
export function describe({ what, before, after, isMove }: Change, { quote, name }: SummaryStyle): string {
  const place = (text: string | null) => (text === null ? 'first on the page' : `after ${quote(shortened(text, 40))}`);
  if (isMove) return `${quote(shortened(what, maxLength))} moved: was ${place(before)}, is now ${place(after)}`;
  if (before === null) return `new ${name(what)}: ${quote(shortened(after ?? '', maxLength))}`;
  if (after === null) return `removed ${name(what)}: ${quote(shortened(before, maxLength))}`;
  const [from, to] = aroundDifference(before, after);
  return `${name(what)}: ${quote(from)} → ${quote(to)}`;
}

/** In characters. Longer texts are cut. */
const maxLength = 90;

/** Cuts two texts to the words that differ, with up to four words of context, if either is too long to show. */
function aroundDifference(before: string, after: string): [string, string] {
  if (before.length <= maxLength && after.length <= maxLength) return [before, after];
  const { start, end, ...words } = differenceOf(before, after);
  const excerpt = (all: string[]) => {
    const from = Math.max(0, start - 4);
    const to = Math.min(all.length, all.length - end + 4);
    const text = all.slice(from, to).join(' ');
    return shortened(`${from > 0 ? '… ' : ''}${text}${to < all.length ? ' …' : ''}`, maxLength);
  };
  return [excerpt(words.before), excerpt(words.after)];
}
