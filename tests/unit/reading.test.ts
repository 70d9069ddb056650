import { expect, test } from 'vitest';
import { readPage } from '../../generator/audit/read-page.ts';
import { pieceReader } from '../../generator/audit/read-pieces.ts';
import type { RenderedPart } from '../../generator/render/frame.ts';
import { htmlOf, type Piece } from '../../generator/render/pieces.ts';

const texts = (html: string) => readPage(`<main>${html}</main>`).blocks.map(({ text }) => text);

test.each([
  ['paragraphs', '<p>One</p><p>Two</p>', ['One', 'Two']],
  ['words in bold, a comment and an escape', '<p>Co<!-- -->pper &amp; <b>lead</b></p>', ['Copper & lead']],
  ['two elements that a stylesheet separates', '<p><span>One</span><span>two</span></p>', ['One two']],
  ['a line break', '<p>One<br/>two</p>', ['One two']],
  ['an answer that is closed', '<details><summary>Why?</summary><p>So.</p></details>', ['Why?', 'So.']],
])('%s', (_, html, expected) => {
  expect(texts(html)).toEqual(expected);
});

test.each([
  ['a hidden element', '<p hidden="">Gone</p>'],
  ['text for screen readers', '<span class="sr-only">Heard</span>'],
  ['an ornament', '<span aria-hidden="true">·</span>'],
  ['what is inside a hidden element', '<div hidden=""><p>Gone</p></div>'],
  ['a drawing', '<svg><title>Drop</title></svg>'],
  ['a script', '<script>script()</script>'],
])('%s is not read', (_, html) => {
  expect(texts(`<p>One</p>${html}<p>Two</p>`)).toEqual(['One', 'Two']);
});

test('a text knows its heading and term, and whether it is in the main part', () => {
  const list = '<dl><dt>60 min</dt><dd>$90</dd></dl>';
  expect(readPage(`<main><h2>Prices</h2>${list}<p>In dollars.</p></main><footer><p>Foot</p></footer>`).blocks).toEqual([
    { text: 'Prices', heading: 'Prices', term: null, inMain: true, inQuote: false },
    { text: '60 min', heading: 'Prices', term: null, inMain: true, inQuote: false },
    { text: '$90', heading: 'Prices', term: '60 min', inMain: true, inQuote: false },
    { text: 'In dollars.', heading: 'Prices', term: null, inMain: true, inQuote: false },
    { text: 'Foot', heading: 'Prices', term: null, inMain: false, inQuote: false },
  ]);
});

test('a text knows whether it is quoted', () => {
  const quote = '<blockquote><div><p>One</p><p>Two</p></div></blockquote>';
  const quoted = readPage(`<main><p>Who</p>${quote}<p>When</p></main>`).blocks.flatMap(({ text, inQuote }) =>
    inQuote ? text : [],
  );
  expect(quoted).toEqual(['One', 'Two']);
});

test('the head, the headings, links, pictures, ids and structured data', () => {
  const head = '<title>A &amp; B</title><meta name="description" content="About A"/>';
  const data = '<script type="application/ld+json">{"@graph":[{"@type":"Plumber"}]}</script>';
  const main = '<main id="main"><h1>A</h1><a href="/a">To <b>A</b></a><img src="/a.png" alt="A"/></main>';
  expect(readPage(`<head>${head}${data}</head><body>${main}</body>`)).toMatchObject({
    title: 'A & B',
    description: 'About A',
    headings: [{ level: 1, text: 'A', inMain: true, block: 0 }],
    links: [{ href: '/a', text: 'To A', inMain: true }],
    images: [{ src: '/a.png', alt: 'A' }],
    anchors: ['main'],
    graph: [{ '@type': 'Plumber' }],
  });
});

const part = (html: string): RenderedPart => ({
  ...{ html, classes: new Set(), content: '', policies: [] },
  ...{ footer: null, answers: [] },
});

const section = '<section><p>Above</p><h2>Drains</h2><dl><dt>Sink</dt><dd>$90</dd></dl><p id="end">Below</p></section>';

test.each<[what: string, ...pieces: Piece[]]>([
  ['under the heading before it', '<main><h1>Pipes</h1>', part(section), '<p>Last</p></main>'],
  ['after a text that no element ends', '<main><div>Words', part(section), 'and more</div></main>'],
  ['in a quotation', '<main><blockquote>', part(section), '</blockquote></main>'],
  ['outside of <main>', '<header>', part(section), '</header><main><p>Words</p></main>'],
  ['in what is never shown', '<main><div hidden="">', part(section), '</div></main>'],
  ['in a link', '<main><a href="/a">', part(section), '</a></main>'],
  ['that belongs to a term', '<main><dl><dt>Term</dt>', part(section), '<dd>Words</dd></dl></main>'],
  ['that is a drawing in a text', '<main><p>One ', part('<svg><title>Oak</title></svg>'), ' two</p></main>'],
  ['that begins as a drawing', '<main><p>One ', part('<svg></svg><b>and</b>'), ' two</p></main>'],
  ['that begins and ends with text', '<main><p>One ', part('more <b>and</b> more'), ' two</p></main>'],
  ['without a heading, twice', '<main><h2>A</h2>', part('<p>B</p>'), '<h2>C</h2>', part('<p>B</p>'), '</main>'],
])('a page with a part %s reads as in one piece', (_, ...pieces) => {
  const read = pieceReader();
  const whole = readPage(htmlOf(pieces));
  expect(read(pieces)).toEqual(whole);
  // What was read of the part the first time is used.
  expect(read(pieces)).toEqual(whole);
});
