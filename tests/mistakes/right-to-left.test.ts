import { expect, test } from 'vitest';
import { project } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';

/** What is reported about a price in a small site with this language, currency, and country. */
async function saidOf(price: string, [language, currency, country]: readonly [string, string, string]) {
  const site = small
    .replace('language: en-US', `language: ${language}\ncards: none`)
    .replace('currency: USD', `currency: ${currency}`)
    .replace('country: US', `country: ${country}`);
  const { generate } = await project('small', {
    'site.yaml': `${site}enhancements:\n  one: { name: One, price: ${price}, description: Words. }\n`,
  });
  const { out } = await generate('check');
  return out.split('\n\n').find((message) => message.includes('"price"')) ?? '';
}

const israel = ['he-IL', 'ILS', 'IL'] as const;
const emirates = ['ar-AE', 'AED', 'AE'] as const;
const egypt = ['ar-EG', 'EGP', 'EG'] as const;

test.each([
  ['₪120', israel],
  ['120 ₪', israel],
  ['₪120–₪180', israel],
  ['120 ש״ח', israel],
  ['45 د.إ.', emirates],
  ['45 د.إ', emirates],
  ['45 درهم', emirates],
])('the price %s is written as in %j', async (price, place) => {
  expect(await saidOf(price, place)).toBe('');
});

test.each([
  ['₪120.', israel, '120 ₪'],
  ['"120"', israel, '120 ₪'],
  ['"45"', emirates, '45 د.إ.'],
  ['"45"', egypt, '45 E£'],
  ['٤٠ د.إ.', emirates, '40 د.إ.'],
  ['"٤٠"', emirates, '40 د.إ.'],
  ['۱۲٫۵۰ د.إ.', emirates, '12.50 د.إ.'],
  ['٤٠–٦٠ د.إ.', emirates, '40–60 د.إ.'],
])('instead of the price %s in %j, a hint has digits and signs that people type: %s', async (price, place, better) => {
  expect(await saidOf(price, place)).toMatch(new RegExp(`[Ww]rite: {2}${better.replaceAll('.', '\\.')}$`, 'm'));
});
