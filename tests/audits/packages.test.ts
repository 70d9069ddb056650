import { expect, test } from 'vitest';
import { auditOf, type Change, headsOf, pageNamed, siteWith } from '../harness/messages/audit.ts';

const sold: Change = [
  'services:\n',
  'services:\n  sweep: { name: Sweep, description: One flue., prices: { 60 min: $80, 90 min: $112 }, booking: booking }\n',
];
const said = async (more: string, ...changes: Change[]) =>
  (await auditOf({ 'site.yaml': (await siteWith(sold, ...changes)) + more })).match(/(?<=\n {2})(?:“|The ).*/g);

const pack = (label: string, regular: string, description: string) =>
  `packages:
  three: { name: Three Sweeps, description: "${description}", prices: { ${label}: $220 }, regular: ${regular}, booking: booking }
`;
const regular = '3 × services.sweep.60 min';

test('a package is compared with the same number of visits of its length', async () => {
  expect(await said(pack('3 × 60 min', regular, 'For landlords.'))).toBeNull();
  expect(await said(pack('3 visits', regular, 'For landlords.'))).toBeNull();
  expect(await said(pack('3 × 90 min', regular, 'For landlords.'))).toEqual([
    '“Three Sweeps” is 3 × 90 min, but its regular price is that of 3 × services.sweep.60 min.',
  ]);
  expect(await said(pack('3 × 60 min', '4 × services.sweep.60 min', 'For landlords.'))).toEqual([
    '“Three Sweeps” is 3 × 60 min, but its regular price is that of 4 × services.sweep.60 min.',
  ]);
});

test.each(['About $73 each.', '$73.33 a visit.', 'Not $80 each: you save $6.67 per visit.', 'With a $5 brush.'])(
  'the description of a package is right: %s',
  async (description) => {
    expect(await said(pack('3 × 60 min', regular, description))).toBeNull();
  },
);

test('the description of a package has a wrong price for each visit', async () => {
  expect(await said(pack('3 × 60 min', regular, 'About $70 each.'))).toEqual([
    'The description of “Three Sweeps” says “$70 each”, but $220 for 3 is $73.33 each.',
  ]);
  expect(await said(pack('3 × 60 min', regular, 'About $70 a visit.'))).toEqual([
    'The description of “Three Sweeps” says “$70 a visit”, but $220 for 3 is $73.33 each.',
  ]);
});

test('what each visit of a package costs is judged once, also where a page shows it', async () => {
  const site = (await siteWith(sold)) + pack('3 × 60 min', regular, 'About $60 each.');
  const shown = pageNamed('/a', '  - { type: packages, heading: Many visits, book: Buy }\n');
  const heads = headsOf(await auditOf({ 'site.yaml': site, 'pages/a.yaml': shown }));
  expect(heads).toEqual([expect.stringContaining('savings')]);
});

const plan = (description: string) =>
  `memberships:
  care: { name: Care, description: "${description}", duration: 60 min, monthly: $64, regular: services.sweep.60 min }
`;

test('the description of a membership has its duration', async () => {
  for (const right of [
    'One 60-minute sweep each month.',
    'A sixty-minute visit, or a 90-minute visit for more.',
    'Ten minutes early.',
  ])
    expect(await said(plan(right)), right).toBeNull();
  expect(await said(plan('One 90-minute visit each month.'))).toEqual([
    'The description of “Care” says “90-minute”, but its duration is 60 min.',
  ]);
});

const range = (text: string): Change => ['priceRange: $50', `priceRange: ${text}`];

test('a price range must include most prices of services', async () => {
  for (const right of ['$80–$112', '$$', 'from $45', '$50–$100', '$50', 'Free–$250'])
    expect(await said('', range(right)), right).toBeNull();
  for (const [wrong, outside] of [
    ['$20–$40', '3 of 3 prices of services are not in it, such as $80'],
    ['$100–$200', '2 of 3 prices of services are not in it, such as $80'],
    ['Free–$40', '3 of 3 prices of services are not in it, such as $80'],
    ['$49', '3 of 3 prices of services are not in it, such as $80'],
  ] as const)
    expect(await said('', range(wrong))).toEqual([`The price range is ${wrong}, but ${outside}.`]);
});

test('a price range that none of the prices is in, while one service has none', async () => {
  const quoted: Change = ['services:\n', 'services:\n  days: { name: Days, description: Ask., booking: booking }\n'];
  expect(await said('', range('$500–$900'), quoted)).toEqual([
    'The price range is $500–$900, but 3 of 3 prices of services are not in it, such as $80.',
  ]);
  expect(await said('', range('$100–$200'), quoted)).toBeNull();
  const open: Change = ['Visit: $50', 'Visit: from $50'];
  expect(await said('', range('$500–$900'), quoted, open)).toHaveLength(1);
  expect(await said('', range('$50–$60'), quoted, open)).toBeNull();
  const more: Change = ['  days:', '  weeks: { name: Weeks, description: Ask., booking: booking }\n  days:'];
  const most: Change = ['  days:', '  months: { name: Months, description: Ask., booking: booking }\n  days:'];
  expect(await said('', range('$500–$900'), quoted, more, most)).toBeNull();
});
