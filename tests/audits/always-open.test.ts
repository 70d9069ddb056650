import { expect, test } from 'vitest';
import { auditOf, type Change, saying, siteWith } from '../harness/messages/audit.ts';

const saidOf = async (text: string, ...changes: Change[]) => {
  const site = { 'site.yaml': await siteWith(...changes), ...saying(text) };
  return (await auditOf(site)).match(/(?<=says “)[^”]*”, but .*(?=\.)/g);
};

const on = (day: string, before: string, after: string): Change => [`${day}: ${before}`, `${day}: ${after}`];
const weekend = [on('Saturday', 'Closed', '9 AM–5 PM'), on('Sunday', 'Closed', '9 AM–5 PM')];
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const allWeek = [
  ...weekdays.map((day) => on(day, '9 AM–5 PM', 'Open 24 hours')),
  ...['Saturday', 'Sunday'].map((day) => on(day, 'Closed', '12 AM–12 AM')),
];

test.each(['Open 24/7', 'open 24 hours a day', 'open 24 hours', 'Open 24 hours a day, seven days a week'])(
  '“%s” is about all hours of the day',
  async (words) => {
    expect(await saidOf(`${words}.`, ...weekend)).toEqual([`${words}”, but the hours of Monday are 9 AM–5 PM`]);
    expect(await saidOf(`${words}.`, ...allWeek)).toBeNull();
  },
);

test.each(['Open 24/7', 'Open 24 hours a day, 7 days a week'])('“%s” is about all days', async (words) => {
  const closed = on('Sunday', '12 AM–12 AM', 'Closed');
  expect(await saidOf(`${words}.`, ...allWeek, closed)).toEqual([expect.stringContaining(words)]);
  expect(await saidOf('Open 24 hours a day.', ...allWeek, closed)).toBeNull();
});

const arranged = on('Saturday', 'Closed', 'By appointment');

test('a day whose hours are words may be open, but not one that is closed', async () => {
  for (const words of ['Open 24/7', 'Open 7 days a week', 'open seven days a week'])
    expect(await saidOf(`${words}.`, arranged)).toEqual([expect.stringContaining('but Sunday is closed')]);
  expect(await saidOf('Open six days a week. Open five days a week.', arranged)).toBeNull();
  expect(await saidOf('Open 7 days a week.', arranged, on('Sunday', 'Closed', 'By appointment'))).toBeNull();
});

test.each([
  'Open 24/7 for emergencies. We answer 24 hours a day. The emergency line is open 24/7.',
  'The gas station is open 24 hours. Is the shop open 24 hours a day? Call 24 hours ahead.',
  'For burst pipes we are open 24 hours a day. In an emergency, we are open 24 hours a day.',
  'During storms, we are open 24 hours. Online, we are open 24 hours a day.',
  'In emergencies we are open 24/7. By phone we are open 24/7. During emergencies and floods, we are open 24/7.',
])('something else that is always open: %s', async (text) => {
  expect(await saidOf(text)).toBeNull();
});

test.each([
  'For families, we are open 24/7.',
  'In the shop and online, we are open 24/7.',
  'Storms or not, we are open 24/7.',
  'In an emergency, call us, and we are open 24/7.',
])('hours under no condition: %s', async (text) => {
  expect(await saidOf(text)).toEqual([expect.stringContaining('24/7')]);
});
