import { expect, test } from 'vitest';
import { ownLocales } from './locales.ts';
import { sourcesIn } from './syntax.ts';

test('nothing in the program depends on the language of the computer', async () => {
  expect((await sourcesIn('client', 'templates', 'generator')).flatMap(ownLocales)).toEqual([]);
});

test.each([
  'a.localeCompare(b)',
  "a.localeCompare(b, 'en')",
  'a.toLocaleString()',
  'a.toLocaleUpperCase()',
  'new Intl.Collator()',
  'Intl.Collator().compare',
  'new Intl.NumberFormat(undefined, { style: a })',
  'new Intl.NumberFormat(language)',
  'new Intl.NumberFormat([language])',
])('the program may not have: %s', (text) => {
  expect(ownLocales({ file: 'generator/a.ts', text })).toHaveLength(1);
});

test.each([
  'a.toLowerCase()',
  "a.toLocaleString('en-US')",
  'a.toLocaleUpperCase(language)',
  "new Intl.Collator([language, 'en'])",
  "new Intl.DateTimeFormat('en', { timeZone })",
  'new Intl.Locale(code)',
  "Intl.supportedValuesOf('timeZone')",
])('the program may have: %s', (text) => {
  expect(ownLocales({ file: 'generator/a.ts', text })).toEqual([]);
});
