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
  ['ja-JP', '午後1時～5時', '13:00–17:00'],
  ['ja-JP', '午後2時から6時まで', '14:00–18:00'],
  ['ja-JP', '午後1～5時', '13:00–17:00'],
  ['zh-CN', '下午2点到6点', '14:00–18:00'],
  ['zh-CN', '上午9点到12点，下午2点到6点', '09:00–12:00, 14:00–18:00'],
  ['ko-KR', '오후 2시~6시', '14:00–18:00'],
  ['ko-KR', '오전 9시~12시, 오후 2시~6시', '09:00–12:00, 14:00–18:00'],
  ['zh-CN', '下午1:30-5:30', '13:30–17:30'],
  ['ja-JP', '午後6時～10時', '18:00–22:00'],
  ['zh-CN', '晚上6点到10点', '18:00–22:00'],
  ['ja-JP', '夜7時～10時', '19:00–22:00'],
  ['ja-JP', '午前9時～12時、午後1時～6時', '09:00–12:00, 13:00–18:00'],
  ['ja-JP', '午前11時～午後3時、午後5時～10時', '11:00–15:00, 17:00–22:00'],
  ['zh-CN', '晚上6点-11点', '18:00–23:00'],
  ['zh-CN', '晚上6点-12点', '18:00–00:00'],
  ['zh-CN', '下午1:30-9:00', '13:30–21:00'],
  ['ko-KR', '오후 1:00~6:00', '13:00–18:00'],
  ['ja-JP', '11:30～14:00　17:30～22:00', '11:30–14:00, 17:30–22:00'],
  ['ja-JP', '9:00～12:00　14:00～18:00', '09:00–12:00, 14:00–18:00'],
  ['ja-JP', '9:00～12:00 14:00～18:00', '09:00–12:00, 14:00–18:00'],
  ['ja-JP', '9時～12時 14時～18時', '09:00–12:00, 14:00–18:00'],
  ['zh-CN', '9点-12点 14点-18点', '09:00–12:00, 14:00–18:00'],
  ['ko-KR', '9시~12시 13시~18시', '09:00–12:00, 13:00–18:00'],
  ['zh-CN', '中午1点到下午6点', '13:00–18:00'],
  ['zh-CN', '中午1点到晚上9点', '13:00–21:00'],
  ['ko-KR', '낮 1시~밤 9시', '13:00–21:00'],
  ['ko-KR', '낮 2시 ~ 밤 9시', '14:00–21:00'],
  ['ja-JP', '昼1時～夜9時', '13:00–21:00'],
  ['zh-CN', '晚7点-凌晨2点', '19:00–02:00'],
  ['zh-CN', '早7点-晚7点', '07:00–19:00'],
  ['zh-CN', '早8点-晚6点', '08:00–18:00'],
  ['zh-TW', '晚間6點至10點', '18:00–22:00'],
  ['zh-TW', '11:00～隔日2:00', '11:00–02:00'],
  ['zh-TW', '18:00～隔日2:00', '18:00–02:00'],
  ['zh-TW', '18:00～隔天2:00', '18:00–02:00'],
  ['ja-JP', '午前9時～正午', '09:00–12:00'],
  ['ja-JP', '正午～18時', '12:00–18:00'],
  ['ko-KR', '정오~오후 9시', '12:00–21:00'],
  ['ko-KR', '저녁 6시~자정', '18:00–00:00'],
  ['ja-JP', '9時～正午、午後1時～5時', '09:00–12:00, 13:00–17:00'],
  ['zh-CN', '9点30－18点30', '09:30–18:30'],
  ['ja-JP', '8時30〜17時', '08:30–17:00'],
  ['ja-JP', '18時～深夜23時', '18:00–23:00'],
  ['ja-JP', '17:00～深夜23:00', '17:00–23:00'],
  ['ja-JP', '深夜11時～朝5時', '23:00–05:00'],
  ['ja-JP', '9時～午後6時', '09:00–18:00'],
  ['ja-JP', '9時～5時', '09:00–17:00'],
  ['ja-JP', '18時～2時', '18:00–02:00'],
  ['ja-JP', '午前9時～11時30分、午後2時～5時', '09:00–11:30, 14:00–17:00'],
  ['ja-JP', '18時～30時', '18:00–06:00'],
  ['zh-CN', '18点～午夜', '18:00–00:00'],
  ['zh-CN', '零点-9点', '00:00–09:00'],
  ['ja-JP', '零時～9時', '00:00–09:00'],
  ['zh-CN', '上午9点-下午6点（午休12:00-13:00）', '09:00–12:00, 13:00–18:00'],
  ['zh-CN', '上午9点-下午6点（午休12点-13点）', '09:00–12:00, 13:00–18:00'],
])('in %s, the hours %s are written as %s', (language, text, better) => {
  expect(hours(text, { language })).toMatchObject({ better });
  expect(hours(better, { language })).toBeNull();
});

test.each([
  ['月～金09:00～18:00', '月~金', '09:00–18:00'],
  ['月～金9時～18時', '月~金', '09:00–18:00'],
  ['土日祝10時～18時', '土日祝', '10:00–18:00'],
  ['営業10時～20時', '営業', '10:00–20:00'],
  ['営業9時～12時、13時～18時', '営業', '09:00–12:00, 13:00–18:00'],
  ['営業9:00～午後6:00', '営業', '09:00–18:00'],
  ['受付09:00～17:00、診療10:00～18:00', '受付" and "、診療', undefined],
])('the word beside hours on a 24-hour clock is named: %s', (text, word, better) => {
  const found = hours(text, { language: 'ja-JP' });
  expect(found?.fault).toBe(`must be only times or only words, without "${word}"`);
  expect(found?.better).toBe(better);
  expect(found?.advice).toBe('Put other words in a text on a page.');
});

test('midnight may have its hour', () => {
  expect(hours('18点-午夜12点', { language: 'zh-CN' })).toEqual({
    fault: 'must be times such as 09:00–18:00, but this is "18点-午夜12点"',
    better: '18:00–00:00',
  });
});

test('an unknown word before an hour may name a half of the day, so both are offered', () => {
  const found = hours('宵9点～11点', { language: 'zh-CN' });
  expect(found?.fault).toBe('must be only times or only words, without "宵"');
  expect(found?.either?.map(([, better]) => better)).toEqual(['09:00–11:00', '09:00–23:00', '21:00–23:00']);
});

test.each(['24時間営業', '24小时营业', '24시간'])('the hours %s may be those of a day without an end', (text) => {
  expect(hours(text, { language: 'ja-JP' })?.either).toEqual([['you are open all day', '00:00–24:00']]);
});

test.each([
  '午後6時～2時',
  '午前11時～2時',
  '午前9時～10時',
  '午前9時～午後12時',
  '午前9時～12時、2時～6時',
  '6時～翌2時',
  '6時～2時',
  '6時～10時',
  '6時～午後10時',
  '2時～午後6時',
  '13時～5時',
  '11時～2時、17時～22時',
  '점심 1시~밤 9시',
  '晌午1点～18点',
  '宵7点～晚上8点',
  '18時～31時',
])('the hours %s may be read in two ways, so that no times are dictated', (text) => {
  const fault = hours(text, { language: 'ja-JP' });
  expect(fault).toMatchObject({ fault: expect.stringContaining(text) });
  expect(fault).not.toHaveProperty('better');
  expect(fault).not.toHaveProperty('either');
});
