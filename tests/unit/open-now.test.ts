import { describe, expect, test } from 'vitest';
import { openLine } from '../../client/open-line.ts';
import { localTime, statusAt } from '../../client/opening-hours.ts';
import { weekdays } from '../../templates/facts/business.ts';
import { openHours } from '../../templates/facts/open-now.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { datedHours } from '../../templates/facts/special-days.ts';
import type { SpecialHours } from '../../templates/facts/special-hours.ts';

const words = { open: 'Open', closed: 'Closed', closes: 'until', opens: 'opens' };

/** The hours of Monday to Sunday; one that is missing is closed. */
type Week = readonly string[];

/** What a page of a business says at a time, such as 2026-11-24T20:00Z. 2026-11-23 is a Monday. */
function said(at: string, week: Week, days: SpecialHours['days'] = [], more: Partial<SiteFacts> = {}): string {
  const site = siteOf(week, days, more);
  const shown = JSON.parse(openHours(site)?.json ?? '');
  const now = localTime(shown.hours.timeZone, new Date(at));
  return openLine(statusAt(shown.hours, now), shown.words, now, site.language);
}

function siteOf(week: Week, days: SpecialHours['days'], more: Partial<SiteFacts> = {}): SiteFacts {
  const hours = Object.fromEntries(weekdays.map((day, index) => [day, week[index] ?? 'Closed']));
  const site = { language: 'en-US', timeZone: 'UTC', hours, words: { openNow: words }, ...more } as SiteFacts;
  return { ...site, specialHours: datedHours({ heading: 'Holidays', days }, site, '2026-11-23') };
}

const everyDay = (hours: string) => weekdays.map(() => hours);

