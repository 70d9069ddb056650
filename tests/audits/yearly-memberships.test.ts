import { expect, test } from 'vitest';
import { auditOf, pageNamed, prose, saying, siteWith } from '../harness/messages/audit.ts';

const care = 'care: { name: Care Plan, description: Two visits., duration: 60 min, yearly: $170, regular: $190 }';
const catalog = `services:
  sweep: { name: Sweep, description: Clean., prices: { 60 min: $95 }, booking: booking }
`;

const siteWithPlan = async (plan: string) =>
  `${await siteWith(['services:\n', catalog], ['Visit: $50', '60 min: $50'])}memberships:\n  ${plan}\n`;

/** What is reported about texts on a page. */
async function said(texts: readonly string[]): Promise<string[]> {
  const site = await siteWithPlan(care);
  const report = await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', texts.map(prose).join('')) });
  return report.match(/(?<=\n {2})[“/].*/g) ?? [];
}

test('the price of a year is right in sentences', async () => {
  const right = [
    'The Care Plan is $170.',
    'The Care Plan costs $170 a year, $20 less.',
    'The Care Plan: $170/yr.',
    'The Care Plan – $170 day or night. The Care Plan: $170 weekly visits included.',
  ];
  expect(await said(right)).toEqual([]);
});

test('a share of the yearly price is right in sentences: a quarter, a month, a week, and a day', async () => {
  const right = [
    'The Care Plan is just $14.17 a month, billed yearly.',
    'The Care Plan is $14/mo.',
    'Join for $14.17 a month.',
  ];
  const longer = ['The Care Plan is $42.50 a quarter.', 'The Care Plan comes to $14.17 monthly if billed yearly.'];
  const less = [
    'The Care Plan is $3.27 a week.',
    'The Care Plan is $3 weekly.',
    'The Care Plan is only $0.47 per day.',
  ];
  expect(await said([...right, ...longer, ...less])).toEqual([]);
});

test.each([
  ['The Care Plan is $175.', '“Care Plan” is $175 on /a, but $170 in site.yaml.'],
  ['The Care Plan is $16 a month.', '“Care Plan” is $16 on /a, but $170 in site.yaml.'],
  ['The Care Plan is $5 a week.', '“Care Plan” is $5 on /a, but $170 in site.yaml.'],
  ['The Care Plan is $175 a year.', '“Care Plan” is $175 on /a, but $170 in site.yaml.'],
  ['The Care Plan comes to $16 monthly.', '“Care Plan” is $16 on /a, but $170 in site.yaml.'],
  [
    'The Care Plan is $170 a month.',
    '“Care Plan” is $170 a month on /a, but in site.yaml, that is its price for a year.',
  ],
  [
    'The Care Plan is {memberships.care.yearly}/mo.',
    '“Care Plan” is $170/mo on /a, but in site.yaml, that is its price for a year.',
  ],
  // Twelve times the price of a year.
  ['The Care Plan is $2,040 a year.', '“Care Plan” is $2,040 on /a, but $170 in site.yaml.'],
])('another price is not: %s', async (text, message) => {
  expect(await said([text])).toEqual([message]);
});

test('a hint about another time has no placeholder for the price of a year', async () => {
  const files = { 'site.yaml': await siteWithPlan(care) };
  const report = async (text: string) => auditOf({ ...files, ...saying(text) });
  expect(await report('The Care Plan is $16 a month.')).toContain('  Correct the price that is wrong.\n');
  expect(await report('The Care Plan is $16.')).toContain('or write {memberships.care.yearly}');
});

test('what is free for a year is free for a month', async () => {
  const site = await siteWithPlan('care: { name: Care Plan, description: Weekly., yearly: $0 }');
  const text = prose('The Care Plan is $0 a month.');
  expect(await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', text) })).not.toContain('prices');
});

test('the price of a month is that of no other time', async () => {
  const files = { 'site.yaml': await siteWithPlan('care: { name: Care Plan, description: Weekly., monthly: $45 }') };
  const report = async (text: string) => auditOf({ ...files, ...saying(text) });
  const wrong = 'is $45 a year on /a, but in site.yaml, that is its price for a month.';
  expect(await report('The Care Plan is $45 a year.')).toContain(wrong);
  expect(await report('The Care Plan is $45 a month, $11 weekly, $1.50 a day, $135 a quarter.')).not.toContain(
    'prices',
  );
});

test.each([
  ['regular: $190', 'regular: $185', 'The regular price of “Care Plan” is $185'],
  ['yearly: $170', 'yearly: $200', '“Care Plan” costs $200 a year, which saves nothing'],
  ['regular: $190', 'regular: $190, saves: $30', '“Care Plan” saves $30, but $190 minus $170 is $20.'],
])('what a year saves is checked: %s', async (right, wrong, message) => {
  const report = await auditOf({ 'site.yaml': await siteWithPlan(care.replace(right, wrong)) });
  expect(report).toContain(message);
});

test('the regular price of a year may be that of twelve months, but not almost that of a visit', async () => {
  const month = 'month: { name: By the Month, description: A visit., monthly: $20 }';
  const year = care.replace('regular: $190', 'regular: 12 × memberships.month.monthly');
  const found = async (plans: string) => auditOf({ 'site.yaml': await siteWithPlan(plans) });
  expect(await found(`${month}\n  ${year}`)).not.toContain('membership-prices');
  const visit = 'month: { name: By the Month, description: A visit., duration: 60 min, monthly: $20, regular: $95.40 }';
  expect(await found(visit)).toContain('The regular price of “By the Month” is $95.40');
});

test('the regular price of a month may be that of several visits', async () => {
  const plan =
    'care: { name: Care Plan, description: Weekly., duration: 60 min, monthly: $340, regular: 4 × services.sweep.60 min }';
  expect(await auditOf({ 'site.yaml': await siteWithPlan(plan) })).not.toContain('membership-prices');
});

test.each([
  'Pay for a year of the Care Plan at once and save $45 a year. The Care Plan saves you $45 a year.',
  'The Care Plan covers repairs up to $45 a year. The Care Plan includes a $45 a year credit.',
  'The Care Plan is $45 year-round. The Care Plan: $45 weekly visits.',
])('an amount that is not the price for the time after it is right: %s', async (text) => {
  const files = { 'site.yaml': await siteWithPlan('care: { name: Care Plan, description: Weekly., monthly: $45 }') };
  expect(await auditOf({ ...files, ...saying(text) })).not.toContain('prices');
});
