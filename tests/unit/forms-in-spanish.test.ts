import { describe, expect, test } from 'vitest';
import { type FormName, forms } from '../../templates/schema/forms.ts';

const texas = {
  currency: 'USD',
  language: 'es',
  contact: { countryCode: '+1' },
  address: { country: 'US', region: 'TX' },
  words: { closed: 'Cerrado' },
};

/** What an owner wrote in Spanish, and what the form dictates. */
const dictated: [FormName, [text: string, better: string][]][] = [
  [
    'language',
    [
      ['español', 'es-US'],
      ['Spanish', 'es-US'],
      ['Spanish (US)', 'es-US'],
      ['Spanish (EE. UU.)', 'es-US'],
      ['español de México', 'es-MX'],
      ['Mexican Spanish', 'es-MX'],
      ['American English', 'en-US'],
      ['UK English', 'en-GB'],
      ['English', 'en'],
      ['German', 'de'],
    ],
  ],
  [
    'hours',
    [
      ['8:00 a 18:00', '08:00–18:00'],
      ['de 8 a 18 h', '08:00–18:00'],
      ['de las 8 a las 18', '08:00–18:00'],
      ['8 a 5', '08:00–17:00'],
      ['de 8:00 – 18:00', '08:00–18:00'],
      ['8:00 a 12:00 y 14:00 a 18:00', '08:00–12:00, 14:00–18:00'],
      ['8 a. m. a 5 p. m.', '8 a. m.–5 p. m.'],
      ['de 8:00 a.m. a 5:30 p.m.', '8 a. m.–5:30 p. m.'],
      ['Lunes a viernes 8 a 18 h', '08:00–18:00'],
    ],
  ],
  [
    'price',
    [
      ['$120 o más', 'desde $120'],
      ['$300 y más', 'desde $300'],
      ['$240 en adelante', 'desde $240'],
      ['entre $400 y $450', '$400–$450'],
      ['$400 a $450', '$400–$450'],
      ['de $120 a $150', '$120–$150'],
      ['$35 la hora', '$35 por hora'],
      ['$35 x hora', '$35 por hora'],
      ['$20 cada 15 min', '$20 / 15 min'],
      ['$120 cada dos semanas', '$120 / 2 semanas'],
      ['$120 cada', '$120 c/u'],
      ['120 dólares', '$120'],
      ['$120 dólares', '$120'],
      ['$45 más IVA', '$45'],
      ['$45 más viaje', 'desde $45'],
    ],
  ],
  ['exact-price', [['120 dólares', '$120']]],
  [
    'discount',
    [
      ['20 % de descuento', '20 %'],
      ['20 por ciento', '20%'],
      ['20% de desc.', '20%'],
      ['20% en la primera visita', '20%'],
      ['$20 menos', '$20'],
      ['20 dólares menos', '$20'],
      ['Save $20 today', '$20'],
    ],
  ],
  [
    'time-zone',
    [
      ['Hora central', 'America/Chicago'],
      ['hora del este', 'America/New_York'],
      ['hora estándar del Pacífico', 'America/Los_Angeles'],
    ],
  ],
  [
    'day',
    [
      ['1 de octubre de 2026', '2026-10-01'],
      ['jueves, 1 de octubre del 2026', '2026-10-01'],
      ['Octubre 1, 2026', '2026-10-01'],
      ['1 dic 2026', '2026-12-01'],
      ['1.º de enero de 2027', '2027-01-01'],
      ['1o de enero de 2027', '2027-01-01'],
      ['1-ene-2026', '2026-01-01'],
      ['Sept. 1, 2026', '2026-09-01'],
      ['24/12/2026', '2026-12-24'],
    ],
  ],
  [
    'dates',
    [
      ['2026-12-31 a 2027-01-01', '2026-12-31 to 2027-01-01'],
      ['2026-12-31 hasta 2027-01-01', '2026-12-31 to 2027-01-01'],
      ['2026-12-31 al 2027-01-01', '2026-12-31 to 2027-01-01'],
      ['24/12/2026 a 26/12/2026', '2026-12-24 to 2026-12-26'],
      ['del 24 al 26 de diciembre de 2026', '2026-12-24 to 2026-12-26'],
      ['del 30 de diciembre al 2 de enero de 2027', '2026-12-30 to 2027-01-02'],
    ],
  ],
  [
    'month',
    [
      ['10/2025', '2025-10'],
      ['October 2025', '2025-10'],
      ['octubre de 2025', '2025-10'],
      ['oct 2025', '2025-10'],
      ['2025/9', '2025-09'],
      ['5 de octubre de 2025', '2025-10-05'],
    ],
  ],
];

/** What is right as it is. */
const accepted: [FormName, string[]][] = [
  ['month', ['2025-10', '2025-10-31']],
  [
    'price',
    ['a partir de $240', 'desde $240', '$120 cada una', '$120 c/u', '$35 por hora', '$35 al mes', '$35 mensuales'],
  ],
  ['price', ['Gratuita', 'gratis', 'Incluida', 'Incluido en el precio', 'Sin costo', 'sin cargo', 'Grátis', 'Offerte']],
  [
    'hours',
    ['8 a. m. – 5 p. m.', '8:30 a.m.–1 p.m., 3 p.m.–7 p.m.', '24 horas', 'Abierto las 24 horas', '00:00–24:00'],
  ],
];

