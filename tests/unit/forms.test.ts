import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FormName, formFault, forms } from '../../templates/schema/forms.ts';

const vermont = {
  currency: 'USD',
  language: 'en-US',
  contact: { countryCode: '+1' },
  address: { country: 'US', region: 'VT' },
  words: { closed: 'Closed' },
  services: { a: { prices: { x: '$90', y: '$80' } } },
};
const berlin = {
  currency: 'EUR',
  language: 'de',
  contact: { countryCode: '+49' },
  address: { country: 'DE', region: 'Berlin' },
  words: { closed: 'Geschlossen' },
  services: { a: { prices: { x: '90 €', y: '80 €' } } },
};
const zurich = { ...berlin, currency: 'CHF', language: 'de-CH', address: { country: 'CH' }, services: {} };
const quebec = { ...vermont, currency: 'CAD', language: 'fr-CA', address: { country: 'CA' }, services: {} };
const oslo = { ...berlin, currency: 'NOK', language: 'nb', address: { country: 'NO' }, services: {} };

const right: [FormName, object, string[]][] = [
  ['origin', vermont, ['https://example.com', 'https://www.example.com', 'https://my-shop.example.com:8443']],
  ['base-path', vermont, ['/spa', '/our-town/spa']],
  [
    'web-address',
    vermont,
    ['https://lists.example.com/subscribe?u=1&id=2#form', 'https://example.com/{business.name}'],
  ],
  ['email', vermont, ['a@b.c', "o'neil+spa@mail.example.co.uk"]],
  ['phone', vermont, ['802-555-0100', '(802) 555-0100', '802.555.0100', '802 555 0100', '802–555–0100', '8025550100']],
  ['phone', berlin, ['030 1234567', '030/1234567', '(030) 123 45 67', '0151 12345678']],
  ['country-code', vermont, ['+1', '+44', '+49', '+380']],
  ['hours', vermont, ['9 AM–5 PM', '9 AM–12 PM, 1 PM–5 PM', '24/7', '6 PM–2 AM', '17:00–09:00', '6:00–11:00']],
  ['hours', vermont, ['Closed', 'closed', 'By appointment', 'Open', 'Call us', '{hours.Monday}']],
  ['hours', vermont, ['Closed to walk-ins', 'Closed except by appointment', 'Closed for lunch', 'Closed!']],
  ['hours', berlin, ['geschlossen', '09:00–12:00, 13:00–17:00', 'Nach Vereinbarung']],
  ['price', vermont, ['$80', '+$15', '$1,250.50', '$1250', '$0', 'US$80', '80 USD', '{services.a.prices.x}', '$80.00']],
  ['price', berlin, ['80 €', '80€', '€80', '€ 80', '1.120 €', '1.120,50 €', '120,50 €', '80,– €', '80 EUR']],
  [
    'price',
    vermont,
    [
      'from $45',
      'Starting at $1,200',
      'starting from $45',
      '$45+',
      '$45 +',
      '$45–$60',
      '$45-60',
      '$45 – $60',
      '$45 to $60',
    ],
  ],
  [
    'price',
    vermont,
    [
      '$20 per person',
      '$45 a month',
      '$45/hr',
      '$20 / 30 min',
      '$15 each',
      '$75 each way',
      '$40 round trip',
      'from $45 per visit',
    ],
  ],
  ['price', vermont, ['Free', 'free', 'Free of charge', 'No charge', 'from {services.a.prices.x}', '{a.b-c}–{a.d}']],
  [
    'price',
    berlin,
    ['ab 80 €', '80–100 €', '80 € – 100 €', '80 bis 100 €', '80 € pro Person', 'kostenlos', 'Kostenfrei'],
  ],
  ['price', quebec, ['à partir de 80 $', '80 $ par personne', 'Gratuit']],
  ['price', vermont, ['services.a.x', 'services.a.prices.x', '3 × services.a.y', 'services.a.x + services.a.y']],
  ['exact-price', vermont, ['$80', 'services.a.x', '$1,250.50', '{services.a.prices.x}']],
  [
    'time-zone',
    vermont,
    ['America/Chicago', 'Europe/Berlin', 'Asia/Kolkata', 'Asia/Calcutta', 'US/Central', 'Etc/UTC'],
  ],
  ['dates', vermont, ['2026-12-24', '2026-12-24 to 2026-12-26', '2026-12-24–2027-01-02', '2028-02-29']],
  ['price', zurich, ['CHF 80', 'CHF 80.50', "CHF 1'120", 'Fr. 80', 'CHF80']],
  ['price', quebec, ['80 $', '80,50 $', '1 120,50 $', '$80']],
  ['price', oslo, ['80 kr', 'kr 80', '1 120 kr', 'kr 80,50']],
  ['currency', vermont, ['USD', 'CAD']],
  ['day', vermont, ['2026-12-01', '2028-02-29']],
  ['currency', zurich, ['CHF']],
  ['language', vermont, ['en', 'en-US', 'es-419', 'zh-Hant', 'de-CH', 'az', 'pa-IN']],
  ['country', vermont, ['US', 'GB', 'DE']],
  ['region', vermont, ['VT', 'TX', 'PR']],
  ['region', berlin, ['Berlin', 'BE']],
  ['postal-code', vermont, ['05641', '05641-1234']],
  ['postal-code', quebec, ['A1A 1A1']],
  ['postal-code', berlin, ['10115', 'any']],
  ['business-type', vermont, ['DaySpa', 'LocalBusiness', 'Plumber']],
  ['day', vermont, ['2026-11-02', '2028-02-29']],
  ['plausible', vermont, ['example.com', 'shop.example.co.uk']],
  ['cloudflare', vermont, ['0123456789abcdef0123456789abcdef']],
  ['goatcounter', vermont, ['maple', 'maple-works-2']],
  ['ga4', vermont, ['G-ABC1234567']],
];

