/** A line that begins in another column than the ones it belongs with. */
export interface Misaligned {
  /** Counts from 0. */
  index: number;
  /** How many spaces it has, and how many its neighbour says it should have. */
  found: number;
  expected: number;
}

/**
 * Finds the line that is out of place near a line where the parser gave up: that line, or the one below it, which the
 * parser takes for a part of it.
 */
export function misalignedNear(lines: readonly string[], index: number): Misaligned | null {
  const below = next(lines, index, 1);
  return compare(lines, index, below) ?? compare(lines, next(lines, index, -1), index);
}

function compare(lines: readonly string[], above: number, below: number): Misaligned | null {
  const first = property(lines[above]);
  const second = property(lines[below]);
  // What opens a group, or a text of several lines, is followed by lines further in.
  if (!first || !second || second.dash || /^$|^[|>]/.test(first.value)) return null;
  // A line that is two or more spaces short most likely belongs to a group further out.
  const isSlip = [-1, 1, 2, 3].includes(second.column - first.column);
  return isSlip ? { index: below, found: second.column, expected: first.column } : null;
}

function property(line = ''): { column: number; dash: boolean; value: string } | null {
  const [, before, dash = '', value = ''] = line.match(/^( *)((?:- +)?)[\w-]+:(?: +(.*?))? *$/) ?? [];
  return before === undefined ? null : { column: before.length + dash.length, dash: dash !== '', value };
}

function next(lines: readonly string[], index: number, step: 1 | -1): number {
  let at = index + step;
  while (at >= 0 && at < lines.length && /^\s*(#.*)?$/.test(lines[at] ?? '')) at += step;
  return at;
}
