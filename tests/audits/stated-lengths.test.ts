import { expect, test } from 'vitest';
import { auditOf, headsOf, saying, siteWith } from '../harness/messages/audit.ts';

const site = () =>
  siteWith([
    'services:\n',
    `services:
  sweep: { name: Full Sweep, description: A quiet hour., prices: { 60 min: $80, 90 min: $110 }, booking: booking }
  repair: { name: Stove Repair, description: Of any make., prices: { 45 min: $70 }, booking: booking }
`,
  ]);

const auditOfText = async (text: string, rest = '') => auditOf({ 'site.yaml': await site(), ...saying(text, rest) });

test('a length in words at which nothing is sold', async () => {
  expect(await auditOfText('A seventy-five-minute visit, or a full sweep for two hours.')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:44  warning  stated-lengths
      /a says “seventy-five-minute”, but site.yaml has nothing of that length (45, 60, 90 min).
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "A seventy-five-minute visit, or a full sweep for two hours." }
        │                                            ^^^^^^^^^^^^^^^^^^^
      Write one of those lengths, or add this one to site.yaml.
      If this is intentional, add \`accept: { stated-lengths: { seventy-five-minute: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:91  warning  stated-lengths
      /a says “two hours”, but Full Sweep is sold for 60, 90 min.
      6 │ … text: What a is. }
      7 │ …t: "A seventy-five-minute visit, or a full sweep for two hours." }
        │                                                       ^^^^^^^^^
      Write one of those lengths, or add this one to site.yaml.
      If this is intentional, add \`accept: { stated-lengths: { two hours: … } }\` with your reason (see docs/audits.md).

    2 warnings in 1 file.
    "
  `);
});

test.each([
  ['A two-hour session', 'two-hour'],
  ['A 2.5-hour session', '2.5-hour'],
  ['A half-hour appointment', 'half-hour'],
  ['Seventy-five unhurried minutes; 75 minutes for $90', '75 minutes'],
  ['Half an hour is $80.', 'Half an hour'],
  ['A full sweep takes 45 minutes.', '45 minutes'],
  ['Stove repair (60 min)', '60 min'],
  ['Seventy-five minutes of full sweep', 'Seventy-five minutes'],
  ['A full sweep for 60, 75 or 90 minutes', '75'],
  ['Choose 30, 60 or 90 minutes.', '30'],
  ['Sessions last 75 minutes.', '75 minutes'],
  ['75-Min New Client Special', '75-Min'],
  ['A 75-minute quiet stove session', '75-minute'],
  ['A full sweep takes an hour and a quarter.', 'an hour and a quarter'],
  ['A stove repair takes 1 hour 15 minutes.', '1 hour 15 minutes'],
  ['A full sweep takes three quarters of an hour.', 'three quarters of an hour'],
  ['A three-hour sweep costs $110.', 'three-hour'],
  ['A 30-minute repair is $70.', '30-minute'],
  ['Book a 30-minute repair for $70.', '30-minute'],
])('“%s” is wrong', async (text, words) => {
  expect(await auditOfText(text)).toContain(`/a says “${words}”, but `);
});

test.each([
  'A sixty-minute visit, a ninety-minute sweep, and an hour and a half of repair.',
  'A full sweep for 90 minutes, a stove repair in 45 minutes. An hour is $80.',
  'A 1.5-hour session, or a 1½-hour one.',
  'A full sweep takes an hour and thirty minutes. A stove repair of three quarters of an hour is $70.',
  'A three-hour sweep costs $300 in town. A 30-minute repair of the street is $70. A 45-minute repair is $70.',
  'The hardware store offers a 30-minute repair for $70. A 30-minute bicycle repair is $70. A 30-minute repair is $70 at the college.',
  // Not the length of a visit.
  'Ten minutes early, 20 minutes from the square, 24-hour notice, two hours later.',
  'The first 10 minutes of your visit are for questions. Ten minutes of your repair go by.',
  'Book 30 minutes ahead. The visit is 10 minutes longer, or another 20 minutes of repair.',
  'Studies of a 10-minute repair found less smoke. Choose 60 or 90 minutes.',
  'Insurance pays for 15-minute sessions of physical therapy. A ten-minute visit to the park helps.',
  'Allow 15 minutes for a visit from the inspector. My teacher gave me a three-hour session once.',
  '20-minute meditation session. A ten-minute phone appointment. A 20-minute session of meditation.',
  'I no longer offer 30-minute visits. Half-hour visits are not on the menu.',
  'Two-hour appointment windows. You get a two-hour visit window.',
  'A free 15-minute visit, a free 15-minute full sweep. A first 20-minute visit is free. 20-minute visits are always free. A 75-minute repair of the street.',
])('“%s” is right', async (text) => {
  expect(headsOf(await auditOfText(text))).toEqual([]);
});

test('one mistake is reported by one rule, and can be accepted by its words', async () => {
  expect(headsOf(await auditOfText('A 75-minute full sweep.'))).toEqual(['pages/a.yaml:7:44  warning  facts']);
  const accept = 'accept: { stated-lengths: { two-hour: For factories. } }\n';
  expect(headsOf(await auditOfText('A two-hour session.', accept))).toEqual([]);
});

