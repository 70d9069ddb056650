import { expect, test } from 'vitest';
import { page, reportOf } from '../harness/project/project.ts';
import { reportOn } from './report-on.ts';

test('a file that is not UTF-8', async () => {
  expect(await reportOn(Buffer.from([0x6e, 0x3a, 0x20, 0xe9, 0x0a]))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:4  error  not-utf8
      This file is not saved as UTF-8: this character is in another encoding.
      1 │ n: �
        │    ^
      Save the file again with the encoding UTF-8. Editors offer it under "Save as" or in the status bar.

    1 error in 1 file.
    "
  `);
});

const utf16 = (text: string, mark: string) => Buffer.from(mark + text, 'utf16le');

test.each([
  ['with a byte order mark', utf16(page({}), '\uFEFF')],
  ['without one', utf16(page({}), '')],
  ['with the other order of bytes', utf16(page({}), '\uFEFF').swap16()],
])('a file in UTF-16 %s is one problem', async (_, bytes) => {
  const report = await reportOf({ 'pages/home.yaml': bytes });
  expect(report).toContain('This file is saved as UTF-16, but it must be UTF-8.');
  expect(report).toContain('1 error in 1 file.');
});

test.each([
  [
    'a Word document',
    Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000é', 'latin1'),
    'an Office document or a ZIP file',
  ],
  ['a document from an older Word', Buffer.from('ÐÏ\u0011à¡±\u001aá', 'latin1'), 'an older Office document'],
  ['rich text', Buffer.from(`{\\rtf1\\ansi\n${page({})}`), 'a document from a word processor (RTF)'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'a PDF'],
])('%s instead of text is one problem, without an excerpt', async (_, bytes, what) => {
  const report = await reportOf({ 'pages/home.yaml': bytes });
  expect(report).toMatch(`error  not-text\n  This file is ${what}`);
  expect(report).toContain(', not plain text.\n  Copy its words');
  expect(report).toContain('1 error in 1 file.');
});

test('the code of a web page instead of a page is one problem', async () => {
  const report = await reportOf({
    'pages/home.yaml': '\uFEFF\n<!DOCTYPE html>\n<html><head><title>Gift</title></head></html>',
  });
  expect(report).toContain('pages/home.yaml:1:1  error  not-text\n  This file is the code of a web page (HTML)');
  expect(report).toContain('1 error in 1 file.');
});

test('a file in UTF-16 that hides the facts', async () => {
  const report = await reportOf({ 'site.yaml': utf16('url: https://example.com\n', '') });
  expect(report.match(/ {2}error {2}.*/g)).toEqual(['  error  not-utf8']);
});

test('a character that another program lost', async () => {
  expect(await reportOn('name: caf\uFFFD\n')).toContain('This is the character U+FFFD');
});

test('letters with accents before punctuation are no wrong encoding', async () => {
  const text = '“IRMÃ” e “MAÇÃ”… È vero: perché, à\u00a0« la » façade, Âncora, naïve, 30\u00a0€';
  const report = await reportOn(page({ rest: `# ${text}\nparnt: /\n` }));
  expect(report).toContain('parent');
  expect(report).not.toContain('not-utf8');
});

test.each(['We sell BRÅ® and SKÄ™ oils.', 'Pores of 10 Å\u00a0wide'])(
  'a real letter before a sign is no wrong encoding: %s',
  async (text) => {
    expect(await reportOn(page({ rest: `# ${text}\nparnt: /\n` }))).not.toContain('not-utf8');
  },
);

test.each([
  ['PRÅ®VODCE', 'PRŮVODCE'],
  ['siÄ™', 'się'],
  ['Theyâ€™re', 'They’re'],
  ['TheyÃ¢â‚¬â„¢re', 'They’re'],
  ['daÃƒÂ±o', 'daño'],
])('text in a wrong encoding, once or twice: %s', async (written, meant) => {
  expect(await reportOn(page({ rest: `# ${written}\n` }))).toContain(meant);
});

test('a control character in the file', async () => {
  expect(await reportOn(page({ rest: 'parent: /a\u0007b\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:9  error  forbidden-character
      In column 11, there is an invisible control character (U+0007).
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ parent: /a�b
        │         ^^^^
      6 │ sections:
      Write:  /ab

    1 error in 1 file.
    "
  `);
});

test('a zero byte is a control character like any other', async () => {
  const report = await reportOn(page({ rest: 'parent: /a\0b\n' }));
  expect(report).toContain('there is an invisible control character (U+0000)');
  expect(report).not.toContain('UTF-16');
});

test('line endings that YAML does not know', async () => {
  expect(await reportOn(page({}).replaceAll('\n', '\r'))).toContain('line-endings');
});

test('a wrong encoding hides no other mistake, and a value that is wrong because of it is one mistake', async () => {
  const report = await reportOn(page({ route: '/aÃ±o', rest: 'parnt: /\n' }));
  expect(report.match(/^pages.*/gm)).toEqual([
    expect.stringMatching(/:1:\d+ {2}error {2}not-utf8$/),
    expect.stringMatching(/ {2}error {2}unknown-property$/),
  ]);
});

test.skipIf(process.platform === 'win32')('no character of a file or its name controls the terminal', async () => {
  const clear = '\u001B[2J';
  const report = await reportOf({
    'pages/a.yaml': page({ rest: `# A${clear}\u0085\rB\n` }),
    [`pages/b${clear}\n.yaml`]: page({ route: '/b', rest: `"x${clear.replace('\u001B', '\\e')}y": z\n` }),
  });
  expect(report).toContain('A\uFFFD[2J');
  expect(report).toContain('pages/b\uFFFD[2J\uFFFD.yaml:');
  expect(report).not.toMatch(/[^\P{Cc}\n]/u);
});
