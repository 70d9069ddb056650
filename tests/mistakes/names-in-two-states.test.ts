import { expect, test } from 'vitest';
import { siteWith } from '../harness/messages/audit.ts';
import { page, project } from '../harness/project/project.ts';

const site = (await siteWith(['latitude: 44.2', 'latitude: 44.15'])).replace(
  /towns:\n(?: .*\n)+/,
  'towns: pages/towns\n',
);

/** The file of a town called Barnet. */
const barnet = (slug: string, rest = '', name = 'Barnet') =>
  `name: ${name}\npage: /in-${slug}\n${rest}center: { latitude: ${rest.includes('NH') ? 44.3 : 44.29}, longitude: ${rest.includes('NH') ? -71.7 : -72.05} }\n`;

/** The report on a site with these towns, and a list with this label. */
async function reportOn(
  towns: Record<string, string>,
  label = '{town.name}, {town.region}',
  title = ', {town.region}',
) {
  const files = Object.entries(towns).map(([slug, text]) => [`pages/towns/${slug}.yaml`, text]);
  const intro = '  - { type: intro, heading: "Pipes in {town.name}, {town.region}", text: A }\n';
  const list = `  - type: links\n    heading: Towns\n    links:\n      - { each: towns, label: "${label}", to: "{town.page}" }\n`;
  const { generate } = await project('small', {
    'site.yaml': site,
    'pages/a.yaml': page({ route: '/in-{town.slug}', rest: 'each: towns\n', sections: intro }).replaceAll(
      /(title|description): A/g,
      `$1: "{town.name}${title}"`,
    ),
    'pages/b.yaml': page({ route: '/list', sections: `  - { type: intro, heading: A, text: A }\n${list}` }),
    ...Object.fromEntries(files),
  });
  return (await generate('check')).out;
}

const inHampshire = barnet('barnet-nh', 'region: NH\n');

test('two towns may have one name in two states', async () => {
  const report = await reportOn({ 'barnet-vt': barnet('barnet-vt'), 'barnet-nh': inHampshire });
  expect(report).not.toMatch(/error|duplicates|wrong-state|outside-state|town-names|wrong-town/);
});

test('the slug names the state that a town lacks', async () => {
  const without = inHampshire.replace('region: NH\n', '');
  for (const other of ['barnet', 'barnet-vt']) {
    const report = await reportOn({ [other]: barnet(other), 'barnet-nh': without });
    expect(report).toMatch(/^pages\/towns\/barnet-nh\.yaml:1:7 {2}error {2}duplicate-town\n/);
    expect(report).toContain('\n  Add "region: NH" to this town.\n\n1 error in 1 file');
  }
  const report = await reportOn({ barnet: barnet('barnet'), 'barnet-new-hampshire': without });
  expect(report).toContain('\n  Add "region: NH" to this town.\n');
});

test('the slug names the state of the town, and the other one lacks its own', async () => {
  const report = await reportOn({ 'barnet-vt': barnet('barnet-vt'), barnet: barnet('barnet') });
  expect(report).toMatch(/^pages\/towns\/barnet-vt\.yaml:1:7 {2}error {2}duplicate-town\n/);
  expect(report).toContain('If the other one is in another state, that one needs a "region".\n\n1 error in 1 file');
});

test('two of three towns of one name have a mistake', async () => {
  const without = inHampshire.replace('region: NH\n', '');
  const towns = { barnet: barnet('barnet'), 'barnet-nh': without, 'barnet-vt': barnet('barnet-vt') };
  expect(await reportOn(towns)).toContain('2 errors in 2 files');
});

test('lists have the state that the slug names', async () => {
  const without = inHampshire.replace('region: NH\n', '');
  const list = '{town.name}, {town.region}", in: "NH';
  const report = await reportOn({ 'barnet-vt': barnet('barnet-vt'), 'barnet-nh': without }, list);
  expect(report).toContain('\n  Add "region: NH" to this town.\n\n1 error in 1 file');
});

test('the slug names another state than the one that a town has, because its file was copied', async () => {
  const copy = barnet('barnet-vt', 'region: NH\n');
  const report = await reportOn({ 'barnet-vt': copy, 'barnet-nh': inHampshire });
  expect(report).toMatch(/^pages\/towns\/barnet-vt\.yaml:1:7 {2}error {2}duplicate-town\n/);
  expect(report).toContain('The slug of this one is "barnet-vt", but its "region:" is NH.');
  expect(report).toContain('\n  Change it to "region: VT".\n\n1 error in 1 file');
});

