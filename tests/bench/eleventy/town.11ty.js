import { readFileSync } from 'node:fs';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Actions, Catalog, Footer, Link, Links, Prices } from './parts.js';

const styles = readFileSync('styles.css', 'utf8');

/** One page for each town of _data/towns.json. */
export const data = {
  pagination: { data: 'towns', size: 1, alias: 'town' },
  permalink: ({ town }) => `/swedish-massage-${town.slug}-tx/`,
};

export function render({ town, facts }) {
  return `<!doctype html>${renderToStaticMarkup(h(Page, { town, facts }))}`;
}

function Page({ town, facts }) {
  return h(
    'html',
    { lang: facts.language },
    h(Head, { town, facts }),
    h('body', null, h(Header, { facts }), h(Main, { town, facts }), h(Footer, { facts })),
  );
}

function Head({ town, facts }) {
  const { business, contact, address, geo, services } = facts;
  const title = `Swedish Massage near ${town.name}, TX | ${business.name}`;
  const url = `${facts.url}/swedish-massage-${town.slug}-tx/`;
  const prices = Object.entries(services.swedish.prices).map(([time, price]) => `${time} ${price}`);
  const description = `Swedish massage for ${town.name}, by ${town.words.road}. ${prices.join(', ')}, evenings and weekends.`;
  const linked = { '@context': 'https://schema.org', '@type': 'DaySpa', name: business.name, ...contact, address, geo };
  const json = JSON.stringify({ ...linked, areaServed: town.name });
  return h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', null, title),
    h('meta', { name: 'description', content: description }),
    h('link', { rel: 'canonical', href: url }),
    h('meta', { property: 'og:type', content: 'website' }),
    h('meta', { property: 'og:site_name', content: business.name }),
    h('meta', { property: 'og:title', content: title }),
    h('meta', { property: 'og:url', content: url }),
    h('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: json } }),
    h('style', { dangerouslySetInnerHTML: { __html: styles } }),
  );
}

function Header({ facts: { words, banner, business, navigation, links } }) {
  return [
    h('a', { key: 'skip', className: 'skip', href: '#main' }, words.skip),
    h('p', { key: 'banner', className: 'banner' }, banner.label, ' ', h(Link, { ...banner.action })),
    h(
      'header',
      { key: 'header', className: 'header' },
      h('a', { className: 'brand', href: '/' }, business.name),
      h('nav', { 'aria-label': navigation.label }, h(Links, { links: navigation.links })),
      h('a', { className: 'button', href: links.booking }, navigation.book.label),
    ),
  ];
}

function Main({ town, facts }) {
  const { words, specialties, name, page } = town;
  const { opening, local, reason, timing, closing } = specialties.swedish;
  const item = (text) => h('li', { key: text }, text);
  return h(
    'main',
    { id: 'main' },
    h(
      'section',
      { className: 'hero' },
      h('p', { className: 'eyebrow' }, 'By ', words.road),
      h('h1', null, 'Swedish Massage in ', name),
      h('p', null, opening),
      h(Actions, { facts }),
      h(Prices, { prices: facts.services.swedish.prices }),
    ),
    h(
      'section',
      { className: 'features' },
      h('h3', null, 'Close by ', words.road),
      h('p', null, words.drive),
      h('h3', null, 'Licensed Professional'),
      h('p', null, 'One licensed therapist with 8+ years of experience, the same person every visit.'),
      h('h3', null, 'Flexible Hours'),
      h('p', null, timing),
    ),
    h(
      'section',
      { className: 'prose' },
      h('h2', null, 'What Swedish Massage Is'),
      h('p', null, local),
      h('p', null, practice),
    ),
    h(Catalog, { facts }),
    h(
      'section',
      { className: 'checklist' },
      h('h2', null, `Why ${name} Chooses Us`),
      h('ul', null, [reason, `Guests from ${words.neighborhoods}`, 'Free parking at the door'].map(item)),
      h('a', { href: page }, `Everything for ${name}`),
    ),
    h(
      'section',
      { className: 'callout' },
      h('h2', null, 'An Hour of Quiet'),
      h('p', null, closing),
      h(Actions, { facts }),
    ),
  );
}

const practice =
  'In practice it is long, flowing strokes toward the heart, slow kneading and gentle movement of the joints, with oil and light to medium pressure.';
