import { expect, test } from 'vitest';
import { forms } from '../../templates/schema/forms.ts';
import { berlin, quebec, vermont } from './form-facts.ts';

/** What an owner wrote in French, and what the form dictates. */
test.each([
  ['90 $ par élève et par mois', '90 $ par élève'],
  ['80 $ par séance de 60 min', '80 $ par séance'],
  ['80 $ par séance avec 2 élèves', '80 $ par séance'],
  ['90 $ + tx', '90 $'],
  ['90 $ + taxes', '90 $'],
  ['90 $ + TPS', '90 $'],
  ['90 $ + TPS et TVQ', '90 $'],
  ['90 $ + TVQ', '90 $'],
  ['90 $ plus TVH', '90 $'],
  ['90 $ (taxes en sus)', '90 $'],
  ['90 $, taxes incluses', '90 $'],
  ['90 $ taxes non incluses', '90 $'],
  ['90 $ avant taxes', '90 $'],
  ['90 $ hors taxes', '90 $'],
  ['90 $ HT', '90 $'],
  ['90 $ + déplacement', 'à partir de 90 $'],
  ['90 $ et plus', 'à partir de 90 $'],
  ['90 dollars', '90 $'],
  ['1 200 dollars', '1 200 $'],
  ['90 $ le cours', '90 $ par cours'],
  ['90 $ l’heure', '90 $ par heure'],
  ["90 $ l'heure", '90 $ par heure'],
  ['90 $ chaque leçon', '90 $ par leçon'],
  ['90 $ la leçon', '90 $ par leçon'],
])('the price %s is dictated as %s', (text, better) => {
  expect(forms.price(text, quebec)?.better).toBe(better);
  expect(forms.price(better, quebec)).toBeNull();
});

test.each(['90 $ la pièce', '90 $ l’unité', '90 $ chacune'])('the price %s is right as it is', (text) => {
  expect(forms.price(text, quebec)).toBeNull();
});

test.each(['90 $ le tout', '90 $ au total'])('words after a price that are nothing it buys stay words: %s', (text) => {
  expect(forms.price(text, quebec)?.either?.[0]).toEqual(['it always costs that', '90 $']);
});

test('an example of a lowest price is in the language of the site', () => {
  expect(forms.price('sur demande', quebec)?.advice).toContain('such as à partir de 45 $.');
  expect(forms.price('on request', vermont)?.advice).toContain('such as from $45.');
});

test.each([
  ['90 € pro Monat und pro Kind', '90 € pro Monat', berlin],
  ['90 € zzgl. MwSt.', '90 €', berlin],
  ['90 € ohne MwSt.', '90 €', berlin],
  ['$90 per student and per month', '$90 per student', vermont],
  ['$90 (tax included)', '$90', vermont],
  ['$90 and up', 'from $90', vermont],
  ['$90 + travel', 'from $90', vermont],
])('also in other languages, the price %s is dictated as %s', (text, better, facts) => {
  expect(forms.price(text, facts)?.better).toBe(better);
  expect(forms.price(better, facts)).toBeNull();
});

test.each(['français', 'fr_CA', 'French', 'fr-QC'])('prices wait for a language to be right: %s', (language) => {
  const facts = { ...quebec, language };
  expect(forms.language(language, facts)?.better).toBe('fr-CA');
  expect(forms.price('90 $', facts)).toBeNull();
  expect(forms['exact-price']('90 $', facts)).toBeNull();
});

test('a country that is none of a language is that of the address', () => {
  expect(forms.language('en-XQ', vermont)?.better).toBe('en-US');
  expect(forms.language('xq-XQ', vermont)).not.toHaveProperty('better');
});
