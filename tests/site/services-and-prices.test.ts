import { describe, expect, test } from 'vitest';
import { builtSite } from '../harness/pages/built-site.ts';
import { entries, links, missing } from './specification.ts';

const site = builtSite('site');

/** The enhancements as the services page and the printable menu sell them. */
const enhancements = [
  ['CBD oil', '$25'],
  ['Cupping', '$25'],
  ['Himalayan salt stones', '$25'],
  ['15-minute stretch', '$20'],
  ['Theragun', '$20'],
  ['Hand or foot scrub', '$15'],
  ['Face mask', '$15'],
  ['Cold stone therapy', '$10'],
  ['Scalp treatment', '$10'],
] as const;

const bundles = [
  ['Tranquil Escape', '$110'],
  ['Head-to-Toe Renewal', '$150'],
  ['Nourish & Restore', '$170'],
  ["Runner's Reboot", '$120'],
  ["Advanced Runner's Reboot", '$135'],
  ['Elevated Recovery', '$190'],
] as const;

const services = [
  ['Custom Therapeutic Massage', '$95', '$130'],
  ['Sports Recovery Massage', '$105', '$140'],
] as const;

/** Which of these names lack an entry on a page with all of their prices. */
function wrongEntries(route: string, names: readonly (readonly string[])[]): string[] {
  const wrong = names.filter(
    ([name = '', ...prices]) =>
      !entries(site, route, name).some((entry) => prices.every((price) => new RegExp(`\\${price}(?!\\d)`).test(entry))),
  );
  return wrong.map(([name = '']) => name);
}

describe('the services page', () => {
  test('has every price of the specification', () => {
    expect(wrongEntries('/services', [...services, ...bundles, ...enhancements])).toEqual([]);
    expect(entries(site, '/services', 'Face mask').join()).toMatch(/not available for same-day appointments/i);
  });

  test('keeps the other prices of enhancements on the cards of the two services', () => {
    const rows = ['Cupping +$20', 'Theragun +$15', 'Himalayan salt stones +$20', 'Cold stone therapy +$15'];
    const $ = site.page('/services');
    const found = $('main article dt').map((_, name) => `${$(name).text()} ${$(name).next('dd').text()}`);
    expect(found.get()).toEqual(expect.arrayContaining(rows));
  });

  test('has two memberships, with what they cost and save', () => {
    const cards = site.page('/services')('main article:contains("Start Membership")');
    const texts = cards.get().map((card) => site.page('/services')(card).text());
    expect(texts).toHaveLength(2);
    for (const [index, prices] of [
      ['$80', '$95', '$15'],
      ['$110', '$130', '$20'],
    ].entries()) {
      for (const price of prices) expect(texts[index]).toContain(price);
    }
    expect(missing(site, '/services', ['Monthly Memberships', 'Member-only pricing', 'Priority booking'])).toEqual([]);
  });

  test('leads where the specification says', () => {
    const targets = (words: string) => site.targets('/services', words);
    expect(targets('View All Enhancements')).toEqual(['/services#enhancements-section']);
    expect(targets('Start Membership')).toEqual([links.memberships]);
    expect(targets('Purchase Gift Certificate')).toEqual([links['gift-certificates']]);
    expect(targets('Book This Bundle')).toHaveLength(6);
    expect(targets('Book Your Session')).toEqual([links.booking]);
  });
});

test('the printable menu has the services, memberships, bundles and enhancements, and breaks where it should', () => {
  expect(wrongEntries('/printable-menu', [...services, ...bundles, ...enhancements])).toEqual([]);
  expect(missing(site, '/printable-menu', ['$80 per month', '$110 per month'])).toEqual([]);
  expect(site.page('/printable-menu')('style').text()).toContain('break-inside:avoid');
});

test('the packages page has six packages, each with its saving and its own booking page', () => {
  const $ = site.page('/bundles');
  const cards = $('main article').map((_, card) => $(card).text());
  for (const [sessions, service, price, saving] of [
    ['3', 'Custom Therapeutic', '$260', '$25'],
    ['3', 'Sports Recovery', '$290', '$25'],
    ['5', 'Custom Therapeutic', '$425', '$50'],
    ['5', 'Sports Recovery', '$475', '$50'],
    ['10', 'Custom Therapeutic', '$825', '$125'],
    ['10', 'Sports Recovery', '$925', '$125'],
  ] as const) {
    const found = cards.get().filter((card) => card.includes(price));
    expect(found).toHaveLength(1);
    for (const words of [`${sessions} ×`, service, `Save ${saving}`]) expect(found[0]).toContain(words);
  }
  const booking = $('main article a')
    .get()
    .map((link) => $(link).attr('href'));
  expect(new Set(booking).size).toBe(6);
  for (const href of booking) expect(href).toMatch(/^https:.*add-ons$/);
  expect($('main form')).toHaveLength(1);
  expect(missing(site, '/bundles', ['Questions About Our Packages?'])).toEqual([]);
  expect(site.targets('/bundles', 'Book Now')).toEqual([links.booking]);
  expect(site.targets('/bundles', 'Contact Us')).toEqual(['/location']);
  expect($('title').text()).toMatch(/packages|bundles/i);
});

test('the promotions page has the two offers, with their regular prices and what is in them', () => {
  const $ = site.page('/promotions');
  const offers = $('main article').get();
  const parts = ['aromatherapy scalp massage', 'hot towels for back and feet', 'foot scrub', 'himalayan salt stones'];
  expect(offers).toHaveLength(2);
  for (const [index, words] of [
    ['75', 'Custom Therapeutic', '$90', '$170'],
    ['90', 'Full Body Recovery', '$110', '$190'],
  ].entries()) {
    for (const word of words) expect($(offers[index]).text()).toContain(word);
    expect($(offers[index]).find('a').attr('href')).toMatch(/^https:.*select-time$/);
  }
  expect(missing(site, '/promotions', [...parts, 'not stackable with other discounts'])).toEqual([]);
  expect($('main section:contains("ertificate") a[href="/services#gift-certificates"]')).toHaveLength(1);
});
