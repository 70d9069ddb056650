import fc from 'fast-check';

/** What somebody, or a cat on the keyboard, may do to a file. */
type Edit = (text: string) => string;

/** Text that has a meaning in YAML, in placeholders, in HTML, or in JavaScript; and text that has none at all. */
const scraps = [
  ...[
    '- ',
    ': ',
    ' #',
    '#',
    '{',
    '}',
    '[',
    ']',
    ',',
    '|',
    '>',
    '&a ',
    '*a',
    '!!int ',
    '%',
    '@',
    '`',
    '?',
    '---\n',
    '...',
  ],
  ...[
    '"',
    "'",
    '“',
    '”',
    '’',
    '\\',
    '\t',
    '\n',
    '\n\n',
    '  ',
    '\r\n',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\u0000',
    '\u0007',
    '\u2028',
  ],
  ...['{town.name}', '{', '{{', '{}', '{.}', '{constructor}', '{business}', '<b>', '<!-- -->', '</script>'],
  ...['null', '~', 'true', '.nan', '.inf', '1e999', '-0', '0x1F', '2026-01-01', '12:30', '33,2', '$5', '$', '€'],
  ...['/', '//', '/../', 'https:', 'javascript:', 'mailto:', 'tel:', 'constructor', '__proto__', 'toString', '<<: '],
  ...['type', 'route', 'each: towns', 'town', 'parent: /', 'Closed', '24 hours', '😀', '東京', 'Ł', '\ud800'],
];

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const scrap = fc.constantFrom(...scraps);

/** One edit of any kind, at any place. Prints as what it does. */
export const edit: fc.Arbitrary<Edit> = fc.oneof(
  named('insert', [place, scrap], (text, at, added) => spliced(text, at, 0, added)),
  named('remove', [place, fc.integer({ min: 1, max: 12 })], (text, at, count) => spliced(text, at, count, '')),
  named('swap two characters', [place], swapped),
  named('remove a line', [place], (text, at) => onLine(text, at, () => [])),
  named('repeat a line', [place], (text, at) => onLine(text, at, (line) => [line, line])),
  named('indent a line', [place, fc.integer({ min: 1, max: 5 })], (text, at, count) =>
    onLine(text, at, (line) => [' '.repeat(count) + line]),
  ),
  named('outdent a line', [place, fc.integer({ min: 1, max: 5 })], (text, at, count) =>
    onLine(text, at, (line) => [line.replace(new RegExp(`^ {1,${count}}`), '')]),
  ),
  named('replace a value', [place, scrap], (text, at, value) =>
    onLine(text, at, (line) => [line.replace(/:.*$/, () => `: ${value}`)]),
  ),
  named('replace a key', [place, scrap], (text, at, key) =>
    onLine(text, at, (line) => [line.replace(/[\w-]+:/, () => `${key}:`)]),
  ),
  named('join two lines', [place], (text, at) => onLine(text, at, (line, next) => [`${line}${next.trim()}`], 2)),
  named('swap two lines', [place], (text, at) => onLine(text, at, (line, next) => [next, line], 2)),
  named('cut the end', [place], (text, at) => text.slice(0, Math.floor(at * text.length))),
);

/** An edit whose arguments fast-check makes, shrinks, and prints. */
function named<Arguments extends unknown[]>(
  name: string,
  values: { [K in keyof Arguments]: fc.Arbitrary<Arguments[K]> },
  apply: (text: string, ...values: Arguments) => string,
): fc.Arbitrary<Edit> {
  return fc.tuple<Arguments>(...values).map((given) => {
    const made: Edit = (text) => apply(text, ...given);
    return Object.assign(made, { [fc.toStringMethod]: () => `${name} ${JSON.stringify(given)}` });
  });
}

function spliced(text: string, at: number, count: number, added: string): string {
  const from = Math.floor(at * text.length);
  return text.slice(0, from) + added + text.slice(from + count);
}

function swapped(text: string, at: number): string {
  const from = Math.floor(at * text.length);
  return (
    text.slice(0, from) +
    text
      .slice(from, from + 2)
      .split('')
      .reverse()
      .join('') +
    text.slice(from + 2)
  );
}

function onLine(text: string, at: number, change: (line: string, next: string) => string[], count = 1): string {
  const lines = text.split('\n');
  const index = Math.floor(at * lines.length);
  return lines.toSpliced(index, count, ...change(lines[index] ?? '', lines[index + 1] ?? '')).join('\n');
}
