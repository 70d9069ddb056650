import { type CheerioAPI, load } from 'cheerio';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { page } from '../harness/project/project.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';
import { small } from '../harness/project/small.ts';

const deepest = 7;
/** Each page is below the one before. */
const deepPages = Array.from({ length: deepest }, (_, level) => [
  `pages/deep-${level}.yaml`,
  page({ route: `/deep-${level}`, rest: level === 0 ? '' : `parent: /deep-${level - 1}\n` }),
]);

/** Pages that the small sites lack: towns two levels deep, a picture, an answer of two paragraphs. */
const files = {
  ...Object.fromEntries(deepPages),
  'pages/areas.yaml': page({ route: '/areas', sections: '  - { type: intro, heading: Areas, text: All of them. }\n' }),
  'pages/area.yaml': page({
    route: '/areas/{town.slug}',
    rest: 'each: towns\nparent: /areas\n',
    sections: `  - { type: intro, heading: "Pipes in {town.name}", text: Near us. }
  - { type: prose, heading: Our van, text: It is red., image: van.png, alt: A red van }
  - type: faq
    heading: Questions
    items: [{ question: Does it last?, answer: "It lasts <long>.\\n\\nIt does \\"last\\".", id: last }]
`,
  }).replace('title: A', 'title: "Pipes in {town.name}"'),
};

interface BuiltPage {
  $: CheerioAPI;
  // biome-ignore lint/suspicious/noExplicitAny: structured data has no one shape.
  graph: any[];
}

