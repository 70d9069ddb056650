/** One line of a file, split by its appearance alone, so that even a line that is not YAML can be explained. */
export interface Line {
  /** From 0. */
  index: number;
  /** The offset of its first character in the file. */
  start: number;
  /** Without the spaces at its end. */
  text: string;
  /** The number of spaces before anything else. */
  indent: number;
  /** The column, from 0, in which the content begins: after the spaces, and after the dashes of list items. */
  column: number;
  isItem: boolean;
  /** What follows the indentation and the dashes. */
  content: string;
  /** The property name as written, or null if the line has none. */
  key: string | null;
  /** What follows the key and its colon. Without a key, the content. */
  value: string;
  /** The column of the value, from 0. */
  valueColumn: number;
  /** False for a blank line, a comment, and a line of a block scalar such as `text: |`. */
  isYaml: boolean;
}

/** Splits a file into lines and their parts. */
export function readLines(text: string): Line[] {
  let start = 0;
  /** The minimum indentation of the current block scalar; null outside of one. */
  let scalarIndent: number | null = null;
  let isFirst = false;
  return text.split('\n').map((raw, index) => {
    const line = readLine(raw.replace(/(?<![ \t\r])[ \t\r]+$/, ''), index, start);
    start += raw.length + 1;
    if (scalarIndent !== null && (line.text === '' || line.indent >= scalarIndent)) {
      // The first line determines the indentation of the others.
      if (isFirst && line.text !== '') [scalarIndent, isFirst] = [line.indent, false];
      return { ...line, isYaml: false };
    }
    isFirst = opensBlockScalar(line);
    scalarIndent = isFirst ? ownerColumn(line) + 1 : null;
    return line;
  });
}

function readLine(text: string, index: number, start: number): Line {
  const [prefix = '', spaces = ''] = text.match(/^( *)(?:-(?: +|$))*/) ?? [];
  const content = text.slice(prefix.length);
  const [whole, key = null, value = ''] = content.match(/^([^{["'].*?|"[^"]*"|'[^']*'|["'].*?)\s*:(?:\s+(.*))?$/) ?? [];
  return {
    index,
    start,
    text,
    indent: spaces.length,
    column: prefix.length,
    isItem: prefix.length > spaces.length,
    content,
    key,
    value: whole === undefined ? content : value,
    valueColumn: text.length - (whole === undefined ? content : value).length,
    isYaml: content === '' ? prefix.length > spaces.length : !content.startsWith('#'),
  };
}

/** Returns true for a value such as `|` or `>-`, whose text is in the lines below it. */
export function opensBlockScalar({ value }: Pick<Line, 'value'>): boolean {
  return /^[|>][-+\d]{0,2}(\s+#.*)?$/.test(value);
}

/** Returns the column that the lines of a block scalar must be indented beyond. */
export function ownerColumn({ key, column, text }: Line): number {
  return key === null ? text.slice(0, column).lastIndexOf('-') : column;
}

/** Returns true for a property without a value, whose group or list is in the lines below it. */
export function opensBlock({ key, value }: Line): boolean {
  return key !== null && /^(#.*)?$/.test(value);
}

/** Returns the nearest line with YAML, up (-1) or down (1) from a line. */
export function nextYamlLine(lines: readonly Line[], index: number, step: 1 | -1): Line | undefined {
  let next = index + step;
  while (lines[next] && !lines[next]?.isYaml) next += step;
  return lines[next];
}

/** Returns the offset of the beginning of the line at an offset. */
export const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;

/** Returns the offset of the end of the line at an offset, before the spaces there. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return offset + text.slice(offset, end < 0 ? undefined : end).trimEnd().length;
}
