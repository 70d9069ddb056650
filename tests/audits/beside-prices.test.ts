import { expect, test } from 'vitest';
import { type Change, pricesSaid } from '../harness/messages/audit.ts';

const services = `services:
  groom: { name: Full Groom, description: With a haircut., prices: { Small: $70, Medium: $85, Large: from $110 }, booking: booking }
  lift: { name: Lash Lift & Tint, description: Curled., prices: { 60 min: $115 }, booking: booking }
  block: { name: Morning Block, description: Up to eight bikes., prices: { Half day: $220 }, booking: booking }
`;
const others = `memberships:
  basic: { name: Basic Plan, description: Each week., monthly: $119, regular: $130 }
bundles:
  pair: { name: Bridal Pair, description: For two., price: $310, features: [Two sets], booking: booking }
enhancements:
  tint: { name: Brow tint, price: $25, description: Ten minutes. }
  storm: { name: Storm visit, price: $84, description: After a storm. }
  evening: { name: Evening call, price: +$21, description: After five. }
  foot: { name: Extra Foot, price: $6 per foot, description: Of the edge. }
  cell: { name: Salt cell cleaning, price: $45, description: Twice a year. }
  dryer: { name: Air dryer, price: $395, description: In the case. }
specials:
  neighbor: { name: Neighbor Discount, discount: $15, description: For both. }
  student: { name: Student Tuesday, discount: 10%, description: With a card. }
words:
  off: off
`;

const said = (text: string, ...changes: Change[]) =>
  pricesSaid(text, ['services:\n', services], ['words:\n', others], ...changes);

test.each([
  ['what some people pay', 'A storm visit is $84, or $60 for plan members. A storm visit is $84, early birds $66.'],
  ['a part', 'The Bridal Pair is $310, so $155 each. A Morning Block is $220, about $28 a bike for eight.'],
  ['a part alone', 'Morning Blocks work out at $27.50 a bike. The Basic Plan comes to $28 a visit.'],
  [
    'what follows a rate',
    'A storm visit is $84 a call, so about $336 a month. A storm visit would be $84 plus the salt, around $62.',
  ],
  ['a year of a membership', 'You may spend $1,500 a year, and our Basic Plan is $1,428.'],
  ['what a year saves', 'The Basic Plan saves you $132 over a year.'],
  [
    'a change that the sentence states',
    'Evening calls are $21 extra, so $91 for a small dog. I take $20 off a Full Groom, so a small one is $50.',
  ],
  ['a tax', 'Prices are plus 13% HST. A storm visit comes to $94.92. With HST, a storm visit is $94.99.'],
  [
    'a part that the text adds',
    'A card adds 3%, so a storm visit is $86.52. On Sundays it is 20% more: a storm visit is $100.80.',
  ],
  ['what the sentence before takes off', 'New clients take 25% off. A storm visit is then $63.'],
  ['a price from a limit on', 'A storm visit is $84 up to 1930 and $120 above.'],
  ['what it costs together with something', 'A storm visit is $84, or $60 with a brow tint.'],
  ['a special offer by a word of its name', 'For students, a storm visit is $75.60.'],
  ['something else with it', 'With a spa, the Basic Plan is $134 a month. The Basic Plan is $134 a month with a spa.'],
  ['something else between', 'A storm visit for a big pool with pumps is $100.'],
  ['an extra of something in other words', 'A lash lift with a brow tint is $140. A lift with a brow tint is $140.'],
  ['what something uses', 'An air dryer uses about $20 of electricity a year.'],
  [
    'the names of prices after them',
    'A Full Groom: $70 small, $85 medium, $110 large. A Full Groom is $85 medium or $70 small.',
  ],
  ['what it went up from', 'I put the storm visit up from $80 to $84.'],
  [
    'what some people or things cost',
    'A storm visit for a nonprofit is $60. For pools over 20,000 gallons, a storm visit is $99. Storm visits for cats are $60.',
  ],
  ['what a group pays', 'A storm visit is $60 for teachers and nurses.'],
  ['what it costs somewhere or at a time', 'A storm visit after hours is $125. A storm visit beyond ten miles is $99.'],
  [
    'what it costs on a condition',
    'If you pay cash, a storm visit is $80. Refer a neighbor and your next storm visit is $64. A second storm visit is $64.',
  ],
  ['what a way to pay changes', 'A storm visit paid in cash is $80. A storm visit on a Sunday would be $150.'],
  ['a direction', 'A storm visit is $84 round trip, $60 one way.'],
  ['a share of what the sentence counts', 'A storm visit takes three calls, about $28 each.'],
  ['several units', 'Extra Foot for the average pool comes to $480. Extra Foot: $6 per foot, minimum $60.'],
  ['a year at once', 'Paid at once, the Basic Plan is $1,309.'],
  ['what a discount leaves', 'The Basic Plan with the neighbor discount is $104 a month.'],
  ['a thing with the name of a service', 'A new salt cell costs $700.'],
  ['the subject after a colon', 'The air dryer pays for itself: one cracked soundboard costs $3,000.'],
  ['what people earn', 'Our techs earn $19 to $28 an hour.'],
  ['a visit with something else', 'With two labs, a visit is $70.'],
  ['what is included', 'The Basic Plan is $150, travel included. The Basic Plan is $150 a month including travel.'],
  ['what others charge', 'My apprentice charges $90, and he is good.'],
  ['a charge for something else', 'We charge $12 for the workbook, $2 a day for storage, and $1 a mile after 40.'],
])('%s is right', async (_, text) => {
  expect(await said(text)).toBeNull();
});

