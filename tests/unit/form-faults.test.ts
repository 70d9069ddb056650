import { describe, expect, test } from 'vitest';
import { type FormName, formFault, forms } from '../../templates/schema/forms.ts';
import { berlin, newYork, quebec, vermont, zurich } from './form-facts.ts';

const wrong: [FormName, object, string[]][] = [
  ['origin', vermont, ['ftp://example.com', '//example.com', 'https://https://example.com', 'https;//example.com']],
  [
    'origin',
    vermont,
    ['<https://example.com>', 'https://', 'example', 'https://my_shop.example.com', 'https://127.0.0.1'],
  ],
  ['web-address', vermont, ['a.example.com/x', 'https:/a.example.com/x', '/subscribe', 'https://a.example.com/x y']],
  ['base-path', vermont, ['//spa', './spa', 'spa/', '/spa?x', '/spa/index.html', '/my_spa', '/spä']],
  [
    'email',
    vermont,
    ['a(at)b.example', '<a@b.example>', 'a@', '@b.example', 'a@b.example b@c.example', 'a@.b.example'],
  ],
  [
    'phone',
    vermont,
    ['tel:+18025550117', '(+1) 802-555-0100', '802_555_0100', '802-555-0100 / 802-555-0101', '-', 'none'],
  ],
  ['phone', berlin, ['+49 30 1234567', '+49 (0)30 1234567', '0049 30 1234567', '030', '030 123456789012345']],
  ['country-code', berlin, ['49', '0049', 'DE', '+', '+49 30', '+0', 'one']],
  ['hours', vermont, ['7–10', '9 AM–11', '9AM–5', '1:00–5:00', '9:00–12:00, 1:00–5:00', '9 AM–12 PM, 1–5 PM']],
  [
    'hours',
    vermont,
    ['9a–5p', '9;00 AM–5;00 PM', '9 AM ~ 5 PM', '9:5 AM–6 PM', '9 AM–5 PM,', '9 AM–5 PN', '0 AM–6 PM'],
  ],
  [
    'hours',
    vermont,
    ['15:00 PM–18:00 PM', '22.00–02.00', '12–6 PM', '0930–1730', 'Mon–Fri 9 AM–5 PM', '?', '25 PM', '9A9A'],
  ],
  ['hours', berlin, ['Geschlosen', '9–17 Uhr']],
  [
    'price',
    vermont,
    ['$.50', '$$95', '$95.', '$95,00', '$1 250', '$80,-', '$80 USD', 'about $45', '+80', 'CA$80', '¥80', '60 min'],
  ],
  ['price', berlin, ['80', '80,5', '$80', '80 $', 'EUR 80', 'ca. 80 €', '80 CHF']],
  [
    'price',
    vermont,
    ['from 45', 'from €45', '45–60', '$60–$45', '$45–€60', '$20 × person', '$80 or $90', '$1–$2–$3', 'fre'],
  ],
  ['price', vermont, ['services.a', 'services.b.x', 'servces.a.x', 'services.a.z', 'bundles.a', '3 × services.a.xx']],
  ['exact-price', vermont, ['from $45', '$45+', '$20 per month', '80 monthly', '$45–$60', 'Free', 'ask']],
  ['price', zurich, ['80', '€80', '80.5']],
  [
    'time-zone',
    vermont,
    ['Central', 'CST', 'Pacific Time', 'Chicago', 'new york', 'america/chicago', 'America/Chicgo'],
  ],
  ['time-zone', berlin, ['Berlin', 'CET', 'MEZ', 'GMT+1', '+01:00', 'Europe / Berlin', 'Europe/Munich']],
  ['dates', vermont, ['December 24, 2026', 'Dec. 24–26, 2026', 'December 30 to January 2, 2027', '24 December 2026']],
  [
    'dates',
    vermont,
    ['24–26 Dec 2026', '12/24/2026', '12/5/2026', '2026/12/24', '2026-12-24/26', '2026-12-26 to 2026-12-24'],
  ],
  [
    'dates',
    berlin,
    ['24.12.2026', '24.12.–26.12.2026', '24.-26.12.2026', '5/12/2026', 'December 24', '2026-02-30', 'Weihnachten'],
  ],
  ['price', quebec, ['80', '80 €']],
  [
    'day',
    vermont,
    ['12/1/2026', '12/1/26', 'Dec 1, 2026', 'December 1st, 2026', 'Tuesday, 1 December 2026', '2026/12/1'],
  ],
  [
    'day',
    berlin,
    ['1.12.2026', '1. 12. 2026', '5/12/2026', '13/12/2026', '2026-12-1', '2026-02-30', 'Dec 1', 'soon', '2026'],
  ],
  ['currency', vermont, ['€', 'US$', 'US dollars', 'USS', 'GBP']],
  ['currency', berlin, ['$', 'eur', '€', 'euro', 'DEM', 'USD']],
  ['language', vermont, ['German', 'Deutsch', 'en-UK', 'eng', 'en-USA', 'American English', 'EN', 'xx', 'en-US.UTF-8']],
  ['country', vermont, ['U.S.A.', 'America', 'UK', 'Germany', 'Deutschland', 'GBR', 'EU', 'XX']],
  ['city', newYork, ['New York, NY', 'Albany NY', 'New York, New York', 'New York, N.Y. 10001', '10001 New York']],
  ['street', newYork, ['none', 'N/A', '-', '1 Example Way, New York', '1 Example Way, New York, NY 10001']],
  ['region', vermont, ['Texas', 'TX.', 'N.Y.', 'D.C.', 'VT 05641', 'Califronia']],
  ['postal-code', vermont, ['0564l', 'O5641', '056411234', '05641–1234', '05641 1234', '0564', 'ABC', '76227']],
  ['postal-code', quebec, ['a1a1a1', 'A1A-1A1', '05641']],
  ['postal-code', berlin, ['D-10115', '1011', '101155', 'any', 'DE 10115', 'l0115']],
  ['postal-code', { address: { country: 'GB' } }, ['M210AA', 'm21 0aa', 'M21 OAA', 'SW1', '10115']],
  ['time-zone', berlin, ['Europe/München', 'MEZ', 'CET+1']],
  ['time-zone', { address: { country: 'CA', region: 'ON' } }, ['EST', 'Eastern']],
  [
    'business-type',
    vermont,
    ['day spa', 'Salon', 'Plumbing', 'Restaraunt', 'schema:DaySpa', 'Organization', 'Massage'],
  ],
  ['day', vermont, ['11/2/2026', '2026/11/2', 'November 2, 2026', '2 Nov 2026', '2026-11-02T09:00', '13/1/2026']],
  ['day', berlin, ['2.11.2026', '02/11/2026', '2026-02-30', 'today', '2026']],
];

