import { expect, test } from 'vitest';
import { auditOf, saying, siteWith } from '../harness/messages/audit.ts';

const saidOf = async (text: string) => {
  const site = await siteWith(
    ['Thursday: 9 AM–5 PM', 'Thursday: 8 AM–8 PM'],
    ['Friday: 9 AM–5 PM', 'Friday: 6 PM–9 PM'],
  );
  const report = await auditOf({ 'site.yaml': site, ...saying(text) });
  return report.match(/(?<=says “)[^”]*(?=”)/g);
};

test.each([
  'Evening visits on Thursdays, 18:00–20:00.',
  'Evening visits on Thursdays, 6 PM–8 PM.',
  'Evening visits are on Thursdays from six to eight.',
  'Evening appointments are available on Thursdays until seven.',
  'Thursday morning sessions, 9 AM–11 AM. Morning visits: Mondays, 9 AM–11 AM.',
  'Evening visits, 18:00–20:00 on Thursdays.',
  'Evening visits on Fridays, 6 PM–9 PM.',
  'Evening visits on Thursdays, 4:30 PM–8 PM.',
  'Evening bookings on Thursdays, 6 PM–8 PM. Evening lessons on Thursdays, 6 PM–8 PM.',
  'Evening slots on Thursdays, 6 PM–8 PM.',
])('what is done at a part of the hours is left alone: %s', async (text) => {
  expect(await saidOf(text)).toBeNull();
});

test.each([
  ['Evening visits on Thursdays, 18:00–21:00.', '18:00–21:00'],
  ['Evening visits on Mondays, 18:00–20:00.', '18:00–20:00'],
  ['Evening visits are on Thursdays from six to nine.', 'Thursdays from six to nine'],
  ['Evening visits on Thursdays, 2 PM–4 PM.', '2 PM–4 PM'],
  ['Evening visits on Fridays, 7 PM–9 PM.', '7 PM–9 PM'],
  ['Evening visits on Thursdays, 6 PM–8 PM, and Mondays 10 AM–4 PM.', '10 AM–4 PM'],
  ['Evening visits are 6 PM–7 PM, and we are open on Thursdays 6 PM–8 PM.', '6 PM–8 PM'],
  ['Evening visits are available. Open on Thursdays, 6 PM–8 PM.', '6 PM–8 PM'],
])('times outside the hours, or of the whole day, are compared: %s', async (text, words) => {
  expect(await saidOf(text)).toEqual([words]);
});
