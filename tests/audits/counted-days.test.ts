import { expect, test } from 'vitest';
import { auditOf, headsOf, saying } from '../harness/messages/audit.ts';
import { eveningSite } from '../harness/messages/evening-site.ts';

test('weekends need a day that is open', async () => {
  const closed = (await eveningSite()).replace('Saturday: 9 AM–12 PM, 1 PM–6:30 PM', 'Saturday: Closed');
  const report = (sunday: string) =>
    auditOf({
      'site.yaml': closed.replace('Sunday: By arrangement', `Sunday: ${sunday}`),
      ...saying('Evenings and weekends. A weekend coach, all weekend.'),
    });
  expect(await report('Closed')).toContain('“Evenings and weekends”, but Saturday and Sunday are closed.');
  const denied = 'Weekend visits are not available. Weekend hours are no longer offered.';
  expect(await auditOf({ 'site.yaml': closed.replace('By arrangement', 'Closed'), ...saying(denied) })).toBe(
    '\nNo problems.\n',
  );
  const open = await report('12 PM–4 PM');
  expect(open).not.toContain('says “Evenings');
  expect(open).toContain('“all weekend”, but Saturday is closed.');
});

test('the number of evenings is the number of days that are open late', async () => {
  const all = (await eveningSite()).replace('Sunday: By arrangement', 'Sunday: Closed');
  const report = (text: string) => auditOf({ 'site.yaml': all, ...saying(text) });
  expect(await report('Two weeknights.')).toContain('but Monday, Tuesday, Friday are open after six.');
  expect(await report('Three evenings a week.')).toContain('but Monday, Tuesday, Friday, Saturday are open after six.');
  expect(await report('Three weeknights, four nights a week.')).toBe('\nNo problems.\n');
});

test('open days are counted, and special days may be meant', async () => {
  const special = (dates: string, hours: string) => `{ dates: ${dates}, hours: ${hours}, reason: Summer }`;
  const days = [
    special('2027-06-01 to 2027-08-31, only: [Saturday]', '8 AM–8 PM'),
    special('2026-11-25', '9 AM–1 PM'),
    special('2026-12-28 to 2027-01-03', 'Closed'),
  ];
  const report = async (text: string, more = '') =>
    auditOf({
      'site.yaml': `${(await eveningSite()).replace('Sunday: By arrangement', 'Sunday: Closed')}${more}`,
      ...saying(text),
    });
  const text = 'We are open Saturdays from eight. Open Wednesday before Thanksgiving.';
  expect(headsOf(await report(text))).toHaveLength(2);
  const more = `specialHours: { heading: Other days, days: [${days.join(', ')}] }\n`;
  expect(headsOf(await report(text, more))).toHaveLength(0);
  // A single holiday does not make it a habit.
  const weekly = ['Closed Fridays.', 'Open every Wednesday from nine to one.', 'Wednesdays 9 AM–1 PM.'];
  for (const one of weekly) expect(headsOf(await report(one, more))).toHaveLength(1);
  expect(headsOf(await report('Open Wednesday from nine to one. Wednesday 9 AM–1 PM.', more))).toHaveLength(0);
  expect(await report('Open six days a week.')).toContain('but Monday, Tuesday, Friday, Saturday are open.');
  for (const all of ['Open 24/7', 'open 7 days', 'open seven days'])
    expect(await report(`${all}!`)).toContain(`“${all}”, but Monday, Tuesday, Friday, Saturday are open.`);
  expect(await report('Open four days a week.')).toBe('\nNo problems.\n');
});
