import { addProperty, type SimpleGroup, type SimpleValue, simpleKey, simpleValue } from './simple-value.ts';

interface IndentedLine {
  /** The number of spaces before its content. */
  indent: number;
  content: string;
  /** Its index among all lines of the file. */
  row: number;
}

/**
 * The characters of English and of most European languages. Excludes characters that may be invisible, look like YAML
 * syntax, or come from a wrong encoding (`Â`, `Ã`, `Ä`, `Å`, `â`, `ð`).
 */
const usualText = /^[\r\n -~\u00A1-\u00AC\u00AE-\u00C1\u00C6-\u00E1\u00E3-\u00EF\u00F1-\u024F–—‘’“”…€™]*$/;

const property = new RegExp(`^(${simpleKey}):(?: +([^ ].*))?$`);

/** Lines that are indented further go to the parser, which has a limit. */
const maxIndent = 20;

/**
 * Reads YAML as simple as that of most files: properties, groups, and lists, each value on one line or below a `|`.
 * This takes a tenth of the time of the parser.
 *
 * @returns the data that the parser would return, or null if the parser might find a problem or read it differently
 */
export function readSimpleYaml(text: string): SimpleGroup | null {
  if (!usualText.test(text) || text.includes('{{') || /\r(?!\n)/.test(text)) return null;
  const written = text.split('\n');
  const lines = linesIn(written);
  if (lines.length === 0) return null;
  const reader = new LineReader(lines, written);
  const group = reader.group(0);
  return reader.isAtEnd ? group : null;
}

/** Returns all lines except empty ones and comments. */
function linesIn(written: readonly string[]): IndentedLine[] {
  return written.flatMap((line, row) => {
    const content = line.trimStart();
    const isRead = content !== '' && !content.startsWith('#');
    return isRead ? [{ indent: line.length - content.length, content: content.trimEnd(), row }] : [];
  });
}

/** Reads line by line. Anything that it does not understand is null, and so is everything that contains it. */
class LineReader {
  readonly #lines: IndentedLine[];
  readonly #written: readonly string[];
  #index = 0;

  /** @param written the raw lines, including those left out */
  constructor(lines: IndentedLine[], written: readonly string[]) {
    this.#lines = lines;
    this.#written = written;
  }

  get isAtEnd(): boolean {
    return this.#index === this.#lines.length;
  }

  /** Reads the properties that begin in a column. */
  group(column: number): SimpleGroup | null {
    const group: SimpleGroup = {};
    for (let line = this.#lineAt(column); line; line = this.#lineAt(column)) {
      const [, name, source] = line.content.match(property) ?? [];
      if (name === undefined) return null;
      this.#index++;
      if (!addProperty(group, name, this.#value(source, column, line.row))) return null;
    }
    return group;
  }

  /** @param source what follows the property on its line, in this row */
  #value(source: string | undefined, column: number, row: number): SimpleValue | null {
    if (source === undefined) return this.#block(column);
    return source === '|' ? this.#text(column, row + 1) : simpleValue(source);
  }

  /**
   * Reads the text in the lines below a `|` (https://yaml.org/spec/1.2.2/#812-literal-style). Returns null if it begins
   * with an empty line, has spaces in an empty line, has Windows line endings, or ends with the file without a line
   * break.
   */
  #text(column: number, from: number): string | null {
    const indent = indentOf(this.#written[from] ?? '');
    if (indent <= column || indent > maxIndent) return null;
    let row = from;
    for (let line = this.#written[row]; line !== undefined; line = this.#written[++row]) {
      const isEmpty = line.trim() === '';
      if (!isEmpty && indentOf(line) < indent) break;
      if (line.endsWith('\r') || (isEmpty && (row === from || line.length > indent))) return null;
    }
    if (row === this.#written.length && this.#written.at(-1) !== '') return null;
    while ((this.#lines[this.#index]?.row ?? row) < row) this.#index++;
    const lines = this.#written.slice(from, row).map((line) => line.slice(indent));
    return `${lines.join('\n').replace(/\n+$/, '')}\n`;
  }

  /** Reads the group or list in the lines below a property. */
  #block(column: number): SimpleValue | null {
    const first = this.#lines[this.#index];
    if (!first || first.indent <= column || first.indent > maxIndent) return null;
    return first.content.startsWith('- ') ? this.#list(first.indent) : this.group(first.indent);
  }

  #list(column: number): SimpleValue[] | null {
    const list: SimpleValue[] = [];
    for (let line = this.#lineAt(column); line?.content.startsWith('- '); line = this.#lineAt(column)) {
      const item = this.#item(line, column + 2);
      if (item === null) return null;
      list.push(item);
    }
    return list;
  }

  /** @param column the column of what follows the dash */
  #item(line: IndentedLine, column: number): SimpleValue | null {
    const content = line.content.slice(2);
    if (property.test(content)) {
      this.#lines[this.#index] = { ...line, indent: column, content };
      return this.group(column);
    }
    this.#index++;
    // A colon without a space after it may be meant to follow a property name.
    return /^[^"'{].*:/.test(content) ? null : simpleValue(content);
  }

  #lineAt(column: number): IndentedLine | null {
    const line = this.#lines[this.#index];
    return line?.indent === column ? line : null;
  }
}

const indentOf = (line: string) => line.length - line.trimStart().length;
