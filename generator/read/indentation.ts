/** A line whose indentation differs from that of the lines it belongs with. */
export interface MisalignedLine {
  /** The index of the line, from 0. */
  index: number;
  /** The number of characters before its property. */
  found: number;
  /** The number of characters before the property of the line above it. */
  expected: number;
}

/**
 * Finds the misaligned line that explains a syntax error: the line where the parser gave up, or the one below it, which the
 * parser reads as its continuation.
 *
 * @param index the line where the parser gave up, from 0
 */
export function misalignedNear(lines: readonly string[], index: number): MisalignedLine | null {
  const below = nextContentLine(lines, index, 1);
  return compare(lines, index, below) ?? compare(lines, nextContentLine(lines, index, -1), index);
}

function compare(lines: readonly string[], above: number, below: number): MisalignedLine | null {
  const first = propertyIn(lines[above]);
  const second = propertyIn(lines[below]);
  if (!first || !second || second.dash) return null;
  // A property without a value, or with a block scalar, is followed by lines that are indented further.
  const opensBlock = /^$|^[|>]/.test(first.value);
  // A line that is two or more spaces short most likely belongs to an outer group.
  const isSlip = [-1, 1, 2, 3].includes(second.column - first.column);
  return isSlip && !opensBlock ? { index: below, found: second.column, expected: first.column } : null;
}

function propertyIn(line = ''): { column: number; dash: boolean; value: string } | null {
  const [, before, dash = '', value = ''] = line.match(/^( *)((?:- +)?)[\w-]+:(?: +(.*?))? *$/) ?? [];
  return before === undefined ? null : { column: before.length + dash.length, dash: dash !== '', value };
}

/** The index of the next line, up or down, that is neither blank nor a comment. */
function nextContentLine(lines: readonly string[], index: number, step: 1 | -1): number {
  let next = index + step;
  while (next >= 0 && next < lines.length && /^\s*(#.*)?$/.test(lines[next] ?? '')) next += step;
  return next;
}
