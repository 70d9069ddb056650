import { expect, test } from 'vitest';
import { forms } from '../../templates/schema/forms.ts';
import { berlin, zurich } from './form-facts.ts';

test.each([
  ['0,289 €', 'has three digits after its comma', '0,29 €'],
  ['1,250.00 €', 'must not have a comma between its thousands', '1.250,00 €'],
  ['1.250,-- €', 'has two dashes for the cents', '1.250 €'],
  ['- 1.250 €', 'must not have a minus sign', '1.250 €'],
])('in German, the price %s %s', (text, fault, better) => {
  expect(forms.price(text, berlin)).toEqual(expect.objectContaining({ fault, better }));
  expect(forms.price(better, berlin)).toBeNull();
});

test('three digits after a comma may be thousands or cents', () => {
  expect(forms.price('1,250 €', berlin)).toEqual({
    fault: 'has three digits after its comma',
    either: [
      ['they are thousands', '1.250 €'],
      ['they are cents', '1,25 €'],
    ],
  });
});

test('a comma may be between thousands where a point begins the cents', () => {
  expect(forms.price('CHF 1,250', zurich)).toBeNull();
});

test('what a discount may be has the currency of the site', () => {
  expect(forms.discount('viel', berlin)?.fault).toContain('such as 10% or 20 €');
});

test.each(['9-12 Uhr', '9–12 Uhr', '9 bis 12 Uhr', '9–12 h', '9-12 uur', '9–12 ore', '9 horas a 12 horas'])(
  'the word after an hour means a 24-hour clock: %s',
  (text) => {
    expect(forms.hours(text, berlin)).toMatchObject({ better: '09:00–12:00' });
  },
);
