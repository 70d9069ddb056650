import { expect, test } from 'vitest';
import { auditOf, pageNamed, pricesIn, prose, saying, siteWith } from '../harness/messages/audit.ts';

const services = `services:
  wash: { name: Quick Wash, description: Of a dog., prices: { Visit: $55 }, booking: booking }
  trim: { name: Barefoot Trim, description: Of hoofs., prices: { Trim: $55 }, booking: booking }
  knife: { name: Kitchen Knife, description: Sharp., prices: { Each: $9 }, booking: booking }
  groom: { name: Full Groom, description: Of a dog., prices: { Small dog: $70, Large dog: $85, Weekend: $100 }, booking: booking }
  semi: { name: Semi-Private Lesson, description: For two., prices: { 30 min: $38 per child }, booking: booking }
`;
const others = `enhancements:
  second: { name: Second Dog, price: $20, description: Of the same home. }
  shampoo: { name: Oatmeal Shampoo, price: $8, description: With a rinse. }
  hose: { name: Long Hose, price: $1.50 per foot, description: For barns. }
memberships:
  club: { name: Wash Club, description: Twice a month., monthly: $32, regular: $40 }
specials:
  week: { name: Dog Week, discount: $15, description: Off a wash. }
words:
  off: off
`;

const said = async (sections: string) => {
  const site = await siteWith(['services:\n', services], ['words:\n', others]);
  const report = await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', sections) });
  expect(report).not.toContain('  error  ');
  return pricesIn(report);
};

