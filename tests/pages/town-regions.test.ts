import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';
import { auditOf } from '../harness/messages/audit.ts';
import { page, project } from '../harness/project/project.ts';
import { withTowns } from '../harness/project/small.ts';

/** Two towns on both sides of a border, in one county by name. */
const towns = `towns:
  - { name: Barre, slug: barre, page: /visit-barre, county: Pike County, center: { latitude: 44.2, longitude: -72.5 } }
  - { name: Lyme, slug: lyme, page: /visit-lyme, county: Pike County, region: NH, center: { latitude: 44.3, longitude: -72.1 } }
`;

const pages = {
  'pages/visit.yaml': page({
    route: '/visit-{town.slug}',
    rest: 'each: towns\nstructuredData: { service: leak, areas: ["{town.name}", "{town.county}"] }\n',
    sections:
      '  - { type: intro, heading: "Leaks in {town.name}", text: "{town.name}, {town.region}, {town.county}." }\n',
  }).replace('title: A', 'title: "Leaks in {town.name}, {town.region}"'),
  'pages/both.yaml': page({
    route: '/both',
    rest: 'structuredData: { service: leak, areas: [Lyme, Barre, Pike County] }\n',
    sections: '  - { type: intro, heading: Lyme and Barre, text: In Pike County. }\n',
  }),
};

async function builtSite() {
  const { generate, dist } = await project('small', { 'site.yaml': withTowns(towns), ...pages });
  expect(await generate('build')).toMatchObject({ exit: 0, err: '' });
  return async (file: string) => load(await dist(file));
}

interface Thing {
  '@type': string;
  areaServed: { '@type': string; name: string; containedInPlace?: { name: string } }[];
}

/** The areas of a thing in the structured data of a page, each with its state. */
function areasOf($: CheerioAPI, type: string): string[] {
  const things: Thing[] = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
  const areas = things.find((thing) => thing['@type'] === type)?.areaServed ?? [];
  return areas.map((area) => [area['@type'], area.name, area.containedInPlace?.name].join(' ').trim());
}

test('the state of a town is its own, or that of the business', async () => {
  const $ = await builtSite();
  expect((await $('visit-lyme.html'))('main').text()).toContain('Lyme, NH, Pike County.');
  expect((await $('visit-barre.html'))('main').text()).toContain('Barre, VT, Pike County.');
});

test('search engines get the state of each town', async () => {
  const $ = await builtSite();
  expect(areasOf(await $('index.html'), 'Plumber')).toEqual(['City Barre VT', 'City Lyme NH']);
  expect(areasOf(await $('visit-lyme.html'), 'Plumber')).toEqual(['City Lyme NH']);
  expect(areasOf(await $('visit-lyme.html'), 'Service')).toEqual(['City Lyme NH', 'AdministrativeArea Pike County NH']);
  // A county on both sides of the border is in the state of the business.
  expect(areasOf(await $('both.html'), 'Service')).toEqual([
    'City Lyme NH',
    'City Barre VT',
    'AdministrativeArea Pike County VT',
  ]);
});

/** The areas of a page after Lyme got other facts, and the page another area. */
async function areasAfter(facts: string, area: string, name: 'visit' | 'both', file: string): Promise<string[]> {
  const site = withTowns(towns.replace('name: Lyme', facts).replace('/visit-lyme, county: Pike County', '/visit-lyme'));
  const changed = pages[`pages/${name}.yaml`].replace(/areas: \[.*\]/, `areas: ["${area}"]`);
  const { generate, dist } = await project('small', { ...pages, 'site.yaml': site, [`pages/${name}.yaml`]: changed });
  expect((await generate('build')).out).not.toContain('error');
  return areasOf(load(await dist(file)), 'Service');
}

test.each([
  ['name: Lyme Borough, county: Pike', '{town.name}', 'City Lyme Borough NH'],
  ['name: Lyme Borough, county: Pike', '{town.name}, {town.region}', 'City Lyme Borough NH'],
  ['name: Lyme, county: Pike', '{town.county}', 'AdministrativeArea Pike NH'],
  ['name: Lyme, county: Pike', '{town.county}, {town.region}', 'AdministrativeArea Pike NH'],
  ['name: Lyme, county: Lyme', '{town.county}', 'City Lyme NH'],
])('the areas of a page about a town: %s, %s', async (facts, area, data) => {
  expect(await areasAfter(facts, area, 'visit', 'visit-lyme.html')).toEqual([data]);
});

test.each([
  ['name: Lyme Borough, county: Pike', 'Lyme Borough', 'City Lyme Borough NH'],
  ['name: Lyme Borough, county: Pike', 'Lyme Borough, NH', 'City Lyme Borough NH'],
  ['name: Lyme, county: Kent', 'County of Kent', 'AdministrativeArea County of Kent NH'],
  ['name: Lyme, county: Kent', 'County of Kent, NH', 'AdministrativeArea County of Kent NH'],
  ['name: Lyme, county: County Cork', 'County Cork', 'AdministrativeArea County Cork NH'],
])('the areas of a page about several towns: %s, %s', async (facts, area, data) => {
  expect(await areasAfter(facts, area, 'both', 'both.html')).toEqual([data]);
});