describe('the line above the hours', () => {
  test.each([
    ['before the first time', '2026-11-24T06:59Z', 'Closed · opens 7 AM'],
    ['from the first minute', '2026-11-24T07:00Z', 'Open · until noon'],
    ['in a break', '2026-11-24T12:00Z', 'Closed · opens 1:30 PM'],
    ['until the last minute', '2026-11-24T16:59Z', 'Open · until 5 PM'],
    ['after the last time', '2026-11-24T17:00Z', 'Closed · opens Thursday 7 AM'],
    ['on a closed day', '2026-11-25T08:00Z', 'Closed · opens Thursday 7 AM'],
    ['before the same day of the next week', '2026-11-26T20:00Z', 'Closed · opens Tuesday 7 AM'],
  ])('%s', (_, at, line) => {
    const hours = '7 AM–noon, 1:30 PM–5 PM';
    expect(said(at, ['Closed', hours, 'Closed', hours])).toBe(line);
  });

  test('names the day of next week if it opens on that day alone', () => {
    expect(said('2026-11-24T20:00Z', ['Closed', '9 AM–5 PM'])).toBe('Closed · opens Tuesday 9 AM');
  });

  test.each([
    ['2026-11-27T23:00Z', 'Open · until 2 AM'],
    ['2026-11-28T01:59Z', 'Open · until 2 AM'],
    ['2026-11-28T02:00Z', 'Closed · opens Friday 6 PM'],
  ])('at %s, with hours across midnight', (at, line) => {
    expect(
      said(
        at,
        ['', '', '', '', '6 PM–2 AM'].map((hours) => hours || 'Closed'),
      ),
    ).toBe(line);
  });

  test('hours that meet at midnight are one span', () => {
    expect(said('2026-11-27T22:00Z', ['Closed', 'Closed', 'Closed', 'Closed', '8 PM–midnight', 'midnight–3 AM'])).toBe(
      'Open · until 3 AM',
    );
    expect(said('2026-11-24T22:00Z', everyDay('18:00–24:00'))).toBe('Open · until 24:00');
  });

  test('with days that never close', () => {
    expect(said('2026-11-24T22:00Z', everyDay('Open 24 hours'))).toBe('Open');
    const weekend = ['Closed', 'Closed', 'Closed', 'Closed', '24/7', '24/7', '00:00–03:00'];
    expect(said('2026-11-27T01:00Z', weekend)).toBe('Open · until Sunday 03:00');
    expect(said('2026-11-28T12:00Z', weekend)).toBe('Open · until 03:00');
    expect(said('2026-11-24T12:00Z', weekend)).toBe('Closed · opens Friday');
    expect(said('2026-11-27T12:00Z', ['Closed', 'Closed', 'Closed', 'Closed', 'Open 24 hours'])).toBe('Open');
  });

  test('has the words of a day without times', () => {
    const week = ['9 AM–5 PM', 'By appointment', 'Closed'];
    expect(said('2026-11-24T12:00Z', week)).toBe('By appointment');
    expect(said('2026-11-25T12:00Z', week)).toBe('Closed · opens Monday 9 AM');
    expect(openHours(siteOf(everyDay('By appointment'), []))).toBeNull();
  });

  test('follows the special days, the shorter before the longer', () => {
    const days = [
      { dates: '2026-12-01 to 2026-12-31', hours: '10 AM–8 PM', reason: 'Advent' },
      { dates: '2026-12-01 to 2026-12-31', only: ['Sunday' as const], hours: '1 PM–4 PM', reason: 'Advent' },
      { dates: '2026-12-24 to 2027-01-05', hours: 'Closed', reason: 'Christmas' },
    ];
    const at = (time: string) => said(time, everyDay('9 AM–5 PM'), days);
    expect(at('2026-11-30T18:00Z')).toBe('Closed · opens Tuesday 10 AM');
    expect(at('2026-12-01T18:00Z')).toBe('Open · until 8 PM');
    expect(at('2026-12-06T14:00Z')).toBe('Open · until 4 PM');
    expect(at('2026-12-23T21:00Z')).toBe('Closed · opens January 6 9 AM');
    expect(at('2026-12-31T12:00Z')).toBe('Closed · opens Wednesday 9 AM');
    expect(at('2027-01-06T12:00Z')).toBe('Open · until 5 PM');
  });

  test('a night before a holiday ends as it would', () => {
    const days = [{ dates: '2026-12-24', hours: 'Closed', reason: 'Christmas' }];
    expect(said('2026-12-24T01:00Z', everyDay('6 PM–2 AM'), days)).toBe('Open · until 2 AM');
    expect(said('2026-12-24T19:00Z', everyDay('6 PM–2 AM'), days)).toBe('Closed · opens Friday 6 PM');
  });

  test('uses the time zone of the business', () => {
    const at = (time: string, timeZone: string) => said(time, everyDay('9 AM–5 PM'), [], { timeZone });
    expect(at('2026-07-01T14:30Z', 'America/Chicago')).toBe('Open · until 5 PM');
    expect(at('2026-12-01T14:30Z', 'America/Chicago')).toBe('Closed · opens 9 AM');
    expect(at('2026-11-24T22:00Z', 'Australia/Adelaide')).toBe('Closed · opens 9 AM');
    // The clocks of Chicago go from 2 AM to 1 AM on this day.
    expect(said('2026-11-01T07:30Z', everyDay('6 PM–2 AM'), [], { timeZone: 'America/Chicago' })).toBe(
      'Open · until 2 AM',
    );
  });

  test('has other words before a day, and before the time of a day, in languages that need them', () => {
    const spanish = { open: 'Abierto', closed: 'Cerrado', closes: 'hasta las', opens: 'abrimos a las' };
    const openNow = { ...spanish, opensOn: 'abrimos el', closesOn: 'hasta el', at: 'a las' };
    const site = { language: 'es', words: { openNow } } as Partial<SiteFacts>;
    const at = (time: string) =>
      said(time, ['9:00–14:00', '9:00–14:00', 'Closed', 'Closed', '24/7', '24/7', '0:00–3:00'], [], site);
    expect(at('2026-11-23T06:00Z')).toBe('Cerrado · abrimos a las 9:00');
    expect(at('2026-11-23T15:00Z')).toBe('Cerrado · abrimos el martes a las 9:00');
    expect(at('2026-11-23T10:00Z')).toBe('Abierto · hasta las 14:00');
    expect(at('2026-11-27T01:00Z')).toBe('Abierto · hasta el domingo a las 3:00');
    expect(at('2026-11-24T15:00Z')).toBe('Cerrado · abrimos el viernes');
  });

  test('says "la 1" in Spanish, and "las" before other times', () => {
    const openNow = { open: 'Abierto', closed: 'Cerrado', closes: 'hasta las', opens: 'abrimos a las', at: 'a las' };
    const site = { language: 'es', words: { openNow: { ...openNow, opensOn: 'abrimos el' } } } as Partial<SiteFacts>;
    const at = (time: string, hours: string) => said(time, [hours, hours], [], site);
    expect(at('2026-11-23T10:00Z', '9 a. m.–1 p. m.')).toBe('Abierto · hasta la 1\u00a0p.\u00a0m.');
    expect(at('2026-11-23T10:00Z', '9:00–13:00')).toBe('Abierto · hasta las 13:00');
    expect(at('2026-11-23T10:00Z', '1 p. m.–10 p. m.')).toBe('Cerrado · abrimos a la 1\u00a0p.\u00a0m.');
    expect(at('2026-11-23T13:00Z', '10 a. m.–1 p. m.')).toBe('Cerrado · abrimos el martes a las 10\u00a0a.\u00a0m.');
    expect(at('2026-11-23T23:00Z', '1:30 p. m.–10 p. m.')).toBe(
      'Cerrado · abrimos el martes a la 1:30\u00a0p.\u00a0m.',
    );
    expect(at('2026-11-23T00:00Z', '01:00–02:00')).toBe('Cerrado · abrimos a la 01:00');
  });

  test('has a word before a date that a day of the week does not have', () => {
    const days = [{ dates: '2026-12-12 to 2027-01-04', hours: 'Closed', reason: 'Vacances' }];
    const openNow = { ...words, closes: 'jusqu’à', opens: 'ouvre à', opensOn: 'ouvre', at: 'à' };
    const at = (time: string, beforeDate?: string) => {
      const site = { language: 'fr-CA', words: { openNow: { ...openNow, beforeDate } } } as Partial<SiteFacts>;
      return said(time, everyDay('09:00–17:00'), days, site);
    };
    expect(at('2026-12-12T12:00Z', 'le')).toBe('Closed · ouvre le 5 janvier à 09:00');
    expect(at('2026-12-12T12:00Z')).toBe('Closed · ouvre 5 janvier à 09:00');
    expect(at('2026-12-31T12:00Z', 'le')).toBe('Closed · ouvre mardi à 09:00');
    expect(at('2026-12-10T06:00Z', 'le')).toBe('Closed · ouvre à 09:00');
  });

  test('names the first of a month as French does', () => {
    const days = [{ dates: '2026-12-01 to 2026-12-31', hours: 'Closed', reason: 'Vacances' }];
    expect(said('2026-12-10T12:00Z', everyDay('9:00–17:00'), days, { language: 'fr-CA' })).toBe(
      'Closed · opens 1er janvier 9:00',
    );
    expect(said('2026-12-30T12:00Z', everyDay('9:00–17:00'), days, { language: 'fr-CA' })).toBe(
      'Closed · opens vendredi 9:00',
    );
  });

  test('is written in the language of the site', () => {
    const german = { language: 'de', words: { openNow: { ...words, closed: 'Geschlossen', opens: 'öffnet' } } };
    expect(said('2026-11-24T20:00Z', ['09:00–17:00'], [], german as Partial<SiteFacts>)).toBe(
      'Geschlossen · öffnet Montag 09:00',
    );
  });
});