test.each([
  ['after the right price', 'A quick wash is $55, or $65 if the dog is muddy. $55 for a quick wash, $65 if it is not.'],
  ['on a day, after the right price', 'A quick wash is $55, on Sundays $65. A quick wash is $55 (Fridays $45).'],
  ['of several things', "$9 for a kitchen knife, $12 if it's serrated, and $14 if it's longer."],
  [
    'of something else in parentheses',
    'Quick wash ($55), new collar ($45), tag ($12). Quick wash ($55) + collar ($45). Quick wash ($55/dog) and collar ($45). Quick wash ($55) / collar ($45). Quick wash: $55, puppies: $45. Quick wash: $55, cats and rabbits: $45.',
  ],
  [
    'of something after a plus sign',
    'Quick wash: two dogs $110 + $20 second dog. Quick wash: $55 + $8 oatmeal shampoo = $63. Quick wash $55 + new collar $12 = $67. Quick wash: $55 + $20 second dog + $12 collar = $87. Quick wash and barefoot trim: $55 + $55 = $110. Second dog and quick wash: $20 + $55. Quick wash: $55 + 10 miles × $4 = $95.',
  ],
  [
    'with a label of its own',
    'Quick wash, nights and weekends: $65. Quick wash (walk-in): $65. Quick wash (80 pounds): $65. Quick wash – walk-in – $65. Puppies’ quick wash: $45.',
  ],
  [
    'of something else after "for"',
    'It is $55 for the quick wash and $45 for the collar. You pay $55 for a quick wash, $12 for a tag.',
  ],
  ['of something else after "and"', 'A quick wash from $55 and nails for $11.'],
  ['with the label in the name of its item', 'A barefoot trim for a pony is $45. For a pony, a barefoot trim is $45.'],
  ['for two, with the same word in both labels', 'A full groom for a small and a large dog is $155.'],
  ['on a condition', 'If you pay cash, a barefoot trim is $45. If you haul in, a quick wash is $45.'],
  ['on a condition after it', 'A quick wash is $45 if you pay cash. A quick wash is $45 once you have joined.'],
  [
    'at a time or a place before it',
    'After hours, a quick wash is $65. After 5 PM the quick wash is $65. Before noon, a quick wash is $45. Quick wash, after hours: $65. Quick wash (after hours): $65. Beyond the bridge, a quick wash is $65.',
  ],
  ['on a day before its name', 'On Sundays and holidays, a quick wash is $65.'],
  ['on a day', 'A quick wash on a Sunday is $65. If a quick wash falls on a Saturday, it costs $65.'],
  ['far away', 'A quick wash out of state is $90.'],
  ['that several people share', 'A quick wash shared by two is $35 each. Two friends share a quick wash for $70.'],
  ['per person, for all', 'Semi-private lessons cost $76 in all.'],
  ['in parts', 'A quick wash costs $55: $20 now and $35 afterwards. Pay for a quick wash in five installments of $11.'],
  ['once', 'A wash was new in 2015. A quick wash cost $25 that summer. A quick wash cost $25 back in the day.'],
  ['of others', 'At other groomers a quick wash costs $65. A quick wash costs $65 at the pet supply store.'],
  ['of others, in numbers', 'Nationally, a quick wash averages $70. According to The Knot, a quick wash costs $70.'],
  ['of others, in a survey', 'According to the latest survey, a quick wash costs $70.'],
  [
    'that is none, but what somebody spends or saves',
    'A quick wash is free if you spend $100. A quick wash prevents $400 in repairs. A quick wash adds $900 to the value of a dog. The Wash Club includes a free trim ($60 value). A full groom comes with a quick wash valued at $65. A quick wash (value $65) is free.',
  ],
  [
    'of a visit that somebody misses',
    'If you miss a quick wash, you pay $30. Skipping a quick wash costs $30. I charge $30 for a missed visit.',
  ],
  [
    'of others, on average',
    'Quick washes average $70. On average, a quick wash is $70. The average price of a quick wash is $70.',
  ],
  [
    'of a vet or a store',
    "A quick wash at the vet's costs $65. A quick wash at your vet is $65. A quick wash at the big-box store is $65.",
  ],
  ['of a new one', 'Replacing a kitchen knife costs $60.'],
  ['of another step', 'Joining the Wash Club costs $10 once. The first month of the Wash Club is $16.'],
  [
    'with something else',
    'A full groom with nails is $92. A quick wash is $62, nails included. Quick wash w/ nails: $62. Quick wash + nails = $62. Quick wash & nails: $62. Quick wash with nails, $62.',
  ],
  ['of an extra', 'A second dog joins a quick wash for $20. An oatmeal shampoo after a quick wash is $8.'],
  [
    'of another kind',
    'An emergency quick wash is $90. A student quick wash is $40. Weekend quick wash: $65. The average quick wash is $70.',
  ],
  ['for some people', 'Students get a quick wash for $45. First-time clients get a quick wash for $45.'],
  ['for an age or a size', 'Puppies under 20 weeks: quick wash $45. For dogs over 90 pounds, a full groom is $140.'],
  ['of a part', 'A quick wash, paws only, is $15. A quick wash on the road is $75. A quick wash in rose water is $65.'],
  ['of another thing', 'Quick wash brushes are $15. The permit for a quick wash costs $12. Wash Club cards: $5'],
  ['by the month, of what is not', 'Quick washes from $18 a month. A quick wash is $18/mo. A quick wash: $18 monthly.'],
  ['on credit', 'From $18 a month with approved credit. Financing from $18 a month.'],
  ['of one of something', 'A quick wash is $2 a paw. A quick wash costs $4 per pound. $3 a mile'],
  ['for one of something', 'We charge $45 a nail. We charge $45 per broken tooth. We charge $45 to replace a collar.'],
  [
    'for a time of something',
    'We charge $12 for every 15 minutes of brushing. We charge $12 per 15 minutes for brushing.',
  ],
  ['for coming in vain', 'If nobody is home, I charge $80. After ten minutes of waiting I charge $25.'],
])('a price %s is left alone', async (_, text) => {
  expect(await said(prose(text))).toBeNull();
});

