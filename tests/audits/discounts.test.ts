import { expect, test } from 'vitest';
import { auditOf, headsOf, saying, siteWith } from '../harness/messages/audit.ts';

const specials = `specials:
  autumn: { name: Autumn Check, description: For furnaces., discount: 10% }
  bulk: { name: Bulk Order, description: For ten pipes., discount: $20 }
  first: { name: First Visit, description: For new houses., price: $50 }
`;
const report = (text: string) => auditOf(saying(text), specials);

test('a wrong discount is shown with the one that the offer has', async () => {
  expect(await report('With the Autumn Check, everything is 15% off.')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:79  warning  discounts
      /a says “15% off”, but the discount of “Autumn Check” is 10% in site.yaml.
      6 │ …g: About /a, text: What a is. }
      7 │ …g: More, text: "With the Autumn Check, everything is 15% off." }
        │                                                       ^^^^^^^
      site.yaml:47:71
      46 │ specials:
      47 │   autumn: { name: Autumn Check, description: For furnaces., discount: 10% }
         │                                                                       ^^^
      48 │   bulk: { name: Bulk Order, description: For ten pipes., discount: $20 }
      Correct the discount that is wrong, or write {specials.autumn.discount} instead.
      If this is intentional, add \`accept: { discounts: { "15% off": … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

test.each([
  'Autumn Check: $10 off.',
  'Now 12.5% off with the autumn check!',
  'A Bulk Order is $25 off.',
  'The Autumn Check is 10% off. With the Bulk Order, 20% off.',
  'The Autumn Check takes $6 off a leak.',
  'Save 15% with the Autumn Check.',
  'Save up to 15% on any repair with the Autumn Check.',
  'The Autumn Check: a 15% discount.',
  'The Autumn Check is a discount of 15%.',
])('“%s” contradicts an offer', async (text) => {
  expect(headsOf(await report(text))).toEqual([expect.stringMatching(/warning {2}discounts$/)]);
});

test.each([
  ['is that of the offer', 'The Autumn Check is 10 % off, and a Bulk Order $20 off.'],
  ['is that of the offer, in other words', 'Save 10% with the Autumn Check. The Bulk Order: a $20 discount.'],
  ['is what it takes off the price of something', 'The Autumn Check takes $5 off a leak.'],
  ['is what something uses', 'With the Autumn Check, you save 12% of your heating bill, or 12% of fuel.'],
  ['names no offer', 'Our neighbors get 15% off.'],
  ['names an offer that has a price', 'The First Visit is 15% off the usual price.'],
  ['is a part of something else', 'Nine of ten houses (90%) pass the Autumn Check.'],
  ['is that of something else, on top of an offer', 'Members get 5% off, also on top of the Bulk Order.'],
  ['is in a sentence that has that of the offer', 'The 10% Autumn Check is for you, and cash is another 2% off.'],
  ['is in another sentence', 'Ask for the Autumn Check. Everything else is 15% off.'],
])('a discount that %s is left alone', async (_, text) => {
  expect(headsOf(await report(text))).toEqual([]);
});

test('an everyday word is not the name of an offer', async () => {
  const birthday = 'specials:\n  birthday: { name: Birthday, description: Once a year., discount: 15% }\n';
  const text = (words: string) => auditOf(saying(words), birthday);
  expect(headsOf(await text('Book a birthday party and get 20% off balloons.'))).toEqual([]);
  expect(headsOf(await text('Birthday: 20% off.'))).toHaveLength(1);
});

test('what an offer leaves to pay is a price', async () => {
  expect(headsOf(await report('With the Autumn Check, a leak visit is $45. With a Bulk Order, it is $30.'))).toEqual(
    [],
  );
  expect(headsOf(await report('With the Autumn Check, a leak visit is $44.'))).toEqual([
    expect.stringMatching(/warning {2}prices$/),
  ]);
});

test('the word after a discount is the one in site.yaml', async () => {
  const found = await auditOf({
    ...saying('Con Autumn Check, 15 % de descuento.'),
    'site.yaml': (await siteWith(['words:\n', 'words:\n  off: de descuento\n'])) + specials,
  });
  expect(headsOf(found)).toEqual(['pages/a.yaml:7:60  warning  discounts']);
});
