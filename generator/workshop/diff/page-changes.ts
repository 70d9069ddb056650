import type { Reading } from '../../audit/reading.ts';
import { blockChanges } from './block-changes.ts';
import { type Change, changeKey } from './change.ts';

/** Compares two versions of a page. Lists each change once, however often it occurs on the page. */
export function pageChanges(before: Reading, after: Reading): Change[] {
  const head = (['title', 'description'] as const).flatMap((what) =>
    before[what] === after[what] ? [] : [{ what, item: what, before: before[what], after: after[what] }],
  );
  const all = [...head, ...blockChanges(before.blocks, after.blocks), ...linkChanges(before, after)];
  const seen = new Set<string>();
  return all.filter((change) => {
    const key = changeKey(change);
    return !seen.has(key) && seen.add(key);
  });
}

/** Lists links that kept their text but lead somewhere else. */
function linkChanges(before: Reading, after: Reading): Change[] {
  return after.links.flatMap(({ text, href }) => {
    const previous = before.links.filter((link) => link.text === text);
    const moved = previous.length > 0 && !previous.some((link) => link.href === href);
    const what = `target of the link “${text}”`;
    return moved ? [{ what, item: what, before: previous[0]?.href ?? null, after: href }] : [];
  });
}
