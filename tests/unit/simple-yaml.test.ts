import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSimpleYaml } from '../../generator/read/yaml/simple-yaml.ts';
import { edit } from '../harness/messages/edits.ts';
import { pathsIn } from '../harness/project/files-in.ts';
import { repository } from '../harness/project/project.ts';
import { expectAsParsed } from '../harness/yaml/as-parsed.ts';
import { document, keys, values } from '../harness/yaml/documents.ts';

test.each([
  ['a group in a group', 'a:\n  b:\n    c: 1\n  d: 2\n', { a: { b: { c: 1 }, d: 2 } }],
  ['a list of texts', 'a:\n  - b\n  - "c"\n', { a: ['b', 'c'] }],
  ['a list of groups', 'a:\n  - b: 1\n    c: 2\n  - b: 3\n', { a: [{ b: 1, c: 2 }, { b: 3 }] }],
  ['a group in braces', 'a: { b c: $1, d: "e, f" }\n', { a: { 'b c': '$1', d: 'e, f' } }],
  ['a list in brackets', 'a: [b c, "d, e", 1]\n', { a: ['b c', 'd, e', 1] }],
  ['a text of several lines', 'a: |\n  b: c\n\n   - "d\n  # e\n\n\nf: g\n', { a: 'b: c\n\n - "d\n# e\n', f: 'g' }],
  ['a text that ends with a ?', 'a:\n  b: |\n    c\n    ?\n  d: e\n', { a: { b: 'c\n?\n', d: 'e' } }],
  ['a text of several lines in an item', 'a:\n  - b: |\n      c\n# d\n    e: f\n', { a: [{ b: 'c\n', e: 'f' }] }],
  ['a price with a sign', 'a: +$15\n', { a: '+$15' }],
  ['texts in quotes', `a: "it's"\nb: 'it''s'\nc: ""\n`, { a: "it's", b: "it's", c: '' }],
  ['a text with signs', 'a: b#c, {d.e} & f:g - "h" [i]? (j)\n', { a: 'b#c, {d.e} & f:g - "h" [i]? (j)' }],
  ['numbers', 'a: 07\nb: -1.50\nc: 1.\nd: +2\n', { a: 7, b: -1.5, c: 1, d: 2 }],
  ['what looks like a number', 'a: 2026-01-01\nb: 12:30\nc: 1,5\n', { a: '2026-01-01', b: '12:30', c: '1,5' }],
  ['true and false', 'a: true\nb: false\nc: yes\n', { a: true, b: false, c: 'yes' }],
  ['comments and empty lines', '# a\n\na:\n# b: c\n  b: 1\n   \n    # d\n', { a: { b: 1 } }],
  ['the line ends of Windows', 'a: b\r\nc:\r\n  d: "e"\r\n', { a: 'b', c: { d: 'e' } }],
  ['no line end', 'a: b', { a: 'b' }],
])('%s can be read without the parser', (_, text, data) => {
  expect(readSimpleYaml(text)).toStrictEqual(data);
  expectAsParsed(text);
});

test.each([
  ['an empty file', ''],
  ['only a comment', '# a\n'],
  ['a list', '- a\n'],
  ['a text on several lines', 'a: b\n  c\n'],
  ['a text in quotes on several lines', 'a: "b\n  c"\n'],
  ['a folded text', 'a: >\n  b\n'],
  ['a text below a sign of its own', 'a: |-\n  b\n'],
  ['a text that begins with an empty line', 'a: |\n\n  b\n'],
  ['a text that is not indented', 'a: |\nb: c\n'],
  ['a text without a line end', 'a: |\n  b'],
  ['a text with spaces in an empty line', 'a: |\n  b\n    \n  c\n'],
  ['a text with the line ends of Windows', 'a: |\r\n  b\r\n'],
  ['a line after a text that is indented less', 'a:\n  b: |\n    c\n   d\n'],
  ['a list in a list', 'a: [[b], c]\n'],
  ['a group in brackets', 'a: [{ b: c }]\n'],
  ['an empty list', 'a: []\n'],
  ['a property without a value', 'a:\nb: c\n'],
  ['a property twice', 'a: b\na: c\n'],
  ['a property of all objects', 'toString: b\n'],
  ['a property that is a number', '1: b\n'],
  ['a number that loses digits', 'a: 1234567890123456789\n'],
  ['a number with an exponent', 'a: 1e3\n'],
  ['a colon in a text', 'a: b: c\n'],
  ['a comment after a text', 'a: b # c\n'],
  ['a comment instead of a text', 'a: #b\n'],
  ['an escape', 'a: "b\\nc"\n'],
  ['a reference', 'a: &b c\nd: *b\n'],
  ['a second document', 'a: b\n---\na: c\n'],
  ['a line that is not indented enough', 'a:\n  b: c\n d: e\n'],
  ['a line that is indented too far', 'a: b\n  c: d\n'],
  ['an item that is indented too far', 'a:\n  - b\n   - c\n'],
  ['an item that may be a property', 'a:\n  - b:c\n'],
  ['a tab', 'a:\tb\n'],
  ['an invisible space', 'a: b\u00A0c\n'],
  ['a wrong encoding', 'a: daÃ±o\n'],
  ['doubled braces', 'a: {{ b }}\n'],
])('%s is left to the parser', (_, text) => {
  expect(readSimpleYaml(text)).toBe(null);
});

const paths = (await Promise.all(['pages', 'tests/fixtures'].map((name) => pathsIn(join(repository, name))))).flat();
const yaml = [join(repository, 'site.yaml'), ...paths.filter((path) => path.endsWith('.yaml'))];
const files = await Promise.all(yaml.map(async (path) => [relative(repository, path), await readFile(path, 'utf8')]));

test.each(files)('%s is read as the parser reads it', (_, text = '') => {
  expectAsParsed(text);
});

test('whatever is a value or a name somewhere is read as the parser reads it', () => {
  const places = [
    (written: string) => `a: ${written}\n`,
    (written: string) => `a:\n  - ${written}\n  - b\n`,
    (written: string) => `a: { b: ${written}, c: d }\n`,
    (written: string) => `${written}: b\nc: d\n`,
    (written: string) => `a:\n  - ${written}: b\n    c: d\n`,
    (written: string) => `a: { ${written}: b, c: d }\n`,
    (written: string) => `a: b\n${written}\nc: d\n`,
  ];
  for (const written of [...values, ...keys]) for (const place of places) expectAsParsed(place(written));
});

test('random files are read as the parser reads them', () => {
  let simple = 0;
  const check = (text: string) => {
    if (expectAsParsed(text)) simple++;
  };
  fc.assert(fc.property(document, check), { numRuns: 2000, seed: 2026 });
  expect(simple).toBeGreaterThan(500);
});

test('the files of sites are read as the parser reads them, whatever is edited', () => {
  const edits = fc.array(edit, { minLength: 1, maxLength: 2 });
  const check = (text: string, changes: ((text: string) => string)[]) => {
    expectAsParsed(changes.reduce((edited, change) => change(edited), text));
  };
  fc.assert(fc.property(fc.constantFrom(...files.map(([, text = '']) => text)), edits, check), {
    numRuns: 2000,
    seed: 2026,
  });
});
