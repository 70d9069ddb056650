import { expect, test } from 'vitest';
import { builtSite } from '../harness/pages/built-site.ts';
import { booking, call, links, localRoutes, missing, specialtyRoutes } from './specification.ts';

const site = builtSite('site');

test('the areas page has four towns, each with its page and two specialties', () => {
  const $ = site.page('/areas-we-serve');
  for (const [name, page, slug] of [
    ['Prosper', '/massage-prosper-tx', 'prosper'],
    ['Aubrey', '/deep-tissue-massage-aubrey-tx', 'aubrey'],
    ['Frisco', '/massage-frisco', 'frisco'],
    ['Little Elm', '/massage-little-elm', 'little-elm'],
  ] as const) {
    const card = $('main article').filter((_, card) => $(card).find('h3').text() === name);
    const targets = card.find('a').map((_, link) => $(link).attr('href'));
    expect(targets.get()).toEqual([page, `/prenatal-massage-${slug}-tx`, `/hot-stone-massage-${slug}-tx`]);
  }
  const linked = $('main a').map((_, link) => $(link).attr('href'));
  expect(linked.get()).toEqual(expect.arrayContaining(localRoutes));
  expect(site.targets('/areas-we-serve', 'Get Directions')).toEqual(['/location']);
  expect($('main a[href^="tel:"]').attr('href')).toEqual(call);
});

test('every page about a town has prices, reasons, and buttons to book online and to call', () => {
  for (const route of localRoutes) {
    const $ = site.page(route);
    const booking = $('main a').filter((_, link) => $(link).text().startsWith('Book Online'));
    expect(missing(site, route, ['$95', '$130']), route).toEqual([]);
    expect(booking.attr('href'), route).toMatch(/^https:/);
    expect($('main a[href^="tel:"]').attr('href'), route).toEqual(call);
    expect($('main ul > li').length, route).toBeGreaterThan(3);
  }
});

test('the sports massage page ends with its two packages, and books its own service', () => {
  const route = '/sports-massage-aubrey-tx';
  const $ = site.page(route);
  const cards = $('main article')
    .get()
    .map((card) => $(card).text());
  const packageAt = (price: string) => cards.find((card) => card.includes(price)) ?? '';
  for (const part of [/75-minute/i, /60-min sports massage/i, /Theragun/, /15-min guided stretch/i])
    expect(packageAt('$120')).toMatch(part);
  for (const part of [
    /Elevated Recovery/,
    /75-min massage/i,
    /CBD oil/,
    /cupping or Himalayan salt stones/i,
    /foot scrub/i,
    /15-min stretch/i,
  ])
    expect(packageAt('$190')).toMatch(part);
  expect($('main article').last().text()).toContain('$190');
  expect($('main dt:contains("Cold stone") + dd').first().text()).toBe('+$15');
  expect(site.targets(route, 'Book Online')).toContain(links['deep-tissue']);
});

test('the cards of the Aubrey pages book the service whose price they show', () => {
  const cards = [
    ['/sports-massage-aubrey-tx', 'Sports Recovery Massage', 'sports-recovery'],
    ['/sports-massage-aubrey-tx', 'Custom Therapeutic Massage', 'custom-therapeutic'],
    ['/deep-tissue-massage-aubrey-tx', 'Deep Tissue Massage', 'deep-tissue'],
    ['/deep-tissue-massage-aubrey-tx', 'Custom Therapeutic Massage', 'custom-therapeutic'],
  ] as const;
  for (const [route, name, service] of cards) {
    const card = `main article:has(h3:contains("${name}"))`;
    expect(site.targets(route, 'Book Online', card), name).toEqual([booking(service)]);
  }
});

test('the deep tissue page books deep tissue from its first button to its last', () => {
  const outside = 'main section:not(:has(article))';
  expect(site.targets('/deep-tissue-massage-aubrey-tx', 'Book Online', outside)).toEqual([links['deep-tissue']]);
});

test('every page about one massage in one town has the parts of the specification', () => {
  for (const route of specialtyRoutes) {
    const $ = site.page(route);
    const lists = $('main section ul').map((_, list) => $(list).children('li').length);
    expect(missing(site, route, ['$95', '$130', 'Licensed Professional', 'Flexible Hours']), route).toEqual([]);
    expect(lists.get(), route).toEqual(expect.arrayContaining([8, 3]));
    expect(site.targets(route, 'Book Your Session'), route).toEqual([links.booking]);
    expect($('main a[href^="tel:"]').attr('href'), route).toEqual(call);
  }
});

test('screen readers hear the service of a button once, whether its label says it or not', () => {
  const heard = (route: string) =>
    site
      .page(route)('main a')
      .get()
      .map((link) => site.page(route)(link).text());
  expect(heard('/swedish-massage-frisco-tx')).toContain('Book Swedish Massage (opens in a new tab)');
  expect(heard('/massage-prosper-tx')).toContain('Book Online: Custom Therapeutic Massage (opens in a new tab)');
});

test('the pages about prenatal massage, and no others, put safety first', () => {
  for (const route of specialtyRoutes) {
    const prenatal = route.startsWith('/prenatal');
    const words = ['Safety First', 'first trimester', 'cushion', 'high-risk', 'healthcare provider'];
    expect(missing(site, route, words).length === 0, route).toBe(prenatal);
    if (prenatal) expect(site.text(route), route).toMatch(/second and third trimester/i);
  }
});

test('the Swedish pages have their own prices of enhancements', () => {
  for (const route of specialtyRoutes.filter((route) => route.startsWith('/swedish'))) {
    const $ = site.page(route);
    const rows = $('main dt').map((_, name) => `${$(name).text()} ${$(name).next('dd').text()}`);
    for (const row of [/CBD oil.* \$25$/, /Himalayan salt stones \$25$/, /scalp treatment \$10$/i, /foot scrub \$15$/i])
      expect(rows.get(), route).toEqual(expect.arrayContaining([expect.stringMatching(row)]));
  }
});

test('every page about one massage describes it to search engines', () => {
  for (const route of specialtyRoutes) {
    const service = site.graph(route).find((thing) => thing['@type'] === 'Service');
    expect(service, route).toMatchObject({
      name: expect.stringMatching(/massage/i),
      serviceType: expect.stringMatching(/massage/i),
      provider: { telephone: expect.any(String), address: { addressLocality: 'Aubrey', addressRegion: 'TX' } },
      areaServed: expect.anything(),
      offers: { '@type': 'AggregateOffer', lowPrice: 95, highPrice: 130, priceCurrency: 'USD' },
    });
  }
});