describe.each(right)('the form %s', (form, facts, texts) => {
  test.each(texts)('accepts %s', (text) => {
    expect(forms[form](text, facts)).toBeNull();
  });
});

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
  ['region', vermont, ['Texas', 'TX.', 'N.Y.', 'D.C.', 'VT 05641', 'Califronia']],
  ['postal-code', vermont, ['0564l', 'O5641', '056411234', '05641–1234', '05641 1234', '0564', 'ABC', '76227']],
  ['postal-code', quebec, ['a1a1a1', 'A1A-1A1', '05641']],
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

test('a form of one fact waits for the facts that it depends on', () => {
  const incomplete = [null, undefined, 'text', [], {}, { contact: null, address: 5, services: ['a'], currency: 1 }];
  for (const form of Object.keys(forms) as FormName[]) {
    for (const facts of incomplete) expect(() => forms[form]('x1', facts)).not.toThrow();
  }
  expect(forms.phone('+44 20 7946 0958', {})).toBeNull();
  expect(forms.price('€80', null)).toBeNull();
  expect(forms.region('Texas', {})).toBeNull();
});

test('no text breaks a form', () => {
  const names = Object.keys(forms) as FormName[];
  const part = constantFrom(
    ...'0159$€@:/.,-–+()# aAmMpPxh{}',
    'AM',
    'https://',
    'www.',
    ' to ',
    'closed',
    'é',
    '\u00a0',
  );
  const text = string({ unit: part, maxLength: 40 });
  assert(
    property(constantFrom(...names), text, constantFrom<object>(vermont, berlin, {}), (form, words, facts) => {
      const { better } = formFault(form, words, facts) ?? {};
      if (better !== undefined) expect(formFault(form, better, facts)).toBeNull();
    }),
    { numRuns: 3000, seed: 2026 },
  );
});

test('noon is offered before midnight, and both by their names', () => {
  expect(formFault('hours', '8:30–12', vermont)?.either).toEqual([
    ['you mean 8:30 AM to noon', '8:30 AM–12 PM'],
    ['you mean 8:30 AM to midnight', '8:30 AM–12 AM'],
    ['you mean 8:30 PM to midnight', '8:30 PM–12 AM'],
  ]);
});

test('other words next to hours belong in a text, not called a missing time', () => {
  expect(formFault('hours', '9 AM – 5 PM (last visit 4 PM)', vermont)?.advice).toBe(
    'Write only when you open and when you close. Put other words in a text on a page.',
  );
  expect(formFault('hours', '9 AM – 12 PM – 5 PM', vermont)?.advice).toBe('Write when you open and when you close.');
});
