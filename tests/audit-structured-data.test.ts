import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { read } from '../generator/audit/reading.ts';
import type { AuditedSite } from '../generator/audit/rule.ts';
import { rule as headings } from '../generator/audit/rules/headings.ts';
import { rule as structuredData } from '../generator/audit/rules/structured-data.ts';
import { fixtures } from './project.ts';

/** What no YAML can bring about, but a new section could: a page as it would be rendered. */
async function siteOf(main: string, ...graph: object[]): Promise<AuditedSite> {
  const data = `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`;
  const reading = read(`<html><head>${data}</head><body><main>${main}</main></body></html>`);
  const facts = parse(await readFile(join(fixtures, 'small/site.yaml'), 'utf8'));
  const page = { route: '/a', data: { seo: {} } };
  return {
    facts,
    pages: [{ page, reading }],
    leaves: [],
    today: '2030-01-01',
    published: [],
  } as unknown as AuditedSite;
}

const messages = (site: AuditedSite) => structuredData.check(site).map(({ message }) => message);

test('an answer that only search engines get', async () => {
  const question = (name: string, text: string) => ({ '@type': 'Question', name, acceptedAnswer: { text } });
  const faq = { '@type': 'FAQPage', mainEntity: [question('Why?', 'Because\n\nit is.'), question('How?', 'Slowly.')] };
  const main = '<h1>Asked</h1><details><summary>Why?</summary><p>Because</p><p>it is.</p></details><p>How?</p>';
  expect(messages(await siteOf(main, faq))).toEqual([
    'Search engines are told “Slowly.” about /a, and visitors are not.',
  ]);
});

test('a trail that ends at another page, and one with a gap', async () => {
  const step = (position: number, item: string) => ({ position, name: 'Step', item });
  const trail = (...itemListElement: object[]) => ({ '@type': 'BreadcrumbList', itemListElement });
  const end = 'https://small.example.com/a';
  expect(messages(await siteOf('', trail(step(1, 'https://small.example.com/'), step(2, end))))).toEqual([]);
  expect(messages(await siteOf('', trail(step(1, end), step(2, 'https://small.example.com/b'))))).toHaveLength(1);
  expect(messages(await siteOf('', trail(step(1, end), step(3, end))))).toEqual([
    'The trail of pages that search engines see above /a has a gap, or ends somewhere else.',
  ]);
});

test('a rating that a business publishes of itself', async () => {
  const rated = { '@type': 'Plumber', name: 'Small Works', aggregateRating: { ratingValue: 5 } };
  expect(messages(await siteOf('', rated))).toEqual([
    '/a tells search engines how Small Works is rated. Google refuses ratings that a business publishes of itself.',
  ]);
});

test('a heading that leaves a level out', async () => {
  const found = headings.check(await siteOf('<h1>Pipes</h1><h3>Copper</h3><h2>Drains</h2><h3>Sinks</h3>'));
  expect(found.map(({ message }) => message)).toEqual([
    '“Copper” on /a is a heading of level 3, right under “Pipes” of level 1.',
  ]);
});

test('what is hidden is not read', async () => {
  const main =
    '<h1>Pipes</h1><p hidden="">Gone</p><span class="sr-only">Heard</span><p>Co<!-- -->pper &amp; <b>lead</b></p>';
  const { pages } = await siteOf(main);
  expect(pages[0]?.reading.blocks.map(({ text }) => text)).toEqual(['Pipes', 'Copper & lead']);
});
