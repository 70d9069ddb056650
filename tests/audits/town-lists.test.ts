import { expect, test } from 'vitest';
import { auditOf, headsOf, pageNamed, prose } from '../harness/messages/audit.ts';
import { townsOnMap } from '../harness/project/towns-on-map.ts';

const towns = (names: readonly string[]) =>
  `towns:\n${names.map((name, index) => `  - { name: ${name}, slug: ${name.toLowerCase().replace(' ', '-')}, page: /, center: { latitude: 44.2, longitude: -72.${index + 1} } }\n`).join('')}`;

const four = ['Barre', 'Berlin', 'East Calais', 'Dover'];
const gone = { '.published.json': '{"/sweep-albany-vt": {"content":"a","changed":"2026-01-01"}}\n' };
const redirect = 'redirects: { /sweep-albany-vt: / }\n';

test('a list of towns with one that is gone, and one without the newest', async () => {
  const page = pageNamed(
    '/a',
    prose('Close to Barre, Albany and East Calais. From Barre, Berlin & East Calais.'),
    'structuredData: { service: leak, areas: [Barre, Albany] }\n',
  );
  expect(await auditOf({ ...gone, 'pages/a.yaml': page }, towns(four) + redirect)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:28  warning  structured-data
      Search engines get 50 as the price of Leak, but /a does not show 50.
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ structuredData: { service: leak, areas: [Barre, Albany] }
        │                            ^^^^
      6 │ sections:
      Show the prices of this service on the page, or delete "structuredData" from it.

    pages/a.yaml:5:49  warning  town-lists
      This list names Albany, which is no longer one of the towns and has no pages.
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ structuredData: { service: leak, areas: [Barre, Albany] }
        │                                                 ^^^^^^
      6 │ sections:
      Delete it from the list, or add the town again.
      If this is intentional, add \`accept: { town-lists: { Albany: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:8:58  warning  town-lists
      This list names Albany, which is no longer one of the towns and has no pages.
      7 │   - { type: intro, heading: About /a, text: What a is. }
      8 │   - { type: prose, heading: More, text: "Close to Barre, Albany and East Calais. From Barre, Berlin & East Ca…
        │                                                          ^^^^^^
      Delete it from the list, or add the town again.
      If this is intentional, add \`accept: { town-lists: { Albany: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:8:87  warning  town-lists
      This list names every town except Dover.
      7 │ … /a, text: What a is. }
      8 │ … text: "Close to Barre, Albany and East Calais. From Barre, Berlin & East Calais." }
        │                                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^
      site.yaml:44:13
      43 │   - { name: East Calais, slug: east-calais, page: /, center: { latitude: 44.2, longitude: -72.3 } }
      44 │   - { name: Dover, slug: dover, page: /, center: { latitude: 44.2, longitude: -72.4 } }
         │             ^^^^^
      45 │ redirects: { /sweep-albany-vt: / }
      Add Dover, or write words that stay true when towns change.
      If this is intentional, add \`accept: { town-lists: { Dover: … } }\` with your reason (see docs/audits.md).

    4 warnings in 1 file.
    "
  `);
});

test.each([
  ['a name that no route had', 'Close to Barre, Boston and Berlin.'],
  ['a name alone', 'Albany is far.'],
  ['a name that is still in a route', 'Barre, Sweep and Berlin'],
  ['a list with two left out', 'Barre and Berlin'],
  ['a list of all that lie around the city of the business', 'Berlin, East Calais and Dover'],
  ['a list with all', 'Barre, Berlin, East Calais, and Dover'],
  ['a list of all with a name among them that is not a town', 'Dover, Boston, Barre, Berlin and East Calais'],
  ['a list that ends before other words', 'Sweep Barre, Berlin, Vermont, East Calais'],
])('%s is not a mistake', async (_, text) => {
  const page = pageNamed('/sweep', prose(text));
  expect(headsOf(await auditOf({ ...gone, 'pages/a.yaml': page }, towns(four) + redirect))).toEqual([]);
});

test('a name in the route of a page that was not about a town is not a mistake', async () => {
  const page = pageNamed('/sweep', prose('From Barre, just past US 302, Vermont, and Berlin.'));
  const routes = 'redirects: { /about-us: /, /sweeping-in-vermont: / }\n';
  expect(headsOf(await auditOf({ 'pages/a.yaml': page }, towns(four) + routes))).toEqual([]);
});

test('a town whose page had a route like that of another town is gone', async () => {
  const pages = { 'pages/a.yaml': pageNamed('/barre-sweep', prose('From Barre, Albany and Berlin.')) };
  const [found] = headsOf(await auditOf(pages, `${towns(four)}redirects: { /albany-sweep: / }\n`));
  expect(found).toContain('town-lists');
});

test('a page for a town may list all the others', async () => {
  const page = pageNamed('/a', prose('From Barre, Berlin and East Calais, too.'), 'town: dover\n');
  expect(headsOf(await auditOf({ 'pages/a.yaml': page }, towns(four)))).toEqual([]);
});

test('a town that only has another key is not gone', async () => {
  const page = pageNamed('/a', prose('Barre and Albany'));
  const site = `${towns([...four, 'Albany']).replace('slug: albany', 'slug: north')}${redirect}`;
  expect(headsOf(await auditOf({ ...gone, 'pages/a.yaml': page }, site))).toEqual([]);
});

const inCounties = (counties: readonly string[]) =>
  `towns:\n${counties.map((county, index) => `  - { name: Town ${String.fromCharCode(65 + index)}, slug: town-${index}, page: /, county: ${county}, center: { latitude: 44.2, longitude: -72.${index + 1} } }\n`).join('')}`;

