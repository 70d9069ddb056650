import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { auditOf, headsOf, pageNamed, prose, siteWith } from '../harness/messages/audit.ts';
import { rowsOf, textsOf } from '../harness/pages/texts.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';

const plans = `memberships:
  care: { name: Care, description: Two visits a year., yearly: $90, regular: 2 × services.leak.Visit }
  guard: { name: Guard, description: First in line., yearly: $45 }
  month: { name: Month, description: One visit., monthly: $40, regular: services.leak.Visit }
`;
const sections = `  - { type: memberships, id: plans, heading: Plans, text: All year., benefits: [First], action: { label: Join, to: booking } }
  - { type: menu, id: menu, heading: Prices, text: All of them., memberships: { heading: Plans }, foot: Thanks. }
`;
const page = pageNamed('/a', sections);

const site = async (text = plans, words = '') =>
  (await siteWith(['  perMonth: a month\n', `  perMonth: a month\n${words}`])) + text;
const yearly = '  perYear: a year\n';

test('a membership may be paid by the year, and need not replace visits', async () => {
  const files = { 'site.yaml': await site(plans, yearly), 'pages/a.yaml': page };
  const { root, remove } = await sharedProject('small', files);
  const $ = load((await builtTexts(root).finally(remove)).get('a.html') ?? '');
  expect(textsOf($, '#plans article p')).toEqual([
    ...['$90 a year', 'Regular $100 Save $10', 'Two visits a year.'],
    ...['$45 a year', 'First in line.'],
    ...['$40 a month', 'Regular $50 Save $10', 'One visit.'],
  ]);
  expect(rowsOf($, '#menu')).toEqual([
    ['Care', '$90 a year'],
    ['Guard', '$45 a year'],
    ['Month', '$40 a month'],
  ]);
});

test('the text after a yearly price is a word of site.yaml', async () => {
  const report = await auditOf({ 'site.yaml': await site(), 'pages/a.yaml': page });
  expect(report.match(/.*perYear.*/g)).toHaveLength(4);
  expect(report).toContain('perYear: per year');
  const monthly = page.replace('benefits:', 'only: [month], benefits:').replace('Plans }', 'Plans, only: [month] }');
  expect(await auditOf({ 'site.yaml': await site(), 'pages/a.yaml': monthly })).not.toContain('error');
});

test.each([
  ['memberships.care.monthly', 'memberships.care.yearly'],
  ['memberships.month.yearly', 'memberships.month.monthly'],
  ['specials.senior.price', 'specials.senior.discount'],
])('{%s} is {%s}', async (wrong, right) => {
  const more = 'specials:\n  senior: { name: Seniors, description: Always., discount: 10% }\n';
  const text = pageNamed('/a', `${sections}${prose(`Now {${wrong}}.`)}`);
  const report = await auditOf({ 'site.yaml': (await site(plans, yearly)) + more, 'pages/a.yaml': text });
  expect(report).toContain(`{${wrong}} has no value.`);
  expect(report).toContain(`Did you mean {${right}}?`);
});

test.each([
  ['none', 'yearly: $90, ', '', 'The membership "care" has no price.'],
  ['one in another word', 'yearly: $90, ', 'annual: $90, ', 'Did you mean "yearly"?'],
  ['two', 'yearly: $90, ', 'monthly: $8, yearly: $90, ', 'This one has both prices.'],
])('a membership has one price, not %s', async (_, written, wrong, message) => {
  const files = { 'site.yaml': await site(plans.replace(written, wrong), yearly), 'pages/a.yaml': page };
  const report = await auditOf(files);
  expect(headsOf(report)).toHaveLength(1);
  expect(report).toContain(message);
});

test('a mistake in one membership hides none in another', async () => {
  const wrong = plans.replace('yearly: $90', 'price: $90').replace('yearly: $45', 'monthly: $4, yearly: $45');
  const report = await auditOf({ 'site.yaml': await site(wrong.replace('monthly: $40, ', '')), 'pages/a.yaml': page });
  expect(report).toContain('Unknown property "price" in "care".');
  expect(report).toContain('This one has both prices.');
  expect(report).toContain('The membership "month" has no price.');
});

test.each([
  ['memberships.guard.saves', 'Add "regular:" and "saves:" under "memberships.guard" in site.yaml, or write'],
  ['memberships.guard.duration', 'Add "duration:" under "memberships.guard" in site.yaml, or write'],
  ['specials.senior.regular', 'Write the text without it.'],
  // The price of another membership would be wrong.
  ['memberships.care.price', 'Known here: name, description, yearly'],
  ['memberships.care.Monthly', 'Known here: name, description, yearly'],
  // So would be a word, or a link, of something else.
  ['services.leak.regular', 'Known here: name, description, prices, booking'],
  ['services.foo.booking', 'Known here: leak'],
  ['membership.guard.regular', 'Known here: year, '],
])('the hint for {%s} leads to no second mistake', async (name, hint) => {
  const more = 'specials:\n  senior: { name: Seniors, description: Always., discount: 10% }\n';
  const text = pageNamed('/a', `${sections}${prose(`Now {${name}}.`)}`);
  const report = await auditOf({ 'site.yaml': (await site(plans, yearly)) + more, 'pages/a.yaml': text });
  expect(report).toContain(hint);
});