test('a slug without the state is a mistake where it is written, not in the names of the files', async () => {
  const { generate } = await project('small', {
    'site.yaml': site,
    'pages/a.yaml': page({ route: '/in-barnet', rest: 'town: barnet\n' }),
    'pages/towns/barnet-vt.yaml': barnet('barnet-vt').replace('/in-barnet-vt', '/in-barnet'),
    'pages/towns/barnet-nh.yaml': inHampshire.replace('/in-barnet-nh', '/in-barnet'),
  });
  const { out } = await generate('check');
  expect(out).toMatch(/^pages\/a\.yaml:\d+:7 {2}error {2}unknown-town\n {2}No town has the slug "barnet"\.\n/);
  expect(out).toContain('The slugs are: barnet-nh, barnet-vt.\n\n1 error in 1 file');
});

test('a name with the state in it is corrected although another state has such a town', async () => {
  const vermont = { 'barnet-vt': barnet('barnet-vt') };
  const report = await reportOn({ ...vermont, 'barnet-nh': barnet('barnet-nh', 'region: NH\n', 'Barnet, NH') });
  expect(report).toContain('\n  Did you mean "Barnet"?\n\n1 error in 1 file');
  const copy = await reportOn({ ...vermont, 'barnet-2': barnet('barnet-2', '', 'Barnet, VT') });
  expect(copy).toContain('There is a town Barnet already. Delete one of the two.');
});

test('a list that visitors read without the states', async () => {
  const towns = { 'barnet-vt': barnet('barnet-vt'), 'barnet-nh': inHampshire };
  expect(await reportOn(towns, '{town.name}')).toMatchInlineSnapshot(`
    "pages/b.yaml:10:32  error  same-copies
      Two of these towns are named Barnet, one in NH and one in VT, but nothing that visitors read in the item says which is which.
       9 │     links:
      10 │       - { each: towns, label: "{town.name}", to: "{town.page}" }
         │                                ^^^^^^^^^^^
      Add the state:  {town.name}, {town.region}

    1 error in 1 file. Nothing was written.
    "
  `);
  const report = await reportOn(towns, 'Pipes in { town.name } now');
  expect(report).toMatch(/ \^{13}\n {2}Add the state: {2}\{ town\.name \}, \{town\.region\}\n/);
  expect(await reportOn(towns, '{town.name}, {town.miles} miles')).not.toContain('error');
  expect(await reportOn(towns, '{business.name} in {town.name}')).toContain('error  same-copies');
});

test('a list with an item for each state', async () => {
  const towns = { 'barnet-vt': barnet('barnet-vt'), 'barnet-nh': inHampshire };
  const inEach = (label: string) =>
    reportOn(towns, `${label}", in: "VT", to: "{town.page}" }\n      - { each: towns, in: "NH", label: "${label}`);
  const report = await inEach('{town.name}');
  expect(report.match(/error {2}.*/g)).toEqual(['error  same-copies', 'error  same-copies']);
  expect(await inEach('{town.name}, {town.region}')).not.toContain('error');
});

test('a list of a state is not blamed for all towns while one of them has a mistake', async () => {
  const towns = { 'barnet-vt': barnet('barnet-vt'), 'barnet-nh': barnet('barnet-nh', 'region: NH\ncounty:\n') };
  const report = await reportOn(towns, '{town.name}", in: "Grafton County, NH');
  expect(report).toContain('"county" is empty.');
  expect(report).toContain('1 error in 1 file');
});

test('a list of two counties is not blamed for the towns of other counties', async () => {
  const towns = {
    'barnet-vt': barnet('barnet-vt'),
    'barnet-nh': inHampshire,
    lyme: barnet('lyme', 'county: Orange\n', 'Lyme'),
    calais: barnet('calais', 'county: Essex\n', 'Calais'),
  };
  const report = await reportOn(towns, '{town.name}", in: [Orange, Essex], near: "business');
  expect(report).toContain('"in" names only one, but this is a list.');
  expect(report).toContain('1 error in 1 file');
});

test('a list with an item for each state, and the name of the second state between', async () => {
  const towns = { 'barnet-vt': barnet('barnet-vt'), 'barnet-nh': inHampshire };
  const between = '{ label: In New Hampshire, to: / }';
  const report = await reportOn(
    towns,
    `{town.name}", in: VT, to: "{town.page}" }\n      - ${between}\n      - { each: towns, in: NH, label: "{town.name}`,
  );
  expect(report).not.toContain('error');
});

test('a list with an item for each state and another specialty in each', async () => {
  const both = 'specialties:\n  drains: { title: Drains }\n  boilers: { title: Boilers }\n';
  const towns = { 'barnet-vt': barnet('barnet-vt') + both, 'barnet-nh': inHampshire + both };
  const label = '{specialty.title} in {town.name}';
  const report = await reportOn(
    towns,
    `${label}", in: VT, specialty: drains, to: "{town.page}" }\n      - { each: towns, in: NH, specialty: boilers, label: "${label}`,
  );
  expect(report).not.toContain('error');
});