describe.each(wrong)('the form %s', (form, facts, texts) => {
  test.each(texts)('refuses %s, and what it advises has no fault', (text) => {
    const found = forms[form](text, facts);
    expect(found).not.toBeNull();
    const { better, either = [], guesses = [] } = found ?? {};
    for (const advised of [...(better === undefined ? [] : [better]), ...either.map(([, one]) => one), ...guesses]) {
      expect(forms[form](advised, facts), advised).toBeNull();
    }
  });
});

test.each([
  ['phone', '+49 (0)30 1234567', berlin, '030 1234567'],
  ['phone', '+49 30 1234567', berlin, '030 1234567'],
  ['phone', '+44 (161) 496 0123', { contact: { countryCode: '+44' } }, '(0161) 496 0123'],
  ['phone', '+34 912 34 56 78', { contact: { countryCode: '+34' } }, '912 34 56 78'],
  ['postal-code', 'D-10115', berlin, '10115'],
  ['postal-code', 'M21 OAA', { address: { country: 'GB' } }, 'M21 0AA'],
  ['postal-code', '1234ab', { address: { country: 'NL' } }, '1234 AB'],
  ['postal-code', 'P31AB12', { address: { country: 'IE' } }, 'P31 AB12'],
  ['day', '13 Dec 26', vermont, '2026-12-13'],
  ['day', 'Dec 13, 26', vermont, '2026-12-13'],
  ['day', '24.12.26', berlin, '2026-12-24'],
  ['day', '24/12/26', berlin, '2026-12-24'],
  ['day', '20260320', vermont, '2026-03-20'],
  ['day', '2026-03-20T10:00', vermont, '2026-03-20'],
  ['day', '2026-03-20 10:00:00+01:00', berlin, '2026-03-20'],
  ['day', '2026–03–20', vermont, '2026-03-20'],
  ['day', '2026‑03‑20', vermont, '2026-03-20'],
  ['day', '3–20–2026', vermont, '2026-03-20'],
  ['dates', '2026–12–24', vermont, '2026-12-24'],
  ['dates', '2026‑12‑24 to 2026‑12‑26', vermont, '2026-12-24 to 2026-12-26'],
  ['dates', '2026–12–24–2026–12–26', vermont, '2026-12-24–2026-12-26'],
  ['dates', '2026–12–24–26', vermont, '2026-12-24 to 2026-12-26'],
  ['month', '2026–03', vermont, '2026-03'],
  ['month', '2026‑03‑20', vermont, '2026-03-20'],
  ['price', '$0.725 / mile', vermont, '$0.73 / mile'],
  ['price', 'from $45 USD', vermont, 'from $45'],
  ['price', 'from USD $45', vermont, 'from $45'],
  ['price', '850p', { currency: 'GBP', language: 'en-GB' }, '£8.50'],
  ['price', '50 pence', { currency: 'GBP', language: 'en-GB' }, '£0.50'],
  ['city', 'New York, N.Y. 10001', newYork, 'New York'],
  ['city', 'Albany NY', newYork, 'Albany'],
  ['street', '1 Example Way, New York, NY 10001', newYork, '1 Example Way'],
  ['time-zone', 'NZST', { address: { country: 'NZ' } }, 'Pacific/Auckland'],
  ['time-zone', 'MST', { address: { country: 'US', region: 'AZ' } }, 'America/Phoenix'],
] as const)('in the form %s, %s is corrected for its country', (form, text, facts, better) => {
  expect(formFault(form, text, facts)?.better).toBe(better);
});

