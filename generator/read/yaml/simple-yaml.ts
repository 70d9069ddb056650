import { forbiddenKeys } from './key-problems.ts';
import { type SimpleScalar, simpleScalar } from './simple-scalar.ts';

type SimpleValue = SimpleScalar | SimpleValue[] | SimpleGroup;

interface SimpleGroup {
  [key: string]: SimpleValue;
}

interface Line {
  /** The number of spaces before its content. */
  indent: number;
  content: string;
}

/**
 * The characters of English and of most European languages. Left out are all that may be invisible, look like a sign of YAML, or
 * come from a wrong encoding (`Â`, `Ã`, `Ä`, `Å`, `â`, `ð`).
 */
const usualText = /^[\r\n -~\u00A1-\u00AC\u00AE-\u00C1\u00C6-\u00E1\u00E3-\u00EF\u00F1-\u024F–—‘’“”…€™]*$/;

const key = String.raw`\w[\w-]*(?: [\w-]+)*`;
const property = new RegExp(`^(${key}):(?: +([^ ].*))?$`);
const word = String.raw`[^ ,{}[\]"]+`;
const value = String.raw`"[^"\\]*"|'[^']*'|(?!')${word}(?: +${word})*`;
const inBraces = new RegExp(String.raw` *(${key}): +(${value}) *(?:,|\}$)`, 'gy');

/** In characters. Longer names, and lines that are indented further, are read by the parser, which has limits for both. */
const maxLength = 100;
const maxIndent = 20;

/**
 * Reads YAML as simple as that of most towns: properties, groups, and lists, each value on one line. This takes a tenth of the
 * time of the parser.
 *
 * @returns the data that the parser would return, or null if it might find anything wrong or read anything else
 */
export function readSimpleYaml(text: string): SimpleGroup | null {
  if (!usualText.test(text) || text.includes('{{') || /\r(?!\n)/.test(text)) return null;
  const lines = linesOf(text);
  if (lines.length === 0) return null;
  const reader = new LineReader(lines);
  const group = reader.group(0);
  return reader.isAtEnd ? group : null;
}

/** All lines except those that are empty, and comments. */
function linesOf(text: string): Line[] {
  return text.split('\n').flatMap((line) => {
    const content = line.trimStart();
    const isRead = content !== '' && !content.startsWith('#');
    return isRead ? [{ indent: line.length - content.length, content: content.trimEnd() }] : [];
  });
}

/** Takes one line after the other. What it does not understand is null, and so is all that contains it. */
class LineReader {
  readonly #lines: Line[];
  #index = 0;

  constructor(lines: Line[]) {
    this.#lines = lines;
  }

  get isAtEnd(): boolean {
    return this.#index === this.#lines.length;
  }

  /** The properties that begin in a column. */
  group(column: number): SimpleGroup | null {
    const group: SimpleGroup = {};
    for (let line = this.#lineAt(column); line; line = this.#lineAt(column)) {
      const [, name, source] = line.content.match(property) ?? [];
      if (name === undefined) return null;
      this.#index++;
      if (!add(group, name, source === undefined ? this.#block(column) : inline(source))) return null;
    }
    return group;
  }

  /** The group or list in the lines below a property. */
  #block(column: number): SimpleValue | null {
    const first = this.#lines[this.#index];
    if (!first || first.indent <= column || first.indent > maxIndent) return null;
    return first.content.startsWith('- ') ? this.#list(first.indent) : this.group(first.indent);
  }

  #list(column: number): SimpleValue[] | null {
    const list: SimpleValue[] = [];
    for (let line = this.#lineAt(column); line?.content.startsWith('- '); line = this.#lineAt(column)) {
      const item = this.#item(line.content.slice(2), column + 2);
      if (item === null) return null;
      list.push(item);
    }
    return list;
  }

  /** @param content what follows the dash, in its column */
  #item(content: string, column: number): SimpleValue | null {
    if (property.test(content)) {
      this.#lines[this.#index] = { indent: column, content };
      return this.group(column);
    }
    this.#index++;
    // Without a space after it, a colon may have been meant as that of a property.
    return /^[^"'{].*:/.test(content) ? null : inline(content);
  }

  #lineAt(column: number): Line | null {
    const line = this.#lines[this.#index];
    return line?.indent === column ? line : null;
  }
}

const inline = (source: string) => (source.startsWith('{') ? groupInBraces(source) : simpleScalar(source));

/** A group such as `{ latitude: 33.1, longitude: -96.8 }`, without other groups in it. */
function groupInBraces(text: string): SimpleGroup | null {
  const group: SimpleGroup = {};
  let end = 1;
  for (const [pair, name = '', source = ''] of text.slice(end).matchAll(inBraces)) {
    if (!add(group, name, simpleScalar(source))) return null;
    end += pair.length;
  }
  return text.endsWith('}') && end === text.length ? group : null;
}

/** Adds a property, unless anything may be wrong with it. @returns whether it has been added */
function add(group: SimpleGroup, name: string, value: SimpleValue | null): boolean {
  const isName = name.length <= maxLength && typeof simpleScalar(name) === 'string';
  if (value === null || !isName || name in group || forbiddenKeys.includes(name)) return false;
  group[name] = value;
  return true;
}
