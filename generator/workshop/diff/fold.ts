import { inWords, plural } from '../../report/wording.ts';
import type { Change } from './change.ts';

/** What changes on a page, or on several that share it. */
interface ChangedPart {
  changes: readonly Change[];
  /** How many pages it is about. */
  pages: number;
}

/** More parts with changes of the same kinds are what one edit did to every page, each with other words. */
const most = 20;
const shown = 3;

/**
 * The parts to show, and a sentence for each kind of which there are too many: a list that shows one more town has another one on
 * each page.
 */
export function folded<T extends ChangedPart>(parts: readonly T[]): { shown: T[]; others: string[] } {
  const byKind = new Map<string, T[]>();
  for (const part of parts) {
    const kind = kindsOf(part).join('\n');
    byKind.set(kind, [...(byKind.get(kind) ?? []), part]);
  }
  const hidden = [...byKind.values()].filter((same) => same.length > most).map((same) => same.slice(shown));
  const left = new Set(hidden.flat());
  return { shown: parts.filter((part) => !left.has(part)), others: hidden.map(sentenceOf) };
}

function kindsOf({ changes }: ChangedPart): string[] {
  const kindOf = ({ what, before, after, isMove }: Change) => {
    if (isMove) return 'another order';
    // A heading may have the name of a town.
    const item = what.replace(/ under “[^”]*”/, ' under a heading').replace(/“[^”]*”/g, '“…”');
    if (before === null) return `new ${item}`;
    return after === null ? `removed ${item}` : `other ${item}`;
  };
  return [...new Set(changes.map(kindOf))].sort();
}

function sentenceOf(same: readonly ChangedPart[]): string {
  const [first] = same as [ChangedPart];
  const isPerPage = same.every(({ pages }) => pages === 1);
  const where = isPerPage ? plural(same.length, 'more page') : `${same.length} more groups of pages`;
  return `${where} like these: ${inWords(kindsOf(first))}. To list all of them, add --format json:  npm run diff -- --format json`;
}
