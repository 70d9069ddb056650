import { expect, test } from 'vitest';
import { hours } from '../../templates/schema/forms/hours.ts';
import { price } from '../../templates/schema/forms/price.ts';

test.each([
  ['USD', 'en-US', '$2k', '$2,000'],
  ['USD', 'en-US', 'from $1.2K', 'from $1,200'],
  ['USD', 'en-US', '2 grand', '$2,000'],
  ['USD', 'en-US', '$1.5M', '$1,500,000'],
  ['BRL', 'pt-BR', 'R$ 2 mil', 'R$ 2.000'],
  ['EUR', 'es-ES', '1,5 mil €', '1500 €'],
  ['JPY', 'ja-JP', '33万円', '330,000円'],
  ['JPY', 'ja-JP', '3千円', '3,000円'],
  ['KRW', 'ko-KR', '5만원', '50,000원'],
  ['BRL', 'pt-BR', 'de R$ 80 a R$ 120', 'R$ 80–R$ 120'],
  ['CHF', 'fr-CH', 'CHF 45.– à 60.–', 'CHF 45.– – 60.–'],
])('in %s and %s, the price %s is written as %s', (currency, language, text, better) => {
  const facts = { language, currency };
  expect(price(text, facts)).toMatchObject({ better });
  expect(price(better, facts)).toBeNull();
});

test('a number with two words for zeros is not read as a smaller amount', () => {
  expect(price('3万5千円', { language: 'ja-JP', currency: 'JPY' })).not.toHaveProperty('better');
});

test.each([
  ['de-CH', '0–24 Uhr', '00:00–24:00'],
  ['pt-BR', '8h30 às 12h', '08:30–12:00'],
  ['ja-JP', '9時～18時', '09:00–18:00'],
  ['ja-JP', '９時～１８時', '09:00–18:00'],
  ['ja-JP', '９：００～１８：００', '09:00–18:00'],
  ['ja-JP', '９：００～５：００', '09:00–17:00'],
  ['ja-JP', '9-18時', '09:00–18:00'],
  ['ja-JP', '9時半から18時30分まで', '09:30–18:30'],
  ['ja-JP', '午前9時～午後6時', '09:00–18:00'],
  ['ja-JP', '18:00～翌2:00', '18:00–02:00'],
  ['ja-JP', '9:00-翌2:00', '09:00–02:00'],
  ['ja-JP', '18時～26時', '18:00–02:00'],
  ['ja-JP', '深夜0時～6時', '00:00–06:00'],
  ['ja-JP', '9:00～12:00、13:00～18:00', '09:00–12:00, 13:00–18:00'],
  ['ja-JP', '9:00～18:00（昼休み12:00～13:00）', '09:00–12:00, 13:00–18:00'],
  ['zh-TW', '早上9點至晚上10點', '09:00–22:00'],
  ['zh-CN', '晚上10点-次日凌晨2点', '22:00–02:00'],
  ['ko-KR', '오전 10시 30분 ~ 오후 7시', '10:30–19:00'],
])('in %s, the hours %s are written as %s', (language, text, better) => {
  expect(hours(text, { language })).toMatchObject({ better });
  expect(hours(better, { language })).toBeNull();
});

test.each(['24時間営業', '24小时营业', '24시간'])('the hours %s may be those of a day without an end', (text) => {
  expect(hours(text, { language: 'ja-JP' })?.either).toEqual([['you are open all day', '00:00–24:00']]);
});
