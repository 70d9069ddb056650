import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { BuiltSite } from '../harness/pages/built-site.ts';

/* What the specification of this site fixes. The owner may change all other words on its pages. */

const facts = parse(readFileSync('site.yaml', 'utf8'));

/** Addresses by name. The specification says only what they are for. */
export const links: Record<string, string> = facts.links;

/** Where a service is booked. */
export function booking(service: string): string | undefined {
  const { booking } = facts.services[service];
  return links[booking] ?? booking;
}

export const call = expect.stringMatching(/^tel:\+\d{11}$/);

/** The towns with pages about swedish, prenatal and hot stone massage. */
const towns = ['prosper', 'aubrey', 'frisco', 'little-elm'];

export const localRoutes = [
  '/massage-prosper-tx',
  '/massage-little-elm',
  '/massage-frisco',
  '/massage-celina',
  '/massage-providence-village',
  '/deep-tissue-massage-aubrey-tx',
  '/sports-massage-aubrey-tx',
];

export const specialtyRoutes = ['swedish', 'prenatal', 'hot-stone'].flatMap((specialty) =>
  towns.map((town) => `/${specialty}-massage-${town}-tx`),
);

export const routes = [
  ...['/', '/services', '/bundles', '/promotions', '/about', '/policies', '/location', '/book'],
  ...['/printable-menu', '/areas-we-serve', '/massage-therapy-faq'],
  ...localRoutes,
  ...specialtyRoutes,
];

/** Which of these words are not in the text of a page, whether in capital or small letters. */
export function missing(site: BuiltSite, route: string, words: readonly string[]): string[] {
  const text = site.text(route).toLowerCase();
  return words.filter((one) => !text.includes(one.toLowerCase()));
}

/** The texts of the cards and rows with this name, each in one line. */
export function entries(site: BuiltSite, route: string, name: string): string[] {
  const $ = site.page(route);
  const names = $('main :is(h2, h3, dt)').filter((_, element) => sameText($(element).text(), name));
  return names
    .closest('article, li, dl > div, div:has(> h2, > h3)')
    .get()
    .map((entry) => textsIn($, entry).join(' '));
}

/** Every text of an element by itself, so that a price does not run into the next one. */
function textsIn($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string[] {
  const nodes = $(element).find('*').addBack().contents();
  return nodes
    .get()
    .filter((node) => node.type === 'text')
    .map((node) => $(node).text().trim());
}

function sameText(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.toLowerCase();
}