test('a page keeps room for the longest line', () => {
  const longest = (days: SpecialHours['days']) => openHours(siteOf(everyDay('9:30 AM–5 PM'), days))?.longest;
  expect(longest([])).toBe('Closed · opens Wednesday 9:30 AM');
  const closed = (dates: string) => ({ dates, hours: 'Closed', reason: 'Holidays' });
  expect(longest([closed('2026-12-24')])).toBe('Closed · opens Wednesday 9:30 AM');
  // Longer than the week before it begins, and than the week before it ends.
  expect(longest([closed('2027-02-01 to 2027-09-22')])).toBe('Closed · opens September 23 9:30 AM');
  expect(longest([{ dates: '2026-12-24', hours: 'Only for friends of the whole family', reason: 'Christmas' }])).toBe(
    'Only for friends of the whole family',
  );
});

test('a page keeps no room for what its hours never say', () => {
  const longest = (week: Week) => openHours(siteOf(week, []))?.longest;
  const weekend = ['7 PM–10 PM', 'Closed', 'Closed', 'Closed', 'Closed', '9 AM–6 PM', '12 PM–6 PM'];
  expect(longest(weekend)).toBe('Closed · opens Saturday 9 AM');
  expect(longest(['Closed', '10 AM–6 PM', '10 AM–6 PM'])).toBe('Closed · opens Wednesday 10 AM');
  expect(longest(everyDay('24/7'))).toBe('Open');
});
