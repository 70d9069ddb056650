import { afterEach, expect, test, vi } from 'vitest';
import { auditOf, pageNamed, pricesIn, prose, siteWith } from '../harness/messages/audit.ts';
import { setDay } from '../harness/project/set-day.ts';

afterEach(() => vi.unstubAllEnvs());

const wrongTuning = '“Tuning” is $86 on /a, but $85 in site.yaml.';
const tuner = async (text: string, today = '2026-11-27') => {
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
  return pricesIn(await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', prose(text)) }));
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
  'Until May 1, 2027, a tuning is $86. Through November, a tuning is $85.',
  'A tuning is $86 until March, then $95. A tuning is $85 until March, then $95.',
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
])('another kind, unit, or time: %s', async (text) => {
  expect(await tuner(text)).toBeNull();
});

test('a month that is not over', async () => {
  expect(await tuner('A tuning is $75 through June.', '2026-06-30')).toBeNull();
  expect(await tuner('A tuning is $75 through June 2026.', '2026-06-29')).toBeNull();
  expect(await tuner('A tuning is $75 through June 2026.', '2026-07-01')).not.toBeNull();
  expect(await tuner('A tuning is $86 through June 2026.', '2026-06-29')).toEqual([wrongTuning]);
});