test('a length must be that of a price, also after the word that the names of several services end with', async () => {
  const services = `services:
  swedish: { name: Swedish Massage, description: Slow., prices: { 60 min: $80 }, booking: booking }
  deep: { name: Deep Massage, description: Ten minutes for the feet., prices: { 90 min: $110 }, booking: booking }
`;
  const packs =
    'packages:\n  five: { name: Five Hours, description: A, booking: booking, prices: { 5 × 60 min: $380 } }\n';
  const files = { 'site.yaml': (await siteWith(['services:\n', services])) + packs };
  const report = await auditOf({
    ...files,
    ...saying('A 30-minute massage. Choose 45 or 60 minutes.'),
  });
  expect(report).toContain('/a says “30-minute”, but site.yaml has nothing of that length (60, 90 min).');
  expect(report).toContain('add `accept: { stated-lengths: { "45": … } }` with your reason');
});

test('a service that is sold by further hours may take any time', async () => {
  const call = 'prices: { First hour: $125, Each extra half hour: $55, 60 min: $125 }';
  const files = { 'site.yaml': (await site()).replace('prices: { 45 min: $70 }', call) };
  const text = 'A repair of two hours is $235. Two hours for $235.';
  expect(headsOf(await auditOf({ ...files, ...saying(text) }))).toEqual([]);
});

test.each([
  ['The shop rate is $95 an hour, so 15 minutes is $23.75. A repair of 30 minutes is $47.50.', null],
  ['The shop rate is $95, billed in steps of 15 minutes ($23.75). 15 minutes at the shop rate is $23.75.', null],
  ['The shop rate is $95 an hour, so 15 minutes is $25.', ['“Shop Rate, Hour” is $25']],
  ['A full sweep takes 45 minutes. The shop rate is $85.', ['says “45 minutes”', '“Shop Rate” is $85']],
])('what is sold by the hour may take any time, for its part of the price: %s', async (text, faults) => {
  const rate = '  rate: { name: Shop Rate, description: By time., prices: { Hour: $95 }, booking: booking }\n';
  const files = { 'site.yaml': (await site()).replace('services:\n', `services:\n${rate}`) };
  const report = await auditOf({ ...files, ...saying(text) });
  expect(report.match(/“Shop Rate.*? is \$\d+|says “.*?”/g)?.sort() ?? null).toEqual(faults);
});

test('without services, a length is that of a visit only if the text says so', async () => {
  const passes = 'packages:\n  pass: { name: Pass, description: A, booking: booking, prices: { 60 min: $80 } }\n';
  const files = { 'site.yaml': (await siteWith()).replace(/services:\n.*\n/, passes) };
  const auditOfWords = (text: string) => auditOf({ ...files, ...saying(text) });
  expect(headsOf(await auditOfWords('We drive for 75 minutes (or so).'))).toEqual([]);
  expect(await auditOfWords('A visit of 75 minutes, or a 45 minute visit.')).toContain('/a says “45 minute”');
});

const five = `packages:
  five: { name: Five Sweeps, description: A year., prices: { 5 × 60 min: $340 }, regular: 5 × services.sweep.60 min, booking: booking }
`;

test('the visits of a package may be counted together where their price follows', async () => {
  const lengths = async (text: string) =>
    (await auditOf({ 'site.yaml': (await site()) + five, ...saying(text) })).match(
      /(?<=says “)[^”]*(?=”, but site.yaml)/g,
    );
  expect(await lengths('Five hours for $340 is $68 an hour.')).toBeNull();
  expect(await lengths('Four hours for $340. A five-hour visit.')).toEqual(['Four hours', 'five-hour']);
});

test('lengths that only descriptions mention are not those of visits', async () => {
  const services = `services:
  bath: { name: Bath, description: With ten minutes for the ears., prices: { Small: $45 }, booking: booking }
`;
  const files = { 'site.yaml': await siteWith(['services:\n', services]) };
  const heads = async (text: string, name = 'Bath') =>
    headsOf(
      await auditOf({
        'site.yaml': files['site.yaml'].replace('name: Bath', `name: ${name}`),
        ...saying(text),
      }),
    ).filter((head) => head.endsWith('lengths'));
  const text = 'A half-hour visit is enough. A first visit is about 45 minutes. A regular visit takes 25 minutes.';
  expect(await heads(text)).toEqual([]);
  expect(await heads(text, 'The 60-Minute Bath')).toHaveLength(3);
});

test('if most services have no length, a visit may have any', async () => {
  const others = ['Boiler Flush', 'Well Test', 'Frost Watch'].map(
    (name, index) =>
      `  other${index}: { name: ${name}, description: In a day., prices: { Visit: $90 }, booking: booking }\n`,
  );
  const heads = async (text: string, more: readonly string[]) =>
    headsOf(
      await auditOf({
        'site.yaml': (await site()).replace('services:\n', `services:\n${more.join('')}`),
        ...saying(text),
      }),
    );
  const text = 'A two-hour visit is normal. Plan on a 75-minute appointment.';
  expect(await heads(text, others)).toEqual([]);
  expect(await heads(text, others.slice(0, 1))).toHaveLength(2);
  expect(await heads('A full sweep takes 75 minutes.', others)).toHaveLength(1);
});