test.each([
  ['26-03-20', vermont, ['2026-03-20', '2020-03-26']],
  ['26/03/20', vermont, ['2026-03-20', '2020-03-26']],
  ['26-03-20', berlin, ['2020-03-26', '2026-03-20']],
])('a year of two digits may be first: %s', (text, facts, days) => {
  expect(formFault('day', text, facts)?.either?.map(([, one]) => one)).toEqual(days);
});

test('dashes that look like hyphens are named', () => {
  expect(formFault('day', '2026‑03‑20', vermont)?.fault).toBe('has dashes that only look like hyphens');
  expect(formFault('dates', '2026–12–24', vermont)?.fault).toBe('has dashes that only look like hyphens');
});

test('noon is offered before midnight, and both by their names', () => {
  expect(formFault('hours', '8:30–12', vermont)?.either).toEqual([
    ['you mean 8:30 AM to noon', '8:30 AM–12 PM'],
    ['you mean 8:30 AM to midnight', '8:30 AM–12 AM'],
    ['you mean 8:30 PM to midnight', '8:30 PM–12 AM'],
  ]);
});

test('for other words next to hours, the advice is to put them in a text', () => {
  expect(formFault('hours', '9 AM – 5 PM (last visit 4 PM)', vermont)?.advice).toBe(
    'Write only when you open and when you close. Put other words in a text on a page.',
  );
  expect(formFault('hours', '9 AM – 12 PM – 5 PM', vermont)?.advice).toBe('Write when you open and when you close.');
});
