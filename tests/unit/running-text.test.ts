import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parse } from '../../generator/read/source.ts';
import { marker } from '../../generator/render/provenance-marks.ts';
import type { PageContext } from '../../templates/define.ts';
import { plainText } from '../../templates/markdown/plain-text.ts';
import { Paragraphs, Text } from '../../templates/parts/text.tsx';

/** Resolves any link to an address of its own, so that a test can see which of them came from here. */
const context = {
  site: { words: { newTab: '(new tab)' } },
  link: (to: string) => ({ href: `checked:${to}`, external: to.startsWith('https:') }),
} as unknown as PageContext;

const paragraphs = (text: string) =>
  renderToStaticMarkup(createElement(Paragraphs, { text, context }))
    .replace(/^<div[^>]*>|<\/div>$/g, '')
    .replaceAll(/ class="[^"]*"/g, '');

test.each([
  ['See [our prices](/services).', '<p>See <a href="checked:/services">our prices</a>.</p>'],
  [
    '[Call us](tel:+12025550100) or [book](booking)',
    '<p><a href="checked:tel:+12025550100">Call us</a> or <a href="checked:booking">book</a></p>',
  ],
  [
    '[out](https://example.com)',
    '<p><a href="checked:https://example.com" target="_blank" rel="noopener">out<span> (new tab)</span></a></p>',
  ],
  ['**Bold**, *soft*, and _soft_', '<p><strong>Bold</strong>, <em>soft</em>, and <em>soft</em></p>'],
  ['**[A](/) b**', '<p><strong><a href="checked:/">A</a> b</strong></p>'],
  ['One\\\ntwo', '<p>One<br/>two</p>'],
  ['**One**\n\ntwo', '<p><strong>One</strong></p><p>two</p>'],
  [
    'We bring:\n- sheets\n- **oil**\n\nYou rest.',
    '<p>We bring:</p><ul><li>sheets</li><li><strong>oil</strong></li></ul><p>You rest.</p>',
  ],
  ['* one\n* two', '<ul><li>one</li><li>two</li></ul>'],
  ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['- one\n  - inner\n- two', '<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>'],
  ['これは**「本当」**です。', '<p>これは<strong>「本当」</strong>です。</p>'],
  [
    '**注意：**本日休業、*定休日、*と**（臨時）**',
    '<p><strong>注意：</strong>本日休業、<em>定休日、</em>と<strong>（臨時）</strong></p>',
  ],
  ['这是**“重点”**的，**要！**记住', '<p>这是<strong>“重点”</strong>的，<strong>要！</strong>记住</p>'],
  ['5\\* and \\[x\\]', '<p>5* and [x]</p>'],
])('%j', (text, html) => {
  expect(paragraphs(text)).toBe(html);
});

/** Text by people who do not think of Markdown. */
const ordinary = [
  'A text.',
  'Two\n\nparagraphs.',
  '5* hotel, 2 * 3, 2*3*4, and 4*5',
  'Free* and easy*',
  'Mitarbeiter*innen und Kolleg*innen',
  'snake_case_name, __init, and ____',
  '- since 1999',
  '* Not on Sundays.',
  '1. Bezirk',
  '2024. What a year.\n2025. And another.',
  '+1 202 555 0100\n+1 202 555 0101',
  '+ one\n+ two',
  'a) one\n1) two\n2) three',
  '#1 in town',
  'A [New] thing (really)',
  'C:\\folder and 1\\2',
  'AT&T &amp; <b>R&B</b>',
  '    indented\n\n> quoted\n\n---\n\n***',
  'Two spaces  \nat the end',
  'https://example.com and <https://example.com>',
  '`code` and ```more```',
];

describe('text without markup is shown unchanged', () => {
  test.each(ordinary)('%j', (text) => {
    const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(paragraphs(text)).toBe(
      plain
        .trim()
        .split(/\n\s*\n/)
        .map((one) => `<p>${one}</p>`)
        .join(''),
    );
    expect(plainText(text)).toBe(text);
  });
});

test('one paragraph is in its element, and more become a group', () => {
  const html = (text: string, as: 'p' | 'dd') =>
    renderToStaticMarkup(createElement(Text, { as, text, context, className: 'soft' }));
  expect(html('One.\n', 'p')).toBe('<p class="soft">One.\n</p>');
  expect(html('*One.*', 'p')).toBe('<p class="soft"><em>One.</em></p>');
  expect(html('One.\n\nTwo.', 'p')).toBe('<div class="stack-4 soft"><p>One.</p><p>Two.</p></div>');
  expect(html('- a\n- b', 'dd')).toMatch(/^<dd class="stack-4 soft"><ul/);
});

test('the words without the markup', () => {
  expect(plainText('See [our **prices**](/services).\n\n- one\n- *two*\\\nlines')).toBe(
    'See our prices.\n\none\ntwo\nlines',
  );
});

/** Texts of the signs that matter, and letters. */
const anyText = fc
  .array(
    fc.constantFrom(
      ...'*_[]()<>\\/#!`"&;:+-. \n1ab'.split(''),
      '\n- ',
      '\n1. ',
      '](',
      '**',
      '[a](',
      'javascript:',
      '<b>',
    ),
  )
  .map((parts) => parts.join(''));

const source = parse('pages/a.yaml', '');

test('any text stays inert, and keeps its marks', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const html = paragraphs(text);
      const tags = html.replace(/<\/?(p|ul|ol|li|strong|em|br\/?)>|<a href="checked:[^"<>]*">|<\/a>/g, '');
      expect(tags).not.toMatch(/[<>]/);
      const { mark } = marker();
      const marked = paragraphs(mark({ text, role: 'shown', source, path: ['text'] }));
      expect(marked.replaceAll(/[\uE000-\uF8FF]/g, '').trim()).toBe(html.trim());
    }),
    { numRuns: 500, seed: 2026 },
  );
});