describe.each(accepted)('the form %s', (form, texts) => {
  test.each(texts)('accepts %s', (text) => {
    expect(forms[form](text, texas)).toBeNull();
  });
});

test('a price that says only where prices end is not a price that begins there', () => {
  for (const text of ['hasta $120', 'máximo $120', '$120 máx.', 'up to $120']) {
    expect(forms.price(text, texas), text).toEqual({
      fault: `must be only the price, without "${text.replace('$120', '').trim()}"`,
      advice: 'Write the lowest and the highest price, such as $45–$60.',
    });
  }
  const advice = 'Write the lowest and the highest price, such as 45 €–60 €.';
  const madrid = { currency: 'EUR', language: 'es-ES', contact: { countryCode: '+34' }, address: { country: 'ES' } };
  expect(forms.price('hasta 1.200,50 €', madrid)).toMatchObject({ advice });
  expect(forms.price('alrededor de $45', texas)?.either).toEqual([
    ['it always costs that', '$45'],
    ['it may cost more', 'desde $45'],
  ]);
});

test('a price that costs nothing gets the word of the language', () => {
  for (const text of ['Cotización gratis', '¡Gratis!']) {
    expect(forms.price(text, texas)?.either, text).toEqual([['it costs nothing', 'Gratis']]);
  }
  const quebec = { currency: 'CAD', language: 'fr-CA', contact: { countryCode: '+1' }, address: { country: 'CA' } };
  expect(forms.price('Soumission gratuite', quebec)?.either).toEqual([['it costs nothing', 'Gratuit']]);
  expect(forms['exact-price']('Cotización gratis', texas)?.either).toEqual([['it costs nothing', '0 $']]);
  expect(forms.price('Wycena gratis', { ...texas, language: 'pl' })?.either?.[0]?.[1]).toMatch(/^0.*\$$/);
});

test('a discount with only a limit, or with a second number, is not dictated', () => {
  for (const text of ['hasta 20%', 'save up to 20%', '20% o $20', '20% off 2 visits']) {
    expect(forms.discount(text, texas), text).toMatchObject({ fault: expect.stringContaining(`not "${text}"`) });
    expect(forms.discount(text, texas)?.better, text).toBeUndefined();
  }
});

test('a place that is no time zone gets the zone of its state', () => {
  for (const text of ['San Antonio', 'America/San_Antonio']) {
    expect(forms['time-zone'](text, texas)).toEqual({
      fault: `must be a time zone such as America/Chicago, but this is "${text}"`,
      either: [['you have the time of most of TX', 'America/Chicago']],
    });
  }
  expect(forms['time-zone']('San Antonio', { ...texas, address: { country: 'MX' } })).not.toHaveProperty('either');
});

test('which number is the month is clear only in American English', () => {
  expect(forms.day('5/12/2026', { ...texas, language: 'en-US' })?.better).toBe('2026-05-12');
  expect(forms.day('5/12/2026', texas)?.either?.map(([, day]) => day)).toEqual(['2026-05-12', '2026-12-05']);
  expect(forms.dates('5/12/2026 al 6/12/2026', texas)?.either?.map(([, days]) => days)).toEqual([
    '2026-05-12 to 2026-06-12',
    '2026-12-05 to 2026-12-06',
  ]);
});

test('a French article is no word for what a price buys in English', () => {
  expect(forms.price('$30 la carte', { ...texas, language: 'en-US' })?.better).toBeUndefined();
  expect(forms.price('$35 la hora', texas)?.better).toBe('$35 por hora');
});

test('months without their accents are those months', () => {
  expect(forms.day('5 fevrier 2026', { ...texas, language: 'fr' })?.better).toBe('2026-02-05');
});

test('times in Spanish of the Americas are dictated with the spaces of Spanish', () => {
  for (const language of ['es-US', 'es-MX']) {
    expect(forms.hours('9 a. m. a 5 p. m.', { ...texas, language })?.better).toBe('9 a. m.–5 p. m.');
  }
});

test('all day among other words is dictated as the language of the site has it', () => {
  const inEnglish = { ...texas, language: 'en-US' };
  expect(forms.hours('Siempre 24 horas', texas)?.either).toEqual([['you are open all day', '00:00–24:00']]);
  expect(forms.hours('24 hrs everyday', inEnglish)?.either).toEqual([['you are open all day', 'Open 24 hours']]);
  expect(forms.hours('9-5', inEnglish)?.better).toBe('9 AM–5 PM');
  for (const text of ['By appointment, 24 hours notice', 'We need 24 hours notice', '24-hour emergency service']) {
    expect(forms.hours(text, inEnglish)?.advice).toContain('Otherwise, write words without digits');
  }
});

describe.each(dictated)('the form %s', (form, texts) => {
  test.each(texts)('dictates for %s: %s', (text, better) => {
    expect(forms[form](text, texas)?.better).toBe(better);
    expect(forms[form](better, texas)).toBeNull();
  });
});