test('the county of a town may lack the word County, which the areas of a page add', async () => {
  const inPike = towns
    .replace('/visit-barre, county: Pike County', '/both')
    .replace('/visit-lyme, county: Pike County', '/lyme, county: Pike');
  const { generate, dist } = await project('small', {
    'site.yaml': withTowns(inPike),
    'pages/visit.yaml': page({
      route: '/lyme',
      rest: 'town: lyme\nstructuredData: { service: leak, areas: ["{town.name}", "{town.county} County"] }\n',
      sections: '  - { type: intro, heading: Leaks in Lyme, text: In Pike County. }\n',
    }),
    'pages/both.yaml': pages['pages/both.yaml'],
  });
  expect(await generate('build')).toMatchObject({ exit: 0 });
  const county = 'AdministrativeArea Pike County NH';
  expect(areasOf(load(await dist('lyme.html')), 'Service')).toEqual(['City Lyme NH', county]);
  expect(areasOf(load(await dist('both.html')), 'Service')).toContain(county);
});

test('an area may name its state, as a town or a county of a name that two states have does', async () => {
  const twins = towns.replace('name: Lyme', 'name: Barre');
  const areas = '["Barre, NH", "Barre, VT", Barre, "Pike County, NH", "Barre, ME"]';
  const both = page({
    route: '/both',
    rest: `structuredData: { service: leak, areas: ${areas} }\n`,
    sections: '  - { type: intro, heading: On both sides, text: "Up the hills of Pike County, NH." }\n',
  });
  const { generate, dist } = await project('small', {
    'site.yaml': withTowns(twins),
    ...pages,
    'pages/both.yaml': both,
  });
  const { exit, out } = await generate('build');
  expect(exit, out).toBe(0);
  expect(out.match(/you serve .*?, but/g)).toEqual(['you serve Barre, ME, but']);
  expect(areasOf(load(await dist('both.html')), 'Service')).toEqual([
    'City Barre NH',
    'City Barre VT',
    'City Barre VT',
    'AdministrativeArea Pike County NH',
    'City Barre, ME',
  ]);
});

test('an area without a state is in that of the business, whatever the order of the towns', async () => {
  const [list = '', vermont = '', hampshire = ''] = towns.replace('name: Lyme', 'name: Barre').split('\n');
  const areas = page({
    route: '/both',
    rest: 'structuredData: { service: leak, areas: [Barre, Pike County] }\n',
    sections: '  - { type: intro, heading: Barre, text: In Pike County. }\n',
  });
  const areasWith = async (...towns: string[]) => {
    const site = withTowns([list, ...towns, ''].join('\n'));
    const { generate, dist } = await project('small', { 'site.yaml': site, ...pages, 'pages/both.yaml': areas });
    expect(await generate('build')).toMatchObject({ exit: 0 });
    const own = areasOf(load(await dist('visit-lyme.html')), 'Service');
    expect(own).toEqual(['City Barre NH', 'AdministrativeArea Pike County NH']);
    return areasOf(load(await dist('both.html')), 'Service');
  };
  expect(await areasWith(hampshire, vermont)).toEqual(['City Barre VT', 'AdministrativeArea Pike County VT']);
  // The city of the business, and a county that only the other state has.
  expect(await areasWith(hampshire)).toEqual(['City Barre VT', 'AdministrativeArea Pike County NH']);
});

test.each([
  ['Leaks in Lyme, NH', null],
  ['Leaks in Lyme, {town.region}', null],
  ['Leaks in Lyme, New Hampshire', null],
  [
    'Leaks in Lyme, {address.region}',
    'says “Lyme, VT”, but Lyme is in NH, as its "region" says.\n  Write {town.region} for the state. If Lyme is in VT, give the town "region: VT".',
  ],
  [
    'Leaks in Barre, NH',
    'says “Barre, NH”, but Barre is in VT, the state in site.yaml.\n  Write {address.region} for the state. ',
  ],
])('the heading “%s” of a page about Lyme: %s', async (heading, message) => {
  const own = page({
    route: '/lyme',
    rest: 'town: lyme\naccept: { wrong-town: { Barre: It is only named here. } }\n',
    sections: `  - { type: prose, heading: "${heading}", text: A }\n`,
  });
  const report = await auditOf({ ...pages, 'pages/lyme.yaml': own }, towns);
  if (message === null) expect(report).not.toContain('wrong-state');
  else expect(report.replace(/\n {2}\s*\d+ │.*|\n.*\^.*/g, '')).toContain(message);
});

test('a slug may end in the state of its town', async () => {
  const named = towns.replaceAll('slug: lyme', 'slug: lyme-nh').replaceAll('/visit-lyme', '/visit-lyme-nh');
  expect(await auditOf(pages, named)).not.toContain('town-names');
});
