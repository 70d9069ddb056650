import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { parse } from 'yaml';
import { build } from '../generator/build.ts';
import { contentOf } from '../generator/publish/output-file.ts';
import { loadTools } from '../generator/tools.ts';
import { spa } from './harness/project.ts';

/** Every file of the real site, by its path. */
const { files: makeFiles } = await build({ root: spa, today: '2026-01-01', mapsKey: 'a-key' }, await loadTools());
export const files = new Map<string, Buffer>();
for (const file of await makeFiles()) files.set(file.path, Buffer.from(await contentOf(file)));

/** The pages as a visitor's browser would read them, by route. */
const pages = new Map(
  [...files]
    .filter(([path]) => path.endsWith('.html'))
    .map(([path, html]) => [`/${path.replace(/(index)?\.html$/, '')}`, load(html.toString())]),
);

export const builtRoutes = [...pages.keys()];

export const facts: { links: Record<string, string> } = parse(await readFile(join(spa, 'site.yaml'), 'utf8'));

const towns = ['prosper', 'aubrey', 'frisco', 'little-elm'];
const specialties = ['swedish', 'prenatal', 'hot-stone'];

/** The routes that the specification gives a town's main page, in its order. */
export const townRoutes = [
  '/massage-prosper-tx',
  '/massage-little-elm',
  '/massage-frisco',
  '/massage-celina',
  '/massage-providence-village',
  '/deep-tissue-massage-aubrey-tx',
  '/sports-massage-aubrey-tx',
];

export const specialtyRoutes = specialties.flatMap((specialty) =>
  towns.map((town) => `/${specialty}-massage-${town}-tx`),
);

/** Every route of the specification. */
export const routes = [
  ...['/', '/services', '/bundles', '/promotions', '/about', '/policies', '/location', '/book'],
  ...['/printable-menu', '/areas-we-serve', '/massage-therapy-faq'],
  ...townRoutes,
  ...specialtyRoutes,
];

export function pageAt(route: string): CheerioAPI {
  const page = pages.get(route);
  if (!page) throw new Error(`There is no page ${route}`);
  return page;
}

/** What a visitor sees as text in part of a page, with single spaces. */
export function textOf(route: string, selector = 'main'): string {
  return seen(pageAt(route), selector);
}

/** Where the links with these words lead, each once. */
export function targets(route: string, words: string, within = 'main'): string[] {
  const $ = pageAt(route);
  const links = $(`${within} a`).toArray();
  return [...new Set(links.filter((link) => seen($, link) === words).map((link) => $(link).attr('href') ?? ''))];
}

/** The structured data of a page. */
// biome-ignore lint/suspicious/noExplicitAny: structured data has no one shape.
export function graph(route: string): any[] {
  return JSON.parse(pageAt(route)('script[type="application/ld+json"]').text())['@graph'];
}

function seen($: CheerioAPI, part: Parameters<CheerioAPI>[0]): string {
  return $(part).clone().find('.sr-only').remove().end().text().replace(/\s+/g, ' ').trim();
}
