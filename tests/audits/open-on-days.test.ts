import { expect, test } from 'vitest';
import { auditOf, saying } from '../harness/messages/audit.ts';
import { setDay } from '../harness/project/set-day.ts';

const days = [
  '{ dates: 2026-12-24 to 2026-12-25, hours: Closed, reason: Christmas }',
  '{ dates: 2026-12-31, hours: 9 AM–12 PM, reason: New Year }',
  '{ dates: 2026-12-26 to 2027-01-03, only: [Saturday], hours: Closed, reason: Winter }',
];
const special = `specialHours: { heading: Holidays, days: [${days.join(', ')}] }\n`;

async function saidOf(text: string, today = '2026-11-27'): Promise<string[] | null> {
  setDay(today);
  const report = await auditOf(saying(text), special);
  return report.match(/(?<=says “)[^”]*”, but the special hours .*(?=\.)/g);
}

test.each([
  ['We are open on December 25.', 'open on December 25'],
  ['We are open on Christmas Day.', 'open on Christmas Day'],
  ['Open Friday, Dec. 25th, 2026, and so is the café.', 'Open Friday, Dec. 25th, 2026'],
  ['We are open on Christmas Eve until noon.', 'open on Christmas Eve'],
  ['For families, we are open on Christmas Day.', 'open on Christmas Day'],
  ['In an emergency, call us, and we are open on Christmas Day.', 'open on Christmas Day'],
  ['In an emergency, call us; we are open on Christmas Day.', 'open on Christmas Day'],
])('a special day on which the business is closed: %s', async (text, words) => {
  expect(await saidOf(text)).toEqual([`${words}”, but the special hours of December 24–25 are Closed`]);
});

test.each([
  'We are open on December 31. We are open on New Year’s Day.',
  'We are open on December 25, 2027. We are open on December 23.',
  'Is the shop open on Christmas Day? We are not open on Christmas Day. We were open on December 25.',
  'The diner is open on Christmas Day. If we are open on Christmas Day, we say so.',
  'We are open on January 1.',
  'For emergencies, we are open on Christmas Day. In an emergency, we are open on Christmas Day.',
  'On call, and open on Christmas Day. For emergencies only, we are open on Christmas Day.',
])('a special day on which it may be open: %s', async (text) => {
  expect(await saidOf(text)).toBeNull();
});

test('a special day of every week, and one that is over', async () => {
  expect(await saidOf('We are open on January 2.')).toEqual([expect.stringContaining('open on January 2')]);
  expect(await saidOf('We are open on Christmas Day.', '2026-12-28')).toBeNull();
});
