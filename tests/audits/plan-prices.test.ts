import { expect, test } from 'vitest';
import { pricesSaid } from '../harness/messages/audit.ts';

const services = `services:
  swedish: { name: Swedish Massage, description: Slow., prices: { 60 min: $95, 90 min: $130 }, booking: booking }
`;
const plans = `memberships:
  hour: { name: Monthly Hour, description: Once a month., duration: 60 min, monthly: $80, regular: $95 }
  long: { name: Monthly Long, description: Once a month., duration: 90 min, monthly: $110, regular: $130 }
packages:
  five: { name: Swedish Five, description: Five visits., prices: { 5 × 60 min: $425 }, regular: 5 × services.swedish.60 min, booking: booking }
towns:
`;

const said = (text: string) => pricesSaid(text, ['services:\n', services], ['towns:\n', plans]);

test.each([
  'With the Monthly Hour, a Swedish massage is $80.',
  'Members get a Swedish massage for $80. A Swedish massage is $110 with a membership.',
  'A Swedish massage every month is $80.',
  'Five Swedish massages come to $425. A Swedish massage, five times: $425.',
  'In the package of five, a Swedish massage is $85. In a package, a Swedish massage is $85.',
])('a service costs what a plan of the sentence costs: %s', async (text) => {
  expect(await said(text)).toBeNull();
});

test.each([
  ['A Swedish massage is $80.', '“Swedish Massage” is $80'],
  ['Members get a Swedish massage for $85.', '“Swedish Massage” is $85'],
  ['With the Monthly Hour, a Swedish massage is $110.', '“Swedish Massage” is $110'],
  ['As a member, you have the Monthly Hour for $110.', '“Monthly Hour” is $110'],
  ['Four Swedish massages come to $425.', '“Swedish Massage” is $425'],
  ['A Swedish massage is $425.', '“Swedish Massage” is $425'],
])('what no plan of the sentence costs is wrong: %s', async (text, fault) => {
  expect((await said(text))?.join('\n')).toContain(fault);
});