test.each([
  ['A quick wash is $65, or $70 if the dog is muddy.', '“Quick Wash” is $65'],
  ['$55 for a quick wash, $65 for a barefoot trim.', '“Quick Wash” is $65'],
  ['Quick wash ($65), new collar ($45)', '“Quick Wash” is $45'],
  ['It is $65 for the quick wash and $45 for the collar.', '“Quick Wash” is $45'],
  ['It is $55 for the quick wash and $65 for the quick wash.', '“Quick Wash” is $65'],
  ['A quick wash is $55, or $65.', '“Quick Wash” is $65'],
  ['A quick wash is $55 (regular $65).', '“Quick Wash” is $65'],
  ['A quick wash is $55 (usually $65).', '“Quick Wash” is $65'],
  ['A quick wash is $55 and costs $65.', '“Quick Wash” is $65'],
  ['A full groom is $70, or $90 if the dog is large.', '“Full Groom” is $90'],
  ['A full groom on a weekend is $110.', '“Full Groom, Weekend” is $110'],
  ['A full groom on Sundays is $90.', '“Full Groom” is $90'],
  ['On Sundays, a full groom is $90.', '“Full Groom” is $90'],
  ['A full groom for a small and a large dog is $165.', '“Full Groom, Large dog” is $165'],
  ['A barefoot trim is $45.', '“Barefoot Trim'],
  ['Quick wash w/ us: $65', '“Quick Wash” is $65'],
  ['Quick wash + nails = $45', '“Quick Wash” is $45'],
  ['Quick wash ($65) + collar ($45)', '“Quick Wash” is $65'],
  ['Quick wash: $55, now: $65', '“Quick Wash” is $65'],
  ['Quick wash (flat rate): $65', '“Quick Wash” is $65'],
  ['Quick wash, standard price: $65', '“Quick Wash” is $65'],
  ['Today’s quick wash: $65', '“Quick Wash” is $65'],
  ['Quick wash: $65 + tax', '“Quick Wash” is $65'],
  ['Quick wash (soap, towel): $65', '“Quick Wash” is $65'],
  ['Quick wash: $55 + $25 second dog', '“Second Dog” is $25'],
  ['A long hose is $2 a foot.', '“Long Hose” is $2'],
  ['If you have questions, a quick wash is $65.', '“Quick Wash” is $65'],
  ['A quick wash is $65 if it rains.', '“Quick Wash” is $65'],
  ['A quick wash is $65 if you have questions.', '“Quick Wash” is $65'],
  ['A quick wash is $65, and if you pay cash, we smile.', '“Quick Wash” is $65'],
  ['After all, a quick wash is $65.', '“Quick Wash” is $65'],
  ['Before you come, a quick wash is $65.', '“Quick Wash” is $65'],
  ['A quick wash is $65 on Saturdays.', '“Quick Wash” is $65'],
  ['A semi-private lesson shared by two is $45 each.', '“Semi-Private Lesson” is $45'],
  ['Semi-private lessons cost $70 in all.', '“Semi-Private Lesson” is $70'],
  ['A quick wash costs $55: $20 now and $45 now.', '“Quick Wash” is $20'],
  ['A quick wash costs $65: $20 now and $45 afterwards.', '“Quick Wash” is $65'],
  ['Pay for a quick wash in five installments of $13.', '“Quick Wash” is $13'],
  ['Pay for a quick wash in three payments of $19.', '“Quick Wash” is $19'],
  ['A quick wash costs $25 at the time of booking.', '“Quick Wash” is $25'],
  ['According to our price list, a quick wash is $65.', '“Quick Wash” is $65'],
  ['According to the season, a quick wash is $65.', '“Quick Wash” is $65'],
  ['We are nationally certified, and a quick wash is $65.', '“Quick Wash” is $65'],
  ['Nationally, we are known for one thing: a quick wash is $65.', '“Quick Wash” is $65'],
  ['A quick wash at our store is $65.', '“Quick Wash” is $65'],
  ['I buy soap at the pet store, and a quick wash is $65.', '“Quick Wash” is $65'],
  ['If you spend a day with us, a quick wash is $65.', '“Quick Wash” is $65'],
  ['We came here in 2010, and a quick wash is $65.', '“Quick Wash” is $65'],
  ['A quick wash costs $65 at the downtown store.', '“Quick Wash” is $65'],
  ['A quick wash costs $65, and I buy soap at the pet store.', '“Quick Wash” is $65'],
  ['At other branches of ours, a quick wash is $65.', '“Quick Wash” is $65'],
  ['At most visits, a quick wash is $65.', '“Quick Wash'],
  ['Joining the Wash Club costs $10 a month.', '“Wash Club” is $10'],
  ['A full groom of a large dog with nails is $72.', '“Full Groom, Large dog” is $72'],
  ['After a second dog, a quick wash is $20.', '“Quick Wash” is $20'],
  ['An oatmeal shampoo after a quick wash is $9.', '“Quick Wash” is $9'],
  ['A simple quick wash is $65.', '“Quick Wash” is $65'],
  ['Our regular quick wash is $65.', '“Quick Wash” is $65'],
  ['Our affordable quick wash is $65.', '“Quick Wash” is $65'],
  ['The price for a quick wash is $65.', '“Quick Wash” is $65'],
  ['The quick wash price is $65.', '“Quick Wash” is $65'],
  ['A quick wash visit costs $65.', '“Quick Wash'],
  ['A quick wash normally costs $65.', '“Quick Wash” is $65'],
  ['A quick wash is only $65.', '“Quick Wash” is $65'],
  ['A quick wash here is only $65.', '“Quick Wash” is $65'],
  ['A quick wash in Barre is $65.', '“Quick Wash” is $65'],
  ['A quick wash in our shop is $65.', '“Quick Wash” is $65'],
  ['Our guests get a quick wash for $65.', '“Quick Wash” is $65'],
  ['A quick wash is $65 per visit.', '“Quick Wash” is $65'],
  ['A kitchen knife is $12 a knife.', '“Kitchen Knife” is $12'],
  ['A semi-private lesson is $45 per child.', '“Semi-Private Lesson” is $45'],
  ['The Wash Club is $35 a month.', '“Wash Club” is $35'],
  ['The Wash Club is $9 a week.', '“Wash Club” is $9'],
  ['Join for $35 a month.', 'nothing in site.yaml costs $35'],
  ['We charge $80 a visit.', 'nothing in site.yaml costs $80'],
  ['We charge $80 to everyone.', 'nothing in site.yaml costs $80'],
  ['A quick wash is $65, and financing is available.', '“Quick Wash” is $65'],
  ['If you are new, we charge $80.', 'nothing in site.yaml costs $80'],
  ['If nobody else books, we charge $80.', 'nothing in site.yaml costs $80'],
])('“%s” is wrong', async (text, fault) => {
  expect((await said(prose(text)))?.join('\n')).toContain(fault);
});