test('a county that is one letter away from that of the surrounding towns', async () => {
  expect(await auditOf({}, inCounties(['Banks', 'Banks', 'Bank', 'Banks', 'Orange']))).toMatchInlineSnapshot(`
    "
    site.yaml:43:52  warning  town-lists
      Town C is the only town in “Bank”, and the town nearest to it is one of 3 in “Banks”. A list by county shows it under a heading of its own.
      42 │   - { name: Town B, slug: town-1, page: /, county: Banks, center: { latitude: 44.2, longitude: -72.2 } }
      43 │   - { name: Town C, slug: town-2, page: /, county: Bank, center: { latitude: 44.2, longitude: -72.3 } }
         │                                                    ^^^^
      44 │   - { name: Town D, slug: town-3, page: /, county: Banks, center: { latitude: 44.2, longitude: -72.4 } }
      Did you mean "Banks"?
      If this is intentional, add \`accept: { town-lists: { Bank: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

test('if a county is one letter away from two others, that of the surrounding towns is suggested', async () => {
  const counties = ['Banke', 'Banke', 'Banke', 'Orange', 'Banks', 'Banks', 'Bank', 'Banks'];
  for (const own of [counties, counties.toReversed()]) {
    expect(await auditOf({}, inCounties(own))).toContain('Did you mean "Banks"?');
  }
});

test.each(['banks County', 'BANKS COUNTY', 'Banks Co.', 'County of Banks'])(
  'a county that other towns write in another way: %s',
  async (other) => {
    const report = await auditOf({}, inCounties(['Banks County', other, 'Orange', 'Banks County', 'Banks County']));
    expect(report).toContain(
      `“${other}” and “Banks County” are one county. A list by county shows Town B under a heading of its own.`,
    );
    expect(report).toContain('1 warning in 1 file.');
  },
);

test.each([
  ['two towns', ['Banks', 'Banks', 'Bank', 'Bank', 'Banks']],
  ['few others', ['Banks', 'Bank', 'Banks', 'Orange']],
  ['another county near', ['Hood', 'Orange', 'Orange', 'Wood', 'Wood', 'Wood']],
  ['numbers', ['District 1', 'District 1', 'District 2', 'District 1']],
  ['letters', ['Zone A', 'Zone A', 'Zone B', 'Zone A']],
  ['a city and its county', ['Fairfax', 'Fairfax County', 'Fairfax County']],
  ['another name', ['Washington', 'Washington', 'Orange', 'Washington']],
])('a county that may be right: %s', async (_, counties) => {
  expect(await auditOf({}, inCounties(counties))).not.toContain('town-lists');
});

test('a county that is written without "County" once, unless the town may be a city of that name', async () => {
  const counties = ['Banks County', 'Banks County', 'Banks', 'Banks County', 'Banks County', 'Banks County'];
  const site = inCounties(counties);
  expect(await auditOf({}, site)).toContain('“Banks” and “Banks County” are one county.');
  expect(await auditOf({}, site.replace('Town C', 'Banks'))).not.toContain('town-lists');
});

/** What is reported about counties, and which spelling is suggested. */
async function saidOf(site: string): Promise<string[]> {
  const report = await auditOf({}, site);
  return report.match(/(?<=town-lists\n {2}).*|^ {2}Write ".*/gm)?.map((line) => line.trim()) ?? [];
}

const amongEachOther = ['ababbabaab', 'bababbabaa', 'abaabababc'];

test.each([
  ['Hill', 'Hill County'],
  ['Kaufman', 'Kaufmann'],
  ['Kaufman County', 'Kaufmann'],
  ['Hill County', 'Hill Co.'],
  ['Hill County', 'HILL COUNTY'],
])('one county that is both %s and %s in the files of many towns', async (a, b) => {
  expect(await saidOf(townsOnMap(amongEachOther, { a, b, c: 'Orange' }))).toEqual([
    `“${b}” (14 towns) and “${a}” (15) are one county in two spellings. A list by county shows it twice.`,
    `Write "${a}" for all of these towns.`,
  ]);
});

test('a county that is misspelled for a few towns, which are not near each other', async () => {
  const rows = ['aaabaaaaaa', 'aaaaaaabaa'];
  expect(await saidOf(townsOnMap(rows, { a: 'Banks', b: 'Bank' }))).toEqual([
    '“Bank” (2 towns) and “Banks” (18) are one county in two spellings. A list by county shows it twice.',
    'Write "Banks" for all of these towns.',
  ]);
});

test('a county of few towns in both spellings, where several others are in both', async () => {
  const rows = [...amongEachOther, 'dededeedfg', 'hihihihiih'];
  const names = { a: 'Hill', d: 'Orange', f: 'Lee', h: 'Wise' };
  const both = { b: 'Hill County', e: 'Orange County', g: 'Lee County', i: 'Wise County', c: 'Bell' };
  expect(await saidOf(townsOnMap(rows, { ...names, ...both }))).toContain(
    '“Lee County” and “Lee” are one county. A list by county shows Town Jd under a heading of its own.',
  );
  const twoOnly = await saidOf(townsOnMap(rows.slice(3), { ...names, ...both }));
  expect(twoOnly.filter((line) => line.includes('Lee'))).toEqual([]);
});

test.each([
  ['a city with several places, and the county around it', 'St. Louis', 'St. Louis County'],
  ['a county beside another one', 'Hood', 'Wood'],
])('counties that may be two: %s', async (_, a, b) => {
  expect(await saidOf(townsOnMap(['bbbbbbbbbb', 'bbbaaabbbb', 'bbbaaabbbb', 'bbbaabbbbb'], { a, b }))).toEqual([]);
  expect(await saidOf(townsOnMap(['aaaaabbbbb', 'aaaabbbbbb', 'aaaaabbbbb'], { a, b }))).toEqual([]);
});
