import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FormName, formFault, forms } from '../../templates/schema/forms.ts';
import { berlin, newYork, oslo, quebec, vermont, zurich } from './form-facts.ts';

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
  ['hours', { language: 'ja-JP' }, ['9:00～18:00', '9:00～12:00, 13:00～18:00', '定休日', '要予約、電話：いつでも']],
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
      '$0.20/ft²',
      '$3 per m³',
    ],
  ],
  ['price', vermont, ['$60 per half hour', '$60/half hour', '$60 / half-hour', '$300 per half day', '$9 a half dozen']],
  ['price', vermont, ['Free', 'free', 'Free of charge', 'No charge', 'from {services.a.prices.x}', '{a.b-c}–{a.d}']],
  [
    'price',
    berlin,
    ['ab 80 €', '80–100 €', '80 € – 100 €', '80 bis 100 €', '80 € pro Person', '80 € je', 'kostenlos', 'Kostenfrei'],
  ],
  ['price', quebec, ['à partir de 80 $', '80 $ par personne', '80 $ chacun', '80 $ pièce', 'Gratuit']],
  ['price', { language: 'pt-BR', currency: 'BRL' }, ['R$ 80 cada', 'R$ 80 cada um', 'a partir de R$ 80 cada']],
  ['price', { language: 'it-IT', currency: 'EUR' }, ['80 € ciascuno', '80 € cadauna', '80 € l’uno', '80 € cad.']],
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
  ['price', oslo, ['80 kr stk.', '80 kr', 'kr 80', '1 120 kr', 'kr 80,50']],
  ['currency', vermont, ['USD', 'CAD']],
  ['day', vermont, ['2026-12-01', '2028-02-29']],
  ['currency', zurich, ['CHF']],
  ['language', vermont, ['en', 'en-US', 'es-419', 'zh-Hant', 'de-CH', 'az', 'pa-IN']],
  ['country', vermont, ['US', 'GB', 'DE']],
  ['region', vermont, ['VT', 'TX', 'PR']],
  ['region', berlin, ['Berlin', 'BE']],
  ['city', newYork, ['New York', 'Kansas City', 'Carmel-by-the-Sea']],
  ['street', newYork, ['1 Example Way, Suite 4', '1 New York Ave', '1 Example Way, New York Plaza', '12 Ny']],
  ['postal-code', vermont, ['05641', '05641-1234']],
  ['postal-code', quebec, ['A1A 1A1']],
  ['postal-code', berlin, ['10115']],
  ['postal-code', { address: { country: 'GB' } }, ['M1 1AE', 'M21 0AA', 'EC1A 1BB', 'SW1A 1AA']],
  ['postal-code', { address: { country: 'NL' } }, ['1011 AB']],
  ['postal-code', { address: { country: 'HK' } }, ['any']],
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