const policy = (title: string, text: string) =>
  `  - { type: features, heading: Quick wash and visits, items: [{ title: ${title}, text: "${text}" }, { title: Gates, text: Shut them. }] }\n`;

test('a row for another kind of a thing is no row for the thing', async () => {
  const row = (title: string) =>
    `  - { type: features, heading: Prices, items: [{ title: ${title}, text: $65 }, { title: Gates, text: Shut them. }] }\n`;
  expect(await said(row('Emergency quick wash'))).toBeNull();
  expect(await said(row('Quick wash kits'))).toBeNull();
  expect(await said(row('Quick wash'))).toEqual(['“Quick Wash” is $65 on /a, but $55 in site.yaml.']);
});

test('what is free has no price, but may be about an amount', async () => {
  const free = '  quote: { name: Written Estimate, description: Soon., prices: { Visit: Free }, booking: booking }\n';
  const report = async (text: string) =>
    pricesIn(
      await auditOf({
        'site.yaml': await siteWith(['services:\n', services + free]),
        ...saying(text),
      }),
    );
  expect(await report('A written estimate of $230 is no bill. The written estimate came to $230.')).toBeNull();
  expect(await report('A written estimate is $30.')).toEqual([
    '“Written Estimate” is $30 on /a, but Free in site.yaml.',
  ]);
});

test('what is kept under a title about canceling is no price', async () => {
  expect(await said(policy('Canceling a wash', 'Two days ahead, free. Later, $22.'))).toBeNull();
});

test('a price after a discount is not compared with the discount', async () => {
  const report = async (text: string) =>
    auditOf({
      'site.yaml': await siteWith(['services:\n', services], ['words:\n', others]),
      ...saying(text),
    });
  expect(await report('Dog Week is $15 off, and whoever books before then pays $55.')).not.toContain('  prices');
  expect(await report('Dog Week is $15 off, and whoever books before then pays $277.')).toContain('  prices');
});

test('what the business pays those who work for it is no price', async () => {
  const job = (heading: string, text: string) => said(`  - { type: prose, heading: "${heading}", text: "${text}" }\n`);
  expect(await job('Dog Groomer (part time)', '$18–$22/hr')).toBeNull();
  expect(await job('We Are Hiring', '$23/hr')).toBeNull();
  expect(await job('More', 'Starting pay: $23/hr')).toBeNull();
  expect(await job('More', '$23/hr')).not.toBeNull();
  expect(await job('Full-time', 'A Quick Wash is $23.')).not.toBeNull();
});