test('a list with the counties, which have one name too', async () => {
  const inEssex = (slug: string, region = '') => barnet(slug, `${region}county: Essex County\n`);
  const towns = { 'barnet-vt': inEssex('barnet-vt'), 'barnet-nh': inEssex('barnet-nh', 'region: NH\n') };
  expect(await reportOn(towns, '{town.name} in {town.county}')).toContain('error  same-copies');
  expect(await reportOn(towns, '{town.name}", group: "{town.county}')).not.toContain('error');
});

test('a list with a town that has no state, because the address of the business has none', async () => {
  const links = '{ heading: Pages, links: [{ each: towns, label: "{town.name}", to: "{town.page}" }] }';
  const abroad = site
    .replace('{ heading: Pages, links: [{ label: Home, to: / }] }', links)
    .replace('region: VT, postalCode: "05641", country: US', 'postalCode: "1010", country: AT');
  const { generate } = await project('small', {
    'site.yaml': abroad,
    'pages/towns/barnet.yaml': barnet('barnet').replace('/in-barnet', '/'),
    'pages/towns/barnet-st.yaml': barnet('barnet-st', 'region: Styria\n').replace('/in-barnet-st', '/'),
  });
  const { out } = await generate('check');
  expect(out).toContain('Two of these towns are named Barnet, one in Styria and one without a "region:", but');
  expect(out).toContain('  Give the other one its "region:" too.\n  Add the state:  {town.name}, {town.region}\n');
});

test('the list item for pages without links has the states', async () => {
  const towns = { 'barnet-vt': barnet('barnet-vt'), 'barnet-nh': inHampshire };
  const report = await reportOn(towns, '{town.name}", in: "VT');
  expect(report).toContain('- { each: towns, label: "{town.name}, {town.region}", to: "/in-{town.slug}" }');
});

test('a footer with the towns near each page may name one of them alone', async () => {
  const towns = {
    'pages/towns/barnet-vt.yaml': barnet('barnet-vt').replace('/in-barnet-vt', '/'),
    'pages/towns/barnet-nh.yaml': inHampshire.replace('/in-barnet-nh', '/'),
  };
  const footer = async (which: string) => {
    const links = `{ heading: Pages, links: [{ each: towns, ${which}label: "{town.name}", to: "{town.page}" }] }`;
    const withLinks = site.replace('{ heading: Pages, links: [{ label: Home, to: / }] }', links);
    const { generate } = await project('small', { ...towns, 'site.yaml': withLinks });
    return (await generate('check')).out;
  };
  expect(await footer('near: town, limit: 1, ')).not.toContain('error');
  expect(await footer('')).toContain('error  same-copies');
});

test.each(['', 'near: town, ', 'near: town, limit: 2, '])(
  'a footer with both of them, chosen with "%s"',
  async (which) => {
    const links = `{ heading: Pages, links: [{ each: towns, ${which}label: "{town.name}", to: "{town.page}" }] }`;
    const { generate } = await project('small', {
      'site.yaml': site.replace('{ heading: Pages, links: [{ label: Home, to: / }] }', links),
      'pages/a.yaml': page({ route: '/in-{town.slug}', rest: 'each: towns\n' }),
      'pages/towns/barnet-vt.yaml': barnet('barnet-vt'),
      'pages/towns/barnet-nh.yaml': inHampshire,
      'pages/towns/calais.yaml': barnet('calais', '', 'Calais'),
    });
    const { out } = await generate('check');
    expect(out.match(/error {2}.*/g)).toEqual(['error  same-copies']);
  },
);

test('pages whose titles are the same without the state', async () => {
  const towns = { 'barnet-vt': barnet('barnet-vt'), 'barnet-nh': inHampshire };
  const report = await reportOn(towns, undefined, ' and around');
  expect(report).toContain('Add {town.region} to it, or something else that is true only of the town.');
});

test('a town whose page is that of its namesake', async () => {
  const report = await reportOn({ 'barnet-vt': barnet('barnet-vt'), 'barnet-nh': inHampshire.replace('-nh', '-vt') });
  expect(report).toContain('pages/towns/barnet-nh.yaml:2:7  error  ');
});

test('the title of a page with the state of its namesake', async () => {
  const report = await reportOn({ 'barnet-vt': barnet('barnet-vt'), 'barnet-nh': inHampshire }, undefined, ', NH');
  expect(report).toContain('says “Barnet, NH”, but Barnet is in VT');
});
