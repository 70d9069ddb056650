/** A problem in the report, as JSON. */
export interface Finding {
  id: string;
  severity: 'error' | 'warning';
  file: string;
  line: number;
  column: number;
  endColumn: number;
  message: string;
  hint: string;
}

/**
 * Does what a hint dictates, literally, as an owner in a hurry would. A hint dictates in one of four ways:
 * - `Did you mean "x"?` or `… "x" or "y"?`: each replaces what is underlined.
 * - A line that ends in a colon, two spaces, and a text: the text replaces what is underlined.
 * - `Add 2 spaces` or `Remove 2 spaces` at the start of the hint: the line moves. With `to each of these 3 lines`, it and the
 *   lines below it move.
 * - A line that ends in `with:`, and below it a property and what is in it: they replace that property.
 *
 * @returns the text of the file after each of the alternatives; empty if the hint dictates nothing
 */
export function followHint(text: string, { line, column, endColumn, hint }: Finding): string[] {
  const lines = text.split('\n');
  const withLines = (from: number, changed: readonly string[]) =>
    lines
      .with(from, changed[0] ?? '')
      .toSpliced(from + 1, changed.length - 1, ...changed.slice(1))
      .join('\n');
  const moved = hint.match(/^(Add|Remove) (\d+) spaces?(?:[^.]*? these (\d+) lines)?/);
  if (moved) {
    const [, verb, spaces, count = 1] = moved;
    const group = lines.slice(line - 1, line - 1 + Number(count));
    return [
      withLines(
        line - 1,
        group.map((one) => (verb === 'Add' ? ' '.repeat(Number(spaces)) + one : one.slice(Number(spaces)))),
      ),
    ];
  }
  const [, block] = hint.match(/ with:\n(.+)$/s) ?? [];
  if (block !== undefined) return [withBlock(lines, line - 1, block)];
  const before = lines[line - 1] ?? '';
  return dictated(hint).map((better) =>
    withLines(line - 1, [before.slice(0, column - 1) + better + before.slice(endColumn - 1)]),
  );
}

/** The file with a block instead of the property that begins it, on a line or above it. */
function withBlock(lines: readonly string[], line: number, block: string): string {
  const [name = ''] = block.match(/^[ -]*[\w-]+:|^.*/) ?? [];
  const start = lines.findLastIndex((text, index) => index <= line && text.startsWith(name));
  const column = name.search(/[^ -]/);
  const length = lines.slice(start + 1).findIndex((text) => text !== '' && text.search(/\S/) <= column);
  return lines.toSpliced(start, length < 0 ? lines.length : length + 1, ...block.split('\n')).join('\n');
}

function dictated(hint: string): string[] {
  const [question = ''] = hint.match(/Did you mean .*?\?(?=\s|$)/) ?? [];
  const meant = [...question.matchAll(/"([^"]+)"|(\{[^}]+\})/g)].map(([, quoted, braced]) => quoted ?? braced ?? '');
  const written = [...hint.matchAll(/^(?!For example).*?: {2}(.+)$/gm)].map(([, better = '']) => better);
  return [...meant, ...written];
}