async function pagesOf(fixture: string): Promise<BuiltPage[]> {
  const van = await sharp({ create: { width: 700, height: 400, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { root, remove } = await sharedProject(fixture, { ...files, 'van.png': van });
  const texts = await builtTexts(root).finally(remove);
  return [...texts]
    .filter(([path]) => path.endsWith('.html'))
    .map(([, html]) => {
      const $ = load(html);
      return { $, graph: JSON.parse($('script[type="application/ld+json"]').text())['@graph'] };
    });
}

/** The paragraphs and questions that visitors can read, open or not. */
const textsOf = ($: CheerioAPI): string[] =>
  $('main :is(summary, p)')
    .filter((_, element) => $(element).closest('.sr-only, [hidden], [aria-hidden="true"]').length === 0)
    .map((_, element) => $(element).text().trim())
    .get();

/** Hidden pages have no canonical address, only their own. */
const addressOf = ($: CheerioAPI) =>
  $('link[rel="canonical"]').attr('href') ?? $('meta[property="og:url"]').attr('content');

describe.each([
  ['every-fact', 'Plumber', 'https://small.example.com'],
  ['chimney-sweep', 'HomeAndConstructionBusiness', 'https://sweep.example.com/maple-notch'],
])('the site %s', (fixture, businessType, address) => {
  let pages: BuiltPage[];
  const nodes = (type: string) =>
    pages.flatMap((one) => one.graph.filter((node) => node['@type'] === type).map((node) => ({ ...one, node })));

  beforeAll(async () => {
    pages = await pagesOf(fixture);
  });

  test('visitors can read every answer that search engines get', () => {
    const answers = nodes('FAQPage').flatMap(({ $, node }) =>
      node.mainEntity.flatMap(({ name, acceptedAnswer }: { name: string; acceptedAnswer: { text: string } }) =>
        [name, ...acceptedAnswer.text.split('\n\n')].map((text) => ({ $, text })),
      ),
    );
    expect(answers.length).toBeGreaterThanOrEqual(5);
    for (const { $, text } of answers) expect(textsOf($)).toContain(text);
  });

  test('every trail leads from home to the page itself, step by step', () => {
    const trails = nodes('BreadcrumbList');
    const lengths = trails.map(({ node }) => node.itemListElement.length);
    expect(lengths).toEqual(expect.arrayContaining([3, deepest + 1]));
    const addresses = pages.map(({ $ }) => addressOf($));
    for (const { $, node } of trails) {
      const steps: { position: number; name: string; item: string }[] = node.itemListElement;
      const items = steps.map(({ item }) => item);
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(items[0]).toBe(`${address}/`);
      expect(addresses).toEqual(expect.arrayContaining(items.slice(0, -1)));
      expect(items.at(-1)).toBe(addressOf($));
      expect(items).toEqual([...new Set(items)]);
    }
  });

  test('the home page has all that Google asks for about the business', () => {
    const [business] = pages.find(({ $ }) => addressOf($) === `${address}/`)?.graph ?? [];
    expect(business).toMatchObject({
      '@type': businessType,
      '@id': `${address}/#business`,
      name: expect.stringMatching(/./),
      url: `${address}/`,
      telephone: expect.stringMatching(/^\+1\d{10}$/),
      priceRange: expect.stringContaining('$'),
      image: expect.stringMatching(/^https:.*\.(png|webp|jpg)$/),
      address: {
        streetAddress: expect.stringMatching(/./),
        addressLocality: expect.stringMatching(/./),
        addressRegion: 'VT',
        postalCode: expect.stringMatching(/^\d{5}$/),
        addressCountry: 'US',
      },
      geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
    });
    const hours: { opens: string; closes: string }[] = business.openingHoursSpecification;
    expect(hours.length).toBeGreaterThan(0);
    for (const { opens, closes } of hours) expect(`${opens} ${closes}`).toMatch(/^\d\d:\d\d \d\d:\d\d$/);
  });

  test('every other page refers to that business, and only the home page lists all its towns', () => {
    const businesses = nodes(businessType);
    expect(businesses).toHaveLength(pages.length);
    const [home] = businesses.filter(({ $ }) => addressOf($) === `${address}/`);
    for (const { $, node } of businesses.filter((one) => one !== home)) {
      const { areaServed = [], ...rest } = node;
      expect(home?.node).toMatchObject(rest);
      expect(Object.keys(rest)).toEqual(['@type', '@id', 'name', 'url', 'telephone', 'address']);
      expect(areaServed.length).toBeLessThanOrEqual(1);
      for (const { name } of areaServed) expect($('title').text()).toContain(name);
    }
    const pagesOfTowns = businesses.filter(({ $ }) => $('title').text().startsWith('Pipes in'));
    const own = pagesOfTowns.map(({ node }) => node.areaServed[0]);
    expect(own).toHaveLength(home?.node.areaServed?.length ?? 0);
    expect(home?.node.areaServed ?? []).toEqual(expect.arrayContaining(own));
  });

  test('the home page, and no other, says what the site is called', () => {
    const sites = nodes('WebSite');
    expect(sites.map(({ $ }) => addressOf($))).toEqual([`${address}/`]);
    const [business] = sites[0]?.graph ?? [];
    expect(sites[0]?.node).toEqual({ '@type': 'WebSite', name: business.name, url: `${address}/` });
  });

  test('a town is in its state', () => {
    const cities = nodes(businessType).flatMap(({ node }) => node.areaServed ?? []);
    expect(cities.length).toBeGreaterThan(0);
    for (const { containedInPlace } of cities) expect(containedInPlace).toEqual({ '@type': 'State', name: 'VT' });
  });

  test('the error page has no address, since it is shown at any', () => {
    const [missing, ...others] = pages.filter(({ $ }) => !addressOf($));
    expect(others).toEqual([]);
    expect(missing?.$('title').text()).toMatch(/\S/);
    expect(missing?.graph.map((node) => node['@type'])).toEqual([businessType]);
  });

  test('the business does not rate itself', () => {
    for (const { graph } of pages) expect(JSON.stringify(graph)).not.toMatch(/"(aggregateRating|review)"/);
  });

  test('every picture has an alt text', () => {
    const pictures = pages.flatMap(({ $ }) => $('img').toArray());
    expect(pictures.map(({ attribs }) => attribs.alt)).toContain('A red van');
    expect(pictures.filter(({ attribs }) => attribs.alt === undefined)).toEqual([]);
  });
});

test('search engines get every span of a day, days that never close, and closed days', async () => {
  const changed = small
    .replace('Monday: 9 AM–5 PM', 'Monday: 9 AM–12 PM, 1 PM–5 PM')
    .replace('Tuesday: 9 AM–5 PM', 'Tuesday: Open 24 hours')
    .replace('Wednesday: 9 AM–5 PM', 'Wednesday: 12 AM–12 AM')
    .replace('Thursday: 9 AM–5 PM', 'Thursday: 6 PM–2 AM')
    .replace('Friday: 9 AM–5 PM', 'Friday: By appointment')
    .replace('Saturday: Closed', 'Saturday: closed')
    .replace('phone: 802-555-0100, countryCode: "+1"', 'phone: 020 7946 0958, countryCode: "+44"');
  const { root, remove } = await sharedProject('small', { 'site.yaml': changed });
  const texts = await builtTexts(root).finally(remove);
  const $ = load(texts.get('index.html') ?? '');
  const [business] = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
  const hours: Record<string, string>[] = business.openingHoursSpecification;
  const daysOf = (day: unknown) => String(day).replaceAll('https://schema.org/', '');
  expect(hours.map(({ dayOfWeek, opens, closes }) => `${daysOf(dayOfWeek)} ${opens}–${closes}`)).toEqual([
    'Monday 09:00–12:00',
    'Monday 13:00–17:00',
    'Tuesday,Wednesday 00:00–23:59',
    'Thursday 18:00–02:00',
    'Saturday,Sunday 00:00–00:00',
  ]);
  expect(business.telephone).toBe('+442079460958');
});

test('an area where a service is offered is a town or a county', async () => {
  const areas = ['Barre', 'Pike County', 'County of Essex', 'Concord, Pike County'];
  const data = `structuredData: { service: leak, areas: ${JSON.stringify(areas)} }\n`;
  const { root, remove } = await sharedProject('small', { 'pages/a.yaml': page({ route: '/a', rest: data }) });
  const texts = await builtTexts(root).finally(remove);
  const $ = load(texts.get('a.html') ?? '');
  const graph: Record<string, unknown>[] = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
  const service = graph.find((node) => node['@type'] === 'Service');
  expect(service?.areaServed).toEqual([
    expect.objectContaining({ '@type': 'City', name: 'Barre' }),
    expect.objectContaining({ '@type': 'AdministrativeArea', name: 'Pike County' }),
    expect.objectContaining({ '@type': 'AdministrativeArea', name: 'County of Essex' }),
    expect.objectContaining({ '@type': 'City', name: 'Concord, Pike County' }),
  ]);
});
