import { expect, test } from 'vitest';
import { auditOf, pageNamed, prose, siteWith } from '../harness/messages/audit.ts';

const services = `services:
  swedish: { name: Swedish Massage, description: Slow., prices: { 60 min: $95, 90 min: $130 }, booking: booking }
  return: { name: Tax Return, description: Yours., prices: { One: $180 }, booking: booking }
`;
const others = `enhancements:
  roller: { name: Foam Roller, price: $20, description: For legs. }
towns:
  - { name: Berlin, slug: berlin, page: /, center: { latitude: 44.3, longitude: -72.5 } }
`;

const said = async (text: string) => saidIn(prose(text));

const saidIn = async (sections: string) => {
  const site = await siteWith(['services:\n', services], ['towns:\n', others]);
  const report = await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', sections) });
  return report.match(/(?<=\n {2})(?:“.* is |\/).*/g);
};

test.each([
  ['a deposit', 'The deposit for a Swedish massage is $20. A Swedish massage takes a $20 deposit.'],
  ['a gift card', 'Gift cards for a Swedish massage start at $25.'],
  ['a tax', 'A Swedish massage is $102.84 with tax. A Swedish massage is $102.84, tax included.'],
  ['a tip', 'Tips on a Swedish massage are usually $15 to $20. For a Swedish massage, $20 is a usual gratuity.'],
  ['a fee', 'The late fee of a Swedish massage is $20. A Swedish massage has a travel fee: $20.'],
  [
    'a late cancellation',
    'A late cancellation of a Swedish massage costs $47.50. Cancel late, and a Swedish massage is $47.50.',
  ],
  [
    'what is paid again and again',
    'A Swedish massage every month for a year is $1,140. Twice a month for a year, a Swedish massage is $2,280.',
  ],
  ['a price to come', 'A Swedish massage will be $99. From January 2027, a Swedish massage is $99.'],
  ['a price of a day to come', 'Starting February 1, a Swedish massage is $99. Next year, a Swedish massage is $99.'],
  [
    'a price of a limited time',
    'This week only, a Swedish massage is $85. A Swedish massage is $85 today only. Until December 15, 2030, a Swedish massage is $85.',
  ],
  ['another town', 'A Swedish massage in Dover is $150. In Dover, a Swedish massage is $150.'],
  [
    'somebody else',
    'A foam roller costs $29 at Fictional Goods, and $30 at Other Works. At the mall, a Swedish massage costs $160.',
  ],
  ['a fee for something else', 'Our trip charge is $15. Our diagnostic fee is $99. Our registration fee is $40.'],
  ['others', 'Most spas charge $150 for a Swedish massage. At a resort, a Swedish massage is $160.'],
])('%s is not a price of the business', async (_, text) => {
  expect(await said(text)).toBeNull();
});

test.each([
  ['A Swedish massage is $85 plus tax.', '“Swedish Massage” is $85'],
  ['A Swedish massage is $85 with no hidden fees.', '“Swedish Massage” is $85'],
  ['A Swedish massage is $85, and tips are never expected.', '“Swedish Massage” is $85'],
  ['Our usual fee is $85.', 'nothing in site.yaml costs $85'],
  ['Our fees start at $85.', 'nothing in site.yaml costs $85'],
  ['Our hourly charge is $85.', 'nothing in site.yaml costs $85'],
  ['Our Swedish massage fee is $85.', '“Swedish Massage” is $85'],
  ['A tax return costs $150.', '“Tax Return” is $150'],
  ['A Swedish massage every month is $85.', '“Swedish Massage” is $85'],
  ['From December 2025, a Swedish massage is $85.', '“Swedish Massage” is $85'],
  ['A Swedish massage is $85 this week.', '“Swedish Massage” is $85'],
  ['Until we retire, a Swedish massage is $85.', '“Swedish Massage” is $85'],
  ['A Swedish massage in Berlin is $85.', '“Swedish Massage” is $85'],
  ['In Barre, a Swedish massage is $85.', '“Swedish Massage” is $85'],
  ['At Small Works, a Swedish massage is $85.', '“Swedish Massage” is $85'],
  ['A Swedish Massage at Just $85', '“Swedish Massage” is $85'],
  ['A Swedish massage is $85, and we are as good as those in Dover.', '“Swedish Massage” is $85'],
])('“%s” is about the price itself', async (text, fault) => {
  expect((await said(text))?.join('\n')).toContain(fault);
});

const asked = (question: string, answer: string) =>
  `  - { type: faq, heading: Questions, items: [{ question: "${question}", answer: "${answer}" }] }\n`;

test.each([
  ['How much should I tip?', '$10 to $15'],
  ['What is the usual deposit?', '$30'],
  ['Can I pay monthly?', 'Yes, from $18 a month.'],
  ['How much does a Swedish massage cost at a resort?', 'Around $160.'],
  ['How much is a Swedish massage in Dover?', 'It is $160.'],
])('an answer is about what its question asks: %s', async (question, answer) => {
  expect(await saidIn(asked(question, answer))).toBeNull();
});

test.each([
  ['How much is a Swedish massage?', 'It is $85.', '“Swedish Massage” is $85'],
  ['How much are Swedish massages?', 'They are $85.', '“Swedish Massage” is $85'],
  ['How much is a Swedish massage in Berlin?', 'It is $85.', '“Swedish Massage” is $85'],
  ['What does it cost?', 'We charge $85.', 'nothing in site.yaml costs $85'],
  ['Should I tip?', 'Never. A Swedish massage is $85.', '“Swedish Massage” is $85'],
])('an answer about the price itself: %s %s', async (question, answer, fault) => {
  expect((await saidIn(asked(question, answer)))?.join('\n')).toContain(fault);
});
