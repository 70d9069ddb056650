import { expect, test } from 'vitest';
import { auditOf, saying, siteWith } from '../harness/messages/audit.ts';

const shop = async () =>
  `${await siteWith([
    'services:\n',
    `services:
  sweep: { name: Full Sweep, description: Of one flue., prices: { 30 min call: Free, 60 min: $80, 90 min: $112 }, booking: booking }
  repair: { name: Stove Repair, description: Of any make., prices: { 1 hour: $70 }, booking: booking }
`,
  ])}enhancements:
  camera: { name: Camera Inspection, price: $25, description: With a film of it. }
  cap: { name: Chimney Cap, price: $41, description: Of steel. }
memberships:
  care: { name: Care Plan, description: Once a month., duration: 60 min, monthly: $66, regular: services.sweep.60 min }
packages:
  five: { name: Five Sweeps, description: For landlords., prices: { 5 × 60 min: $340 }, regular: 5 × services.sweep.60 min, booking: booking }
`;

const said = async (text: string) => {
  const report = await auditOf({ 'site.yaml': await shop(), ...saying(text) });
  return report.match(/(?<=\n {2})[“/].*/g);
};

test.each([
  ['the length just before it', 'If 60 minutes is too short, take 90 minutes for $112.'],
  ['one of two lengths', 'Visits of 60 or 90 minutes are $80 or $112, and sixty- or ninety-minute visits too.'],
  ['the length after it', 'It is $80 for 60 minutes and $112 for an hour and a half.'],
  ['the length of the price before', 'A full sweep is $80 an hour, $112 for ninety minutes.'],
  ['a price without a length', 'A 30 minute call is free, 60 minutes are $80.'],
  [
    'a length in parentheses after it',
    'A full sweep is $80 (60 min), $112 (90 min). Full sweep: $80 (60 min) or $112 (90 min).',
  ],
  ['a length after a dash', 'Full sweep: $80 – 60 min, $112 – 90 min. Full sweep: 60 min – $80, 90 min – $112.'],
  [
    'a length of the next one',
    'Full sweep: 60 min $80 (90 min $112). Full sweep: 60 min $80 – 90 min $112. Full sweep: 60 min $80 / 90 min $112. Full sweep: 60 min: $80 / 90 min: $112. Full sweep: $80 / 60 min, $112 / 90 min.',
  ],
  ['a length of the visit, with another in it', 'A 90-minute visit, of which 60 minutes are for the flue, is $112.'],
  ['no length at all', 'An hour from Aubrey, we charge $112. Come an hour early: it is $112.'],
])('a price goes with %s', async (_, text) => {
  expect(await said(text)).toBeNull();
});

test.each([
  ['An hour is $112.', ['/a says that 60 minutes cost $112, but in site.yaml they cost $80, $70, $66.']],
  ['Ninety minutes of full sweep cost $80.', ['“Full Sweep, 90 min” is $80 on /a, but $112 in site.yaml.']],
  ['A full sweep is $112 for 60 minutes.', ['“Full Sweep, 60 min” is $112 on /a, but $80 in site.yaml.']],
  ['Full sweep: $80 (60 min) / $80 (90 min).', ['“Full Sweep, 90 min” is $80 on /a, but $112 in site.yaml.']],
  ['60 and 90 minutes are $70 each.', null],
  ['One hour is $66, and 1 hour of stove repair $80.', ['“Stove Repair, 60 min” is $80 on /a, but $70 in site.yaml.']],
])('lengths in words: %s', async (text, expected) => {
  expect(await said(text)).toEqual(expected);
});

test('a total that the sentence does not add up to is wrong', async () => {
  expect(await said('A full sweep is $80 and a toll is $7, so a full sweep is $97 in all.')).toHaveLength(1);
});

test.each([
  ['a difference', 'A full sweep costs $10 more. Take it for 90 minutes for $32 more. It is $10 less than that.'],
  ['a sum', 'A full sweep with a camera inspection comes to $105, or 90 minutes to $137.'],
  ['a sum that begins with what is added', 'With a camera inspection, the full sweep is $105.'],
  [
    'a total of the sentence',
    'A full sweep is $80 and parking is $7, so $87 in all. Full sweep: 2 × $80 + $7 toll = $167.',
  ],
  ['a sum of three', 'A full sweep, camera inspection and chimney cap come to $146.'],
  [
    'what is added to a length',
    'Ninety minutes with a chimney cap cost $153. A 60-minute visit with a camera inspection is $105.',
  ],
  ['what is added to a visit', 'A full hour with a chimney cap is $121. A visit with a camera inspection costs $105.'],
  ['what comes with something', 'Five Sweeps include a camera inspection for $340.'],
  ['what longer visits add', 'Add a half hour for $32.'],
  ['twelve months', 'With the Care Plan you pay $792 a year, which saves you $168 a year.'],
  [
    'what members and packages save',
    'The Care Plan saves you $14 a month. Five Sweeps save $60. Save with the Care Plan for $66.',
  ],
  ['what is added', 'A chimney cap costs $41 more, a camera inspection adds $25.'],
])('what follows from prices is right: %s', async (_, text) => {
  expect(await said(text)).toBeNull();
});

test.each([
  ['A full sweep costs $13 more.', ['/a says “A full sweep costs $13 more.”, but nothing in site.yaml costs $13.']],
  ['A full sweep with a chimney cap ($25).', ['“Chimney Cap” is $25 on /a, but $41 in site.yaml.']],
  ['A chimney cap costs $25 more.', ['“Chimney Cap” is $25 on /a, but $41 in site.yaml.']],
  [
    'A full sweep with a camera inspection is $99.',
    ['/a says “A full sweep with a camera inspection is $99.”, but nothing in site.yaml costs $99.'],
  ],
  [
    'A full hour with a chimney cap is $122.',
    ['/a says “A full hour with a chimney cap is $122.”, but nothing in site.yaml costs $122.'],
  ],
  ['A chimney cap is $121.', ['“Chimney Cap” is $121 on /a, but $41 in site.yaml.']],
  ['The Care Plan is $800 a year.', ['/a says “The Care Plan is $800 a year.”, but nothing in site.yaml costs $800.']],
  ['The Care Plan saves you $25 a month.', ['“Care Plan” saves $25 on /a, but $14 in site.yaml.']],
  ['Five Sweeps save $112.', ['“Five Sweeps” saves $112 on /a, but $60 in site.yaml.']],
])('what does not follow is wrong: %s', async (text, expected) => {
  expect(await said(text)).toEqual(expected);
});

test('a wrong saving is corrected with the placeholder for what the item saves', async () => {
  const files = { 'site.yaml': await shop(), ...saying('The Care Plan saves you $25.') };
  expect(await auditOf(files)).toContain('Correct the price that is wrong, or write {memberships.care.saves} instead.');
});
