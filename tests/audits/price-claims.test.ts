import { expect, test } from 'vitest';
import { auditOf, type Change, pageNamed, pricesIn, prose, siteWith } from '../harness/messages/audit.ts';

const services = `services:
  swedish: { name: Swedish Massage, description: Slow., prices: { 60 min: $95, 90 min: $130 }, booking: booking }
  deep: { name: Deep Tissue Massage, description: Firm., prices: { 60 min: $110, 90 min: $150 }, booking: booking }
  oil: { name: Oil Change, description: Quick., prices: { Conventional: $49, Synthetic: $79 }, booking: booking }
  brakes: { name: Brake Pads, description: New ones., prices: { Axle: $189 }, booking: booking }
  inspection: { name: State Inspection, description: Yearly., prices: { Car: $60 }, booking: booking }
  full: { name: Full Day, description: Of photos., prices: { 8 hours: "$3,400" }, booking: booking }
  call: { name: Service Call, description: At home., prices: { First hour: $125, Each extra half hour: $55 }, booking: booking }
  loaf: { name: Sourdough loaf, description: Baked., prices: { One: $8 }, booking: booking }
  croissant: { name: Croissant, description: Baked., prices: { One: $4 }, booking: booking }
`;
const others = `memberships:
  monthly: { name: Monthly Hour, description: Once a month., duration: 60 min, monthly: $80, regular: $95 }
packages:
  ten: { name: Ten Classes, description: A season of them. $15 each., prices: { 10 × 60 min: $150 }, booking: booking }
  five: { name: Five Hours, description: Five visits., prices: { 5 × 60 min: $425 }, regular: 5 × services.swedish.60 min, booking: booking }
bundles:
  escape: { name: Tranquil Escape, description: Quiet., price: $170, features: [A 60-minute massage], booking: booking }
enhancements:
  hour: { name: Extra Hour, price: $350, description: One more. }
specials:
  tires: { name: Winter Tire Swap, price: $69, regular: $89, description: Before the snow. }
`;
const shop = (...changes: Change[]) =>
  siteWith(['services:\n', services], ['towns:\n', `${others}towns:\n`], ...changes);

const said = async (sections: string, ...changes: Change[]) => {
  const files = { 'site.yaml': await shop(...changes), 'pages/a.yaml': pageNamed('/a', sections) };
  return pricesIn(await auditOf(files));
};

test.each([
  'Both axles of Brake Pads come to $378.',
  'A Swedish Massage for each of you comes to $190. Two people pay $190.',
  'A couple who both book ninety minutes of Swedish Massage pay $260 together.',
  'A sourdough loaf and two croissants come to $16.',
  'Ten Classes cost $15 each. The Five Hours cost $85 a visit. Ten Classes are $150, so each is $15.',
  'Save $20 with the Winter Tire Swap.',
  'Nine hours would be a Full Day and an Extra Hour, $3,750.',
  'Members pay $960 for twelve visits a year.',
  'Swedish and Deep Tissue Massage share a price difference of $15 for the hour.',
  'Synthetic costs $79, $30 above conventional.',
  'An Oil Change with 10% off would be $44.10. Half of an Oil Change, $24.50, is due at drop-off.',
  'A Service Call of two hours is $235.',
])('what follows from site.yaml is right: %s', async (text) => {
  expect(await said(prose(text))).toBeNull();
});

test.each([
  'In 2019 an hour cost $75; it is $95 today.',
  'Swedish Massage went from $85 to $95 in January 2020.',
  'A State Inspection used to cost $45. The Oil Change was $39 in 2019.',
  'Grandpa Ed started with one truck in 1961 and charged $4 an hour.',
])('what something cost once is right: %s', async (text) => {
  expect(await said(prose(text))).toBeNull();
});

