import { expect, test } from 'vitest';
import { auditOf, pageNamed, pricesIn, prose, saying, siteWith } from '../harness/messages/audit.ts';
import { setDay } from '../harness/project/set-day.ts';

const wrongTuning = '“Tuning” is $86 on /a, but $85 in site.yaml.';
const tuner = async (text: string, today = '2026-11-27', heading = 'More') => {
  setDay(today);
  const site = await siteWith(
    ['name: Small Works', 'name: Alder Piano Care'],
    ['description: Pipes.', 'description: Deep and yearly work on pianos and organs.'],
    [
      'services:\n',
      `services:
  tuning: { name: Tuning, description: "Of a piano, at home.", prices: { Visit: $85 }, booking: booking }
  moving: { name: Organ Moving, description: "Over a stair, slowly.", prices: { Small: $90, Large: $400 }, booking: booking }
  panes: { name: Window Cleaning, description: Of every pane., prices: { House: $150 }, booking: booking }
`,
    ],
  );
  const section = prose(text).replace('heading: More', `heading: ${heading}`);
  return pricesIn(await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', section) }));
};

test.each([
  'A piano tuning is $86.',
  'Your piano tuning is $86.',
  'A friendly tuning is $86.',
  'A thorough tuning is $86.',
  'A meticulous tuning is $86.',
  'A caring, unhurried, hassle-free tuning is $86.',
  'Our much-needed tuning is $86.',
  'The only tuning is $86.',
  'New customers get a tuning for $86.',
  'A tuning is $86 per piano.',
  'A tuning is $86 an organ.',
  'A tuning is $86 through May.',
  'Before June, a tuning is $86.',
  'A tuning is $86 until September.',
  'A tuning is $86 through December.',
  'A tuning is $86 per piano until mid-March.',
  'Until May 1, 2027, a tuning is $86.',
  'A tuning is $86 until March, then $95.',
  'Now through March, a piano tuning is $86.',
  'From now until March, a piano tuning is $86.',
  'Until March a piano tuning is $86.',
  'A piano tuning is $86 now through March.',
  'A piano tuning is $86 valid until March.',
  'The price of a tuning is $86 until March.',
  'A serene, pampering, heavenly, tranquil, luxurious, blissful tuning is $86.',
  ...[
    ...['serene', 'pampering', 'heavenly', 'tranquil', 'luxurious', 'blissful', 'rejuvenating', 'spotless'],
    ...['sparkling', 'streak-free', 'tidy', 'mess-free', 'stunning', 'stellar', 'magical'],
  ].map((praise) => `Our ${praise} tuning is $86.`),
])('what says nothing about the price does not excuse it: %s', async (text) => {
  expect(await tuner(text)).toEqual([wrongTuning]);
});

test.each([
  'A harp tuning is $86. A deep tuning is $86. An emergency tuning is $86.',
  'A digital tuning is $86. A fine tuning is $86. A low-cost tuning is $86. A luxury tuning is $86. A seasonal tuning is $86. A partial tuning is $86.',
  'New customers get a tuning for $75. New customers get an organ moving for $95. Returning students get a tuning for $86.',
  'New customers get a smile, students get a tuning for $86.',
  'A tuning is $86 per harp. Window cleaning is $2 a pane. An organ moving is $40 a stair.',
  'A tuning is $75 through December. A tuning is $75 until November. A tuning is $75 until March. A tuning is $86 from June.',
  'A tuning is $75 through May 2027. Before June 2027, a tuning is $86. A tuning is $86 in May.',
  'A tuning is $86 May through December. From June until March, a tuning is $86. A tuning is $86 after May until March.',
  'In winter, a tuning is $86 through March. Until March, the holiday price of a tuning is $86.',
  'A tuning is $85 through December, $86 until March, and $95 then. An organ moving is $95 through December.',
  'A tuning is $85 until March, then $95.',
  'A clean tuning is $86.',
])('another kind, unit, or time: %s', async (text) => {
  expect(await tuner(text)).toBeNull();
});

test('a month that is not over', async () => {
  expect(await tuner('A tuning is $75 through June.', '2026-06-30')).toBeNull();
  expect(await tuner('A tuning is $75 through June 2026.', '2026-06-29')).toBeNull();
  expect(await tuner('A tuning is $75 through June 2026.', '2026-07-01')).not.toBeNull();
  expect(await tuner('A tuning is $86 through June 2026.', '2026-06-29')).toEqual([wrongTuning]);
});

test.each([
  'A tuning is $90 through January, back to $85 in February.',
  'A tuning is $90 until March, when it returns to $85.',
  'Through January, a tuning is $90, then back to $85.',
  'A piano tuning is $90 until March and $85 after that.',
  'A piano tuning is $90 through February; from March it is $85.',
  'A piano tuning is $90 until March. After that, it is $85 again.',
  'A piano tuning is $90 until March (usually $85).',
  'Most of the year, we ask $85. Until March, a piano tuning is $90.',
  'Until March, a piano tuning is $90. Until May, a piano tuning is $85.',
])('a price until a date, after which that of site.yaml returns: %s', async (text) => {
  expect(await tuner(text)).toBeNull();
});

test('a day without a year, after which the price of site.yaml returns', async () => {
  const wrong = await tuner('A tuning is $90 until February 1, then $85 again.');
  expect(wrong).toEqual(['/a says “until February 1”, which has no year, so it never seems to end.']);
});

test('a reason in the heading', async () => {
  const under = async (heading: string) => tuner('A tuning is $86 through March.', undefined, heading);
  expect(await under('Winter prices')).toBeNull();
  expect(await under('Prices')).toEqual([wrongTuning]);
});

test.each([
  'A tuning is $90 through December, when everybody wants one.',
  'A tuning is $90 through December because of the queue.',
  'A tuning is $90 through December, due to the queue.',
  'When stairs are icy, a tuning is $90 through March.',
  'Icy stairs: a tuning is $90 through March.',
  'In snow, a tuning is $90 through March.',
  'At night, a tuning is $90 through March.',
  'Demand is high; a tuning is $90 through March.',
  'The stairs are icy. A tuning is $90 through March.',
  'Through December, weekend visits for a tuning are $90.',
  'The busy-time price of a tuning is $90 through December.',
  'Longtime clients keep a tuning at $90 through December.',
  'A tuning of a large organ is $90 through December.',
  'Because dust clogs the pipes, a tuning is $90 through December.',
  'For farmers, a tuning is $90 through December.',
  'We ask more of late callers. A tuning is $90 through December.',
  'Before March, a tuning is $90.',
])('a price until a date, for a reason or for some: %s', async (text) => {
  expect(await tuner(text)).toBeNull();
});

const bather = async (text: string) => {
  setDay('2026-11-27');
  const site = await siteWith([
    'services:\n',
    `services:
  massage: { name: Swedish Massage, description: Of the whole body., prices: { 60 min: $95, 90 min: $130 }, booking: booking }
  bath: { name: Dog Bath, description: With a towel., prices: { Small dog: $40, Large dog: $65 }, booking: booking }
`,
  ]);
  return (await pricesIn(await auditOf({ 'site.yaml': site, ...saying(text) })))?.join();
};

test.each([
  ['A 60-minute Swedish massage is $100 until March.', '$100'],
  ['A 60-minute Swedish massage is $100 until March. A 90-minute Swedish massage is $130.', '$100'],
  ['A dog bath for a small dog is $45 until March.', '$45'],
  ['A small dog is $45 until March.', '$45'],
])('one of several prices until a date: %s', async (text, amount) => {
  expect(await bather(text)).toContain(`is ${amount} on /a`);
});

test.each([
  'A 90-minute Swedish massage is $100 until March. A 60-minute Swedish massage is $90 until March.',
  'A Swedish massage is $100 until March. A dog bath is $45 until March.',
  'A dog bath for a large dog is $45 until March. A large dog is $45 until March. A small dog is $35 until March.',
  'A small dog is $45 until March, then $40 again.',
  'A dog bath for a shaggy small dog is $45 until March.',
])('an offer until a date, or a price that may be another one: %s', async (text) => {
  expect(await bather(text)).toBeUndefined();
});
