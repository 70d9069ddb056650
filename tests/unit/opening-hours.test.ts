import { expect, test } from 'vitest';
import { weekdays } from '../../templates/facts/business.ts';
import { daysInWords, groupHours, isClosed } from '../../templates/facts/opening-hours.ts';
import { spansIn } from '../../templates/facts/time-spans.ts';

test.each([
  ['9 AM–6 PM', '09:00', '18:00'],
  ['9AM-6PM', '09:00', '18:00'],
  ['9:30 am – 12:45 pm', '09:30', '12:45'],
  ['9 a.m.–5 p.m.', '09:00', '17:00'],
  ['9 a. m. – 5 p. m.', '09:00', '17:00'],
  ['9:30 a.\u00a0m.–12 p.\u00a0m.', '09:30', '12:00'],
  ['9 AM—5 PM', '09:00', '17:00'],
  ['9 AM to 5 PM', '09:00', '17:00'],
  ['from 9 AM until 5 PM', '09:00', '17:00'],
  ['12 AM–12 PM', '00:00', '12:00'],
  ['12:15 PM–11:59 PM', '12:15', '23:59'],
  ['noon–5 PM', '12:00', '17:00'],
  ['9 AM–noon', '09:00', '12:00'],
  ['09:00–18:00', '09:00', '18:00'],
  ['8:00-16:30', '08:00', '16:30'],
  ['6 PM–2 AM', '18:00', '02:00'],
  ['6 PM–midnight', '18:00', '00:00'],
  ['9:00～18:00', '09:00', '18:00'],
  ['9:00 〜 18:00', '09:00', '18:00'],
  ['18:00–24:00', '18:00', '00:00'],
  ['17:00–09:00', '17:00', '09:00'],
  ['00:00–23:59', '00:00', '23:59'],
  ['0:00–24:00', '00:00', '23:59'],
  ['00:00–00:00', '00:00', '23:59'],
  ['12 AM–12 AM', '00:00', '23:59'],
  ['midnight to midnight', '00:00', '23:59'],
  ['24 hours', '00:00', '23:59'],
  ['Open 24 hours', '00:00', '23:59'],
  ['24/7', '00:00', '23:59'],
  ['24h', '00:00', '23:59'],
  ['24 horas', '00:00', '23:59'],
  ['Abierto las 24 horas', '00:00', '23:59'],
  ['24 Stunden geöffnet', '00:00', '23:59'],
  ['24h/24', '00:00', '23:59'],
])('%s is from %s to %s', (hours, opens, closes) => {
  expect(spansIn(hours)).toEqual([{ opens, closes }]);
});

test.each([', ', ' and ', ', and ', ' & ', ' / ', '; ', ' + '])('a lunch break with "%s" has two spans', (between) => {
  expect(spansIn(`9 AM–12 PM${between}1 PM–5:30 PM`)).toEqual([
    { opens: '09:00', closes: '12:00' },
    { opens: '13:00', closes: '17:30' },
  ]);
});

test('marks of where a text is written are not part of the times', () => {
  expect(spansIn('\uE000\uE100\uE1019 AM–6 PM\uE001')).toEqual([{ opens: '09:00', closes: '18:00' }]);
});

test.each(['Closed', 'By arrangement', 'Drop-in', '9–5', '25:00–26:00', '9 AM', '9 AM–17:00'])(
  '%s is not a span',
  (hours) => {
    expect(spansIn(hours)).toEqual([]);
  },
);

test.each([
  ['Closed', 'Closed', true],
  ['closed', 'Closed', true],
  ['CLOSED.', undefined, true],
  ['Geschlossen', 'geschlossen', true],
  ['Closed', 'geschlossen', true],
  ['By appointment', 'Closed', false],
])('"%s", where the word is "%s": closed is %s', (hours, closed, expected) => {
  expect(isClosed(hours, { closed })).toBe(expected);
});

test('days with the same hours are one group, in the order of the week', () => {
  const week = { Monday: '9–5', Tuesday: '9–5', Wednesday: 'Closed', Thursday: '9–5', Friday: '9–3' };
  expect(groupHours({ ...week, Saturday: 'Closed', Sunday: 'Closed' })).toEqual([
    { days: ['Monday', 'Tuesday', 'Thursday'], hours: '9–5' },
    { days: ['Wednesday', 'Saturday', 'Sunday'], hours: 'Closed' },
    { days: ['Friday'], hours: '9–3' },
  ]);
});

test('days with the same hours are one group, however they are written', () => {
  const week = { Monday: '8 AM–4 PM', Tuesday: '8 AM-4 PM', Wednesday: '8 am to 4 pm', Thursday: '8 AM–5 PM' };
  expect(groupHours({ ...week, Friday: 'Closed', Saturday: 'closed', Sunday: 'Closed ' })).toEqual([
    { days: ['Monday', 'Tuesday', 'Wednesday'], hours: '8 AM–4 PM' },
    { days: ['Thursday'], hours: '8 AM–5 PM' },
    { days: ['Friday', 'Saturday', 'Sunday'], hours: 'Closed' },
  ]);
});

test.each([
  ['1111100', 'en-US', 'Monday–Friday'],
  ['1111010', 'en-US', 'Monday–Thursday, Saturday'],
  ['1100111', 'en-US', 'Monday, Tuesday, Friday–Sunday'],
  ['0000011', 'en-US', 'Saturday, Sunday'],
  ['1101100', 'en-US', 'Monday, Tuesday, Thursday, Friday'],
  ['1111010', 'ar-AE', 'الاثنين–الخميس، السبت'],
  ['1111010', 'he', 'יום שני – יום חמישי, יום שבת'],
  ['1111100', 'es', 'lunes–viernes'],
  ['1111100', 'pt-BR', 'segunda-feira – sexta-feira'],
  ['1111100', 'ja', '月曜日～金曜日'],
])('the days %s in %s are %s', (days, language, words) => {
  const chosen = weekdays.filter((_, index) => days[index] === '1');
  expect(daysInWords(chosen, language)).toBe(words);
});