test.each([
  'Insured for $2,000,000.',
  'Small claims court hears disputes up to $10,000. The filing fee of $295 goes to the court.',
  'The federal estate tax exemption was $13.99 million in 2025. We ask $2 million of nobody.',
  'A federal tax credit of up to $2,000 applied. Fail to inspect and the fine is $105. A permit is $25.',
  'The dealer asks $129 for the same Oil Change. An Oil Change at the dealer is $129. Others charge $400.',
  'After a Swedish Massage, most guests leave $15 to $20. A Swedish Massage costs $95 and a $20 tip.',
  'A State Inspection costs $60, of which $8 goes to the state.',
  'A $20 deposit holds your visit, and there is a $30 fee for a returned check. Missed appointments cost $50.',
  'Parking is $3 an hour. An hour of parking in the city is $3, and parking for an hour is $3.',
  'An Oil Change is not $20. Pay for your Swedish Massage with a $100 gift card. It is under $200.',
  'A visit from the county is $250. Sessions of physical therapy cost $200.',
])('money that is no price of the business is left alone: %s', async (text) => {
  expect(await said(prose(text))).toBeNull();
});

test.each([
  ['An hour is $85.', '60 minutes cost $85'],
  ['An hour is $15.', '60 minutes cost $15'],
  ['An hour is $170.', '60 minutes cost $170'],
  ['Sixty minutes of massage cost $170.', '60 minutes cost $170'],
  ['Massage is $130 an hour.', '60 minutes cost $130'],
  ['Only $85 an hour.', '60 minutes cost $85'],
  ['$95 for 90 minutes.', '90 minutes cost $95'],
  ['We charge $130 per hour.', '60 minutes cost $130'],
  ['Swedish Massage is $130 an hour.', '“Swedish Massage, 60 min” is $130'],
  ['A Swedish massage takes half an hour and costs $85.', '“Swedish Massage, 30 min” is $85'],
  ['Swedish Massage costs $130 per hour.', '“Swedish Massage, 60 min” is $130'],
  ['$130/hour for Swedish Massage.', '“Swedish Massage, 60 min” is $130'],
  ['Since 2019, an Oil Change is $39.', '“Oil Change” is $39'],
  ['I was licensed in 2009, and a State Inspection is $45.', '“State Inspection” is $45'],
  ['Our rate is $100.', 'nothing in site.yaml costs $100'],
  ['A session is $100.', 'nothing in site.yaml costs $100'],
  ['Prices start at $75.', 'nothing in site.yaml costs $75'],
  ['Join for $75 a month.', 'nothing in site.yaml costs $75'],
  ['$75', 'nothing in site.yaml costs $75'],
  ['Gutters from $75', 'nothing in site.yaml costs $75'],
])('“%s” is wrong', async (text, fault) => {
  expect((await said(prose(text)))?.join('\n')).toContain(fault);
});

const card = '  - { type: services, heading: Services, book: Book, cards: [{ service: swedish }] }\n';

test('a wrong price in a description in site.yaml is reported, and does not justify that price elsewhere', async () => {
  const page = `${card}${prose('Swedish Massage is $85.')}  - { type: offers, heading: Offers, book: Book }\n  - { type: enhancements, heading: Extras }\n`;
  expect(
    await said(
      page,
      ['description: Slow.', 'description: "Slow strokes for a tired back and shoulders. An hour is $85."'],
      [
        'description: Before the snow.',
        'description: "Before the snow, whatever your tires are. For $59 now, with a $5 brush."',
      ],
      ['description: One more.', 'description: "One more, with the best light of the day, for $300."'],
      ['description: Pipes.', 'description: Pipes and massage from $75 an hour.'],
    ),
  ).toEqual([
    '“Swedish Massage” is $85 on /a, but $95 in site.yaml.',
    '/ says that 60 minutes cost $75, but in site.yaml they cost $95, $110, $80.',
    '“Swedish Massage, 60 min” is $85 on /a, but $95 in site.yaml.',
    '“Extra Hour” is $300 on /a, but $350 in site.yaml.',
    '“Winter Tire Swap” is $59 on /a, but $69 in site.yaml.',
  ]);
});
