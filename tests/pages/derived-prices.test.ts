import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { auditOf, pageNamed, prose, siteWith } from '../harness/messages/audit.ts';
import { rowsOf, textsOf } from '../harness/pages/texts.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';

const catalog = `enhancements:
  rush: { name: Rush job, price: +$25.50, description: Within the hour. }
bundles:
  both: { name: Both, description: Two things., price: $70, regular: services.leak.Visit + enhancements.rush, features: [One], booking: booking }
packages:
  five: { name: Five visits, description: A year., prices: { Five: $225 }, regular: 5 × services.leak.Visit, booking: booking }
  two: { name: Two visits, description: Half., prices: { Two: $95 }, booking: booking }
memberships:
  care: { name: Care, description: "Not {memberships.care.regular}, you save {memberships.care.saves}.", duration: 60 min, monthly: $40, regular: services.leak }
`;
const sections = `  - { type: bundles, id: bundles, heading: Bundles, includes: With, book: Book }
  - { type: packages, id: packages, heading: Packages, book: Buy }
  - { type: memberships, id: care, heading: Care, text: Monthly., benefits: [First], action: { label: Join, to: booking } }
  - { type: pricing, id: prices, heading: Prices, service: leak, prices: { Night: services.leak.Visit + enhancements.rush }, book: Book }
`;

test('prices refer to others, and savings are computed', async () => {
  const { root, remove } = await sharedProject('small', {
    'site.yaml': (await siteWith()) + catalog,
    'pages/a.yaml': pageNamed('/a', sections),
  });
  const $ = load((await builtTexts(root).finally(remove)).get('a.html') ?? '');
  expect(textsOf($, '#bundles s')).toEqual(['$75.50']);
  expect(textsOf($, '#packages article > p')).toEqual(['A year.', 'Save $25', 'Half.', '']);
  expect(textsOf($, '#care article p')).toEqual(['$40 a month', 'Regular $50 Save $10', 'Not $50, you save $10.']);
  expect(rowsOf($, '#prices')).toEqual([['Night', '$75.50']]);
});

test('computed prices are written as the others, also where the language writes numbers in another way', async () => {
  const site = `${await siteWith(['language: en-US', 'language: es'], ['Visit: $50', 'Visit: $480'])}memberships:
  care: { name: Care, description: "{memberships.care.saves} of {memberships.care.regular}", duration: 60 min, monthly: "$1,384.50", regular: 4 × services.leak }
`;
  const care = sections.match(/.*id: care.*\n/)?.[0] ?? '';
  const { root, remove } = await sharedProject('small', { 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', care) });
  const $ = load((await builtTexts(root).finally(remove)).get('a.html') ?? '');
  expect(textsOf($, '#care article p').at(-1)).toBe('$535.50 of $1,920');
});

test.each(['per lesson', 'par leçon', 'each', '/ hr'])(
  'what one amount buys is not what a sum buys: %s',
  async (unit) => {
    const site = `${await siteWith(['Visit: $50', `Visit: $50 ${unit}`])}${five('$225').replace('A year.', '"{packages.five.regular}"')}memberships:
  care: { name: Care, description: "{memberships.care.saves}", duration: 60 min, monthly: $40, regular: services.leak }
bundles:
  two: { name: Two, description: "{bundles.two.regular}", price: $90, regular: services.leak + services.leak.Visit, features: [One], booking: booking }
`;
    const pages = {
      'site.yaml': site,
      'pages/a.yaml': pageNamed('/a', sections.replace(/ {2}- \{ type: pricing.*\n/, '')),
    };
    const { root, remove } = await sharedProject('small', pages);
    const $ = load((await builtTexts(root).finally(remove)).get('a.html') ?? '');
    expect(textsOf($, '#packages article > p')).toEqual(['$250', 'Save $25']);
    expect(textsOf($, '#bundles s')).toEqual(['$100']);
    expect(textsOf($, '#care article p').slice(1)).toEqual([`Regular $50 ${unit} Save $10`, '$10']);
  },
);

test('audits compare pages with prices that are computed', async () => {
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', sections) }, catalog)).toBe('\nNo problems.\n');
  const wrong = prose('As a member of Care, you save $15.');
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', sections + wrong) }, catalog)).toContain(
    '“Care” saves $15 on /a',
  );
});

const five = (price: string, savings = '') =>
  `packages:\n  five: { name: Five visits, description: A year., prices: { Five: ${price} }, regular: 5 × services.leak.Visit, ${savings}booking: booking }\n`;

test('savings that are written must be right', async () => {
  expect(await auditOf({}, five('$225', 'savings: Save $25, '))).toBe('\nNo problems.\n');
  expect(await auditOf({}, five('$225', 'savings: Save $30, '))).toMatchInlineSnapshot(`
    "
    site.yaml:47:119  warning  savings
      “Five visits” says “Save $30”, but $250 minus $225 is $25.
      46 │
      47 │ …: $225 }, regular: 5 × services.leak.Visit, savings: Save $30, booking: booking }
         │                                                       ^^^^^^^^
      Delete "savings", so that it is computed, or correct the prices.
      If this is intentional, add \`accept: { savings: { Five visits: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  expect(await auditOf({}, five('$250'))).toMatchInlineSnapshot(`
    "
    site.yaml:47:68  warning  savings
      “Five visits” costs $250, the same as the regular price, $250.
      46 │ packages:
      47 │   five: { name: Five visits, description: A year., prices: { Five: $250 }, regular: 5 × services.leak.Visit, …
         │                                                                    ^^^^
      Correct the price or the regular price.
      If this is intentional, add \`accept: { savings: { Five visits: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

test('the key of a service that prices refer to is renamed', async () => {
  const renamed = (await siteWith(['leak: {', 'leaks: {'])) + five('$225');
  expect(await auditOf({ 'site.yaml': renamed })).toMatchInlineSnapshot(`
    "
    site.yaml:47:85  error  wrong-form
      "regular" refers to "leak", which is not in the services of site.yaml.
      46 │
      47 │ …scription: A year., prices: { Five: $225 }, regular: 5 × services.leak.Visit, booking: booking }
         │                                                       ^^^^^^^^^^^^^^^^^^^^^^^
      Write:  5 × services.leaks.Visit

    1 error in 1 file.
    "
  `);
});
