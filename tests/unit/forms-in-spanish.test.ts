import { describe, expect, test } from 'vitest';
import { type FormName, forms } from '../../templates/schema/forms.ts';

const texas = {
  currency: 'USD',
  language: 'es',
  contact: { countryCode: '+1' },
  address: { country: 'US', region: 'TX' },
  words: { closed: 'Cerrado' },
};

/** What an owner who writes Spanish wrote, and what the form dictates. */
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
];

describe.each(dictated)('the form %s', (form, texts) => {
  test.each(texts)('dictates for %s: %s', (text, better) => {
    expect(forms[form](text, texas)?.better).toBe(better);
    expect(forms[form](better, texas)).toBeNull();
  });
});
