import { expect, test } from 'vitest';
import { pricesSaid } from '../harness/messages/audit.ts';

const services = `services:
  tread: { name: Treadmill Session, description: In water., prices: { 30 min: $42 }, booking: booking }
  pool: { name: Pool Session, description: In the pool., prices: { 30 min: $38 }, booking: booking }
  knife: { name: Kitchen Knife, description: Sharp., prices: { Each: $9 }, booking: booking }
  shoes: { name: Hoof Shoeing, description: Hot., prices: { Two shoes: $120, Four shoes: $195 }, booking: booking }
  bride: { name: Bridal Hair, description: Up., prices: { 75 min: $285 }, booking: booking }
  trial: { name: Bridal Trial, description: Two looks., prices: { 2 hours: $160 }, booking: booking }
`;
const others = `memberships:
  week: { name: Weekly Plan, description: Four a month., duration: 30 min, monthly: $148, regular: 4 × services.tread.30 min }
packages:
  block: { name: The Whole Block, description: Of six., prices: { 6 knives: $45 }, regular: 6 × services.knife.Each, booking: booking }
  six: { name: Six Treadmill Sessions, description: A course., prices: { 6 × 30 min: $234 }, regular: 6 × services.tread.30 min, booking: booking }
enhancements:
  pads: { name: Leather Pads, price: $45, description: For thin soles. }
  studs: { name: Drilled Studs, price: $30, description: For mud. }
bundles:
  gorge: { name: The Whole Gorge, description: Both., price: $415, regular: services.trial.2 hours + services.bride.75 min, features: [A trial], booking: booking }
words:
  off: off
`;

const said = (text: string) => pricesSaid(text, ['services:\n', services], ['words:\n', others]);

test.each([
  ['a visit with a membership', 'On the weekly plan a treadmill session works out at $37.'],
  ['a visit with a membership named after it', 'A treadmill session costs $42, with the weekly plan $37.'],
  ['one of the visits of a membership', 'The weekly plan is $148 for four treadmill sessions, so each one is $37.'],
  ['one thing of a package', 'The Whole Block is $45, which makes each knife $7.50. So each one pays $7.50.'],
  ['a visit of a package', 'In the six treadmill sessions, a session is $39 instead of $42.'],
  ['a visit of a course', 'A treadmill session is $39 by the course.'],
  ['a day and eleven months of a membership', 'The Weekly Plan costs $4.90 a day. The Weekly Plan is $1,628 a year.'],
  ['a sum with a label', 'Four shoes with leather pads are $240, with drilled studs $225.'],
  ['a sum with a label and two extras', 'Four shoes with leather pads and drilled studs are $270.'],
  ['a sum with an irregular plural', 'Three kitchen knives and a pool session come to $65.'],
  [
    'a sum with the last word of a name',
    'Bridal hair and a trial separately, you pay $445. Bridal hair with studs is $315.',
  ],
  ['a bundle', 'Bridal hair plus bridal trial is $415 instead of $445.'],
  ['what a package saves', 'The Whole Block is $45 for six kitchen knives and saves you $9.'],
])('%s', async (_, text) => {
  expect(await said(text)).toBeNull();
});

test.each([
  ['A treadmill session is $37.', '“Treadmill Session” is $37'],
  ['On the weekly plan a treadmill session works out at $36.', '“Treadmill Session” is $36'],
  ['With the weekly plan, a pool session is $37.', '“Pool Session” is $37'],
  ['A treadmill session costs $40, with the weekly plan $37.', '“Treadmill Session” is $40'],
  ['A treadmill session costs $42, and the weekly plan $37.', '“Weekly Plan” is $37'],
  ['The Whole Block is $45, which makes each knife $8.50.', '“The Whole Block” is $8.50'],
  ['The Whole Block is $7.50.', '“The Whole Block” is $7.50'],
  ['A treadmill session is $36 by the course.', '“Treadmill Session” is $36'],
  ['A treadmill session is $39.80 by the course.', '“Treadmill Session” is $39.80'],
  ['In the six treadmill sessions, a session is $39.50.', 'nothing in site.yaml costs $39.50'],
  ['Six treadmill sessions are $234, which makes each session $39.75.', '“Six Treadmill Sessions” is $39.75'],
  ['A pool session is $39 by the course.', '“Pool Session” is $39'],
  ['The Weekly Plan costs $7 a day.', '“Weekly Plan” is $7'],
  ['The Weekly Plan is $1,600 a year.', 'nothing in site.yaml costs $1,600'],
  ['Four shoes with leather pads are $165.', '“Leather Pads” is $165'],
  ['Bridal hair and a trial separately, you pay $455.', '“Bridal Hair” is $455'],
  ['Bridal hair is $445.', '“Bridal Hair” is $445'],
  ['After the trial, bridal hair is $445.', '“Bridal Hair” is $445'],
  ['Whether pads or studs, hoof shoeing is $225.', '“Hoof Shoeing” is $225'],
  ['Bridal hair is $415.', '“Bridal Hair” is $415'],
  ['Bridal hair plus leather pads is $415.', '$415 on /a, but'],
  ['Kitchen knives are $8 each.', '“Kitchen Knife, Each” is $8'],
  ['The Weekly Plan costs $148 a month and saves you $25.', '“Weekly Plan” saves $25'],
  ['The Whole Block is $45 for six kitchen knives and saves you $12.', '“The Whole Block” saves $12'],
])('“%s” is wrong', async (text, fault) => {
  expect((await said(text))?.join('\n')).toContain(fault);
});
