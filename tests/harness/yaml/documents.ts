import fc from 'fast-check';

/** Values that are simple, that only seem so, and that have signs of YAML, in any of the places of a file. */
export const values = [
  ...['b', 'b c', '$95', '(940) 555-0142', '/b', '{b.c} d', 'b}', 'b]', 'b, c]', 'b #c', 'b#c', '#b', '# b', 'b: c'],
  ...['b:', 'b :c', 'b:c', 'mailto:b', 'https://b.c/d', '-', '- b', '-b', '--', '---', '...', '?', '? b', ':', ': b'],
  ...[':b', '=b', '!b', '!!str b', '&b', '&b c', '*b', '*', '@b', '`b`', '%b', '|', '>', '|-', '<b>', '// b'],
  ...['/* b */', '<!-- b -->', '"b"', "'b'", '"b', "'b", 'b"', "b'", "b.'", "it's", "'it''s'", "'it's'", '"b" c'],
  ...['"b\\"c"', '"\\n"', '""', "''", '" "', "' '", '"#"', '": "', '"b\\c.jpg"', 'b\\c', '“b”', '”b', '‘b’', 'b '],
  ...['  b', 'b\tc', '\t', 'b\r', '\\', '{ b: c }', '{ b: 1, c: 2 }', '{b: c}', '{ b: c, }', '{ b }', '{ b: c'],
  ...['{ b: { c: d } }', '{ b: c } d', '{ b: c }}', '{ b: "c, d", e: f }', "{ b: 'c} d' }", '{ b: c:, d: e }'],
  ...['{ b: c, b: d }', '{ b: $65,00 }', '{ b:c }', '{ 1: c }', '{ 60 min: $95, 90 min: $130 }', '{{ b }}', '{}'],
  ...['[]', '[b]', '{ constructor: b }', '{ b: , c: d }', '{ "b": c }', '1', '-1', '+1', '1.5', '.5', '1.', '-.5'],
  ...['1.10', '07502', '-0', '00', '1e3', '1E3', '0x1F', '0o17', '1_000', '1,5', '1.2.3', '2026-01-01', '12:30'],
  ...['12:30:45', '.inf', '-.inf', '.nan', 'Infinity', 'NaN', '123456789012345678901', 'true', 'True', 'TRUE'],
  ...['tRUE', 'false', 'yes', 'no', 'on', 'off', 'null', 'Null', 'NULL', '~', '~b', '0.12345678901234567', 'é'],
  ...['¿b?', '× b', '÷', '· b', '• b', '– b', 'b – c', '+ b', '✓ b', 'Â', 'dÃ±o', 'â€™', 'ð', 'Å b', '東京', '😀'],
  ...['b\u00A0c', 'b\u200Bc', 'b\u00ADc', '\uFEFF', 'b\u2028c', 'b\u0085c', 'b\u0007c', '\uE000', 'b：c', '｛b：c｝'],
  ...['，', '＃b', '+$15', '+$ 15', '+€15', '© b', '[b, c]', '[b, "c, d"]', '[b c, 1]', '[b,c]', '[b, ]', '[, b]'],
  ...['[b]c', '[b, c', "['b', c]", '[b: c]', '[b:c]', '[b:]', '[{ b: c }]', '[[b]]', '[{b.c}]', '[-, b]', '[b # c]'],
  ...['[ b ]', '[true, ~]'],
];

export const keys = [
  ...['b c', '60 min', 'b-c', 'b_c', '_', 'b-', 'y', 'no', 'NaN', 'toString', 'hasOwnProperty', '1_0', '1 b', 'é'],
  ...['2026-01-01', '1', '1.5', '1e3', '0x1', 'true', 'null', '~', '<<', '__proto__', 'constructor', 'prototype'],
  ...['-b', '- b', '? b', '?b', '"b"', "'b'", '!b', '&b', '*b', 'b:c', 'b.c', 'b,c', 'b{', 'b]', 'b #c', '#b', '“b”'],
  ...['＃b', 'b\u00A0', '[b]', '{ b: c }', '3 × 60 min', '× b', 'b ×', 'b +$20', '$95', '$9.50 b', 'b $', 'b +'],
  ...['+$20', 'b +$'],
];

/** Lines that hold nothing, or should not. */
const between = [
  '\n',
  '   \n',
  '# b\n',
  '      # b: c\n',
  '#\n',
  '# ?\n',
  '\r\n',
  '---\n',
  '...\n',
  '?\n',
  'b\n',
  '    b\n',
  '- b\n',
];

const value = fc.oneof({ weight: 9, arbitrary: fc.constantFrom('B', 'B c', '1', "''") }, fc.constantFrom(...values));
const key = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...'bcdefghijk') }, fc.constantFrom(...keys));
const line = fc.oneof({ weight: 30, arbitrary: fc.constant('') }, fc.constantFrom(...between));
const indent = fc.oneof({ weight: 20, arbitrary: fc.constant(2) }, fc.constantFrom(0, 1, 3, 4, 12));

const indented = (spaces: number, lines: string[]) =>
  lines.map((one) => (one === '' || one === '\n' ? one : ' '.repeat(spaces) + one));
const several = (lines: fc.Arbitrary<string[]>) =>
  fc.array(lines, { minLength: 1, maxLength: 3 }).map((all) => all.flat());

interface Parts {
  property: string[];
  group: string[];
  list: string[];
}

/** The lines of a text below a `|`, most of which belong to it. */
const textLine = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom('B', 'B c. ', '', '- B', 'b: c', '# B', '  B', '"b', '{ b') },
  fc.constantFrom(...values),
);
const literal = fc.tuple(
  fc.oneof({ weight: 9, arbitrary: fc.constant('|') }, fc.constantFrom('|-', '|+', '>', '|2', '| # b', '| b')),
  fc.array(textLine, { minLength: 1, maxLength: 4 }),
);

const { group } = fc.letrec<Parts>((part: fc.LetrecTypedTie<Parts>) => ({
  property: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.tuple(key, value, line).map(([name, one, other]) => [`${name}: ${one}\n${other}`]),
    fc
      .tuple(key, indent, literal, line)
      .map(([name, spaces, [sign, lines], other]) => [
        `${name}: ${sign}\n`,
        ...lines.map((one) => (one === '' ? '\n' : `${' '.repeat(spaces)}${one}\n`)),
        other,
      ]),
    fc
      .tuple(key, line, indent, fc.oneof(part('group'), part('list')))
      .map(([name, other, spaces, lines]) => [`${name}:\n${other}`, ...indented(spaces, lines)]),
  ),
  group: several(part('property')),
  list: several(
    fc.oneof(
      value.map((one) => [`- ${one}\n`]),
      part('group').map(([first = '', ...others]) => [`- ${first}`, ...indented(2, others)]),
    ),
  ),
}));

/** A file that is simple but for a few of its lines. */
export const document = group.map((lines) => lines.join(''));
