import { describe, expect, test } from 'vitest';
import { builtSite } from '../harness/pages/built-site.ts';
import { call, links, missing } from './specification.ts';

const site = builtSite('site');

describe('the home page', () => {
  test('has its parts in the order of the specification', () => {
    const text = site.text('/');
    const parts = ['View Services', 'Why Choose', 'Subscribe', 'What to Expect', 'Book This Service'];
    const places = [...parts, 'New Client Special', 'Free parking & wheelchair accessible'].map((part) =>
      text.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('has the words and prices of the specification', () => {
    const reasons = ['Personalized Care', 'Sports Recovery Focus', 'Complimentary Aromatherapy'];
    const steps = ['Book Your Session', 'Arrive & Relax', 'Restore & Recover'];
    expect(missing(site, '/', [...reasons, ...steps])).toEqual([]);
    expect(site.text('/')).toMatch(/75.min Custom Therapeutic\b.{0,10}\$90/);
    expect(site.text('/')).toMatch(/90.min Full Body Recovery\b.{0,10}\$110/);
  });

  test('leads where the specification says', () => {
    const $ = site.page('/');
    const special = $('main section:contains("New Client Special")').last();
    expect(site.targets('/', 'Book Now')).toEqual([links.booking]);
    expect(site.targets('/', 'View Services')).toEqual(['/services']);
    expect(site.targets('/', 'Book This Service')).toHaveLength(2);
    for (const target of site.targets('/', 'Book This Service')) expect(target).toMatch(/^https:/);
    expect(site.targets('/', 'View All Services')).toEqual(['/services']);
    expect(special.find('a').attr('href')).toBe('/promotions');
    expect(site.targets('/', 'Get Directions')).toEqual(['/location']);
    expect($('main a[href^="tel:"]').attr('href')).toEqual(call);
    expect($('main form, main [data-island="map"]')).toHaveLength(2);
  });
});

test('the page about the therapist has the highlights of the specification and leads to booking', () => {
  const highlights = ['Licensed and certified', '8+ years experience', 'Personalized care', 'Athlete-friendly'];
  expect(missing(site, '/about', highlights)).toEqual([]);
  expect(site.targets('/about', 'Schedule Your Session')).toEqual([links.booking]);
});

test('the policies have every number of the specification', () => {
  const text = site.text('/policies');
  const rules = [/24.hour notice/, /50%/, /full fee/, /5–10 minutes/, /12 months/, /non-refundable/, /\$15/, /20–25%/];
  const duties = [/under 18/i, /parent or guardian/, /on the premises/, /annual/, /card.{1,10}on file/i];
  const payments = [/cash,/i, /cards/, /Cash App/, /Venmo/, /Zelle/];
  for (const words of [...rules, ...duties, ...payments]) expect(text).toMatch(words);
  expect(site.page('/policies')('main h2').length).toBeGreaterThanOrEqual(4);
  expect(site.page('/policies')('main :is(a[href^="tel:"], a[href^="mailto:"])')).toHaveLength(2);
});

test('the location page says when and where, and how to get there', () => {
  const $ = site.page('/location');
  const row = (day: string) => $(`main :is(dt, th, td):contains("${day}")`).first().next().text();
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const evening = '7 PM–10 PM';
  expect(days.map(row)).toEqual([evening, evening, 'Closed', 'Closed', evening, '9 AM–6 PM', '12 PM–6 PM']);
  expect(missing(site, '/location', ['Aubrey, TX', 'Cash and credit card', 'Parking'])).toEqual([]);
  expect($('main [data-island="map"], main form')).toHaveLength(2);
  expect($('main :is(a[href^="sms:"], a[href^="mailto:"])')).toHaveLength(2);
  expect(site.targets('/location', 'Call Now')).toEqual([call]);
  for (const words of ['Get Directions', 'View in Google Maps']) {
    expect(site.targets('/location', words)).toEqual([expect.stringMatching(/^https:.*33\.220385%2C-96\.9073461/)]);
  }
  expect(site.targets('/location', 'Book Your Visit')).toEqual([links.booking]);
  expect(site.targets('/location', 'View Special Offers')).toEqual(['/promotions']);
});

test('the booking page offers both ways to book, and has a place for the widget', () => {
  const cards = ['Online Booking', 'Call to Book', 'Booking Hours', 'Location', 'Advance Booking'];
  expect(missing(site, '/book', [...cards, 'The booking widget will be embedded here', '24/7'])).toEqual([]);
  expect(site.targets('/book', 'Open External Booking')).toEqual([links.booking]);
  expect(site.page('/book')('main a[href^="tel:"]').attr('href')).toEqual(call);
  for (const route of ['/promotions', '/services'])
    expect(site.page('/book')(`main a[href="${route}"]`).length).toBeGreaterThan(0);
});

test('the FAQ has eight questions, one open at a time, and gives them to search engines', () => {
  const $ = site.page('/massage-therapy-faq');
  const questions = $('main details').map((_, item) => $(item).find('summary h3').text());
  const groups = $('main details').map((_, item) => $(item).attr('name'));
  const data = site.graph('/massage-therapy-faq').find((thing) => thing['@type'] === 'FAQPage');
  expect(questions.get()).toHaveLength(8);
  expect(new Set(groups.get()).size).toBe(1);
  expect(data?.mainEntity.map((question: { name: string }) => question.name)).toEqual(questions.get());
  const tiles = ['Expert Answers', 'Pain Relief Focus', 'Personal Consultation'];
  const prices = ['CBD oil (+$25)', 'Cupping (+$25)', 'Theragun (+$20)', 'Cold stone (+$15)'];
  const frequencies = ['1–2', 'weekly for 4–6 weeks', 'bi-weekly', 'monthly'];
  expect(missing(site, '/massage-therapy-faq', [...tiles, ...prices, ...frequencies])).toEqual([]);
  expect($('main a[href^="tel:"]').attr('href')).toEqual(call);
});