test.each([
  ['A card adds 3%, so a storm visit is $89.', '“Storm visit” is $89'],
  ['New clients take 25% off. A storm visit is then $60.', '“Storm visit” is $60'],
  ['A storm visit is $63.', '“Storm visit” is $63'],
  ['A storm visit is $60, or $50 with a brow tint.', '“Storm visit” is $60'],
  ['A storm visit is $84, or $60 with us.', '“Storm visit” is $60'],
  ['A storm visit is $84 or, on Sundays, $60.', '“Storm visit” is $60'],
  ['A storm visit is $60, or $84 for plan members.', '“Storm visit” is $60'],
  ['The Basic Plan comes to $109.', '“Basic Plan” is $109'],
  ['Morning Blocks work out at $240 a half day.', '“Morning Block” is $240'],
  ['A Lash Lift & Tint works out at $85 an hour.', '“Lash Lift & Tint, 60 min” is $85'],
  ['With us, the Basic Plan is $134.', '“Basic Plan” is $134'],
  ['With the Basic Plan you pay $134 a month.', '“Basic Plan” is $134'],
  ['With a spa, the Basic Plan is $109.', '“Basic Plan” is $109'],
  ['A storm visit with no fees is $100.', '“Storm visit” is $100'],
  ['A Full Groom: $70 small, $80 medium.', '“Full Groom, Medium” is $80'],
  ['A Full Groom is $90 medium.', '“Full Groom, Medium” is $90'],
  ['We charge $12 for a visit.', 'nothing in site.yaml costs $12'],
  ['We charge $12 for storm visits.', '$12'],
  ['Our charges are $12.', 'nothing in site.yaml costs $12'],
  ['A storm visit is $75.60.', '“Storm visit” is $75.60'],
  ['A storm visit for dusty water is $60.', '“Storm visit” is $60'],
  ['A storm visit: it is $60. A storm visit is $60 now.', '“Storm visit” is $60'],
  ['A Full Groom for a large dog is $90.', '“Full Groom, Large” is $90'],
  ['An Extra Foot is $7 per foot.', '“Extra Foot” is $7'],
  ['An Extra Foot is $13.', '“Extra Foot” is $13'],
  ['A new storm visit is $60.', '“Storm visit” is $60'],
  ['The Basic Plan is $1,300 at once.', '“Basic Plan” is $1,300'],
  ['The Basic Plan is $1,190.', '“Basic Plan” is $1,190'],
  ['The Basic Plan is $1,428 per month.', '“Basic Plan” is $1,428'],
  ['The Basic Plan comes to $15 a month.', '“Basic Plan” is $15'],
  ['A storm visit comes to $12 each.', '“Storm visit” is $12'],
  ['We are insured 100%. A storm visit is $168.', '“Storm visit” is $168'],
  ['An Extra Foot is $12.', '“Extra Foot” is $12'],
  ['When the wind is strong, a storm visit is $60.', '“Storm visit” is $60'],
  ['Book now and your storm visit is $60.', '“Storm visit” is $60'],
  ['Refer to our list: your storm visit is $60.', '“Storm visit” is $60'],
  ['A storm visit is $60 for all customers.', '“Storm visit” is $60'],
  ['A storm visit is $60 for a limited time.', '“Storm visit” is $60'],
  ['Every storm visit within Barre is $60.', '“Storm visit” is $60'],
  ['With free parking, our storm visit is $140.', '“Storm visit” is $140'],
  ['A storm visit with our licensed techs is $140.', '“Storm visit” is $140'],
  ['A storm visit costs $84 in winter and a storm visit costs $60 per call.', '“Storm visit” is $60'],
])('“%s” is wrong', async (text, fault) => {
  expect((await said(text))?.join('\n')).toContain(fault);
});

const more: Change[] = [
  ['60 min: $115', 'Month: $115 a month'],
  [
    'specials:\n',
    'specials:\n  both: { name: Storm Pair, price: $99, regular: $109, description: Both., booking: booking }\n',
  ],
];

test.each([
  ['Lash Lift & Tint is $1,380 a year.', null],
  ['Lash Lift & Tint is $1,300 a year.', ['“Lash Lift & Tint” is $1,300 on /a, but $115 a month in site.yaml.']],
  ['A storm visit and a brow tint are $99 together.', null],
  ['A storm visit and a brow tint are $98 together.', ['“Brow tint” is $98 on /a, but $25 in site.yaml.']],
])('twelve months of what is paid by the month, and an offer for two things: %s', async (text, expected) => {
  expect(await said(text, ...more)).toEqual(expected);
});

const german: Change[] = [
  ['language: en-US', 'language: de-DE'],
  ['Full Groom', 'Kehrung'],
  ['Small: $70, Medium: $85, Large: from $110', '"Ein Zug": $48'],
];

test.each([
  ['Ab dem 1. Januar 2027 kostet die Kehrung $52. Im Jahr 2019 kostete die Kehrung $39.', null],
  ['Mit der Kamera kostet die Kehrung $113.', null],
  ['Kehrung ab $48, Messung ab $59,50.', null],
  ['Seit 1998 kostet die Kehrung $52. Mit uns: Die Kehrung kostet $40.', null],
  ['Bei uns kostet die Kehrung $52.', ['“Kehrung” is $52 on /a, but $48 in site.yaml.']],
])('in German: %s', async (text, expected) => {
  expect(await said(text, ...german)).toEqual(expected);
});
