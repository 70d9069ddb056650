import { expect, test } from 'vitest';
import { amountOf, signOf, withAmount } from '../../templates/facts/amount.ts';
import { dialable } from '../../templates/facts/dialable.ts';
import { priceRange } from '../../templates/facts/price-range.ts';

test.each([
  ['$90', 90, '$'],
  ['+$15', 15, '$'],
  ['$1,250.50', 1250.5, '$'],
  ['$1,250', 1250, '$'],
  ['$0.50', 0.5, '$'],
  ['40 €', 40, '€'],
  ['40€', 40, '€'],
  ['120,50 €', 120.5, '€'],
  ['1.120 €', 1120, '€'],
  ['1.120,50 €', 1120.5, '€'],
  ['1 120,50 €', 1120.5, '€'],
  ['1.234.567 €', 1234567, '€'],
  ["CHF 1'120.50", 1120.5, 'CHF'],
  ['CHF 80', 80, 'CHF'],
  ['80 kr', 80, 'kr'],
  ['80 kr.', 80, 'kr.'],
  ['80,– €', 80, '€'],
  ['CA$7', 7, 'CA$'],
])('the amount of %s is %d, and its sign %s', (price, amount, sign) => {
  expect(amountOf(price)).toBe(amount);
  expect(signOf(price)).toBe(sign);
});

test.each([
  ['$45', 45, 45, null],
  ['from $45', 45, Infinity, null],
  ['$45+', 45, Infinity, null],
  ['$45–$60', 45, 60, null],
  ['45–60 €', 45, 60, null],
  ['80 bis 1.120,50 €', 80, 1120.5, null],
  ['80,– €', 80, 80, null],
  ['$20 per person', 20, 20, 'person'],
  ['$20 / 30 min', 20, 20, '30 min'],
  ['from $20 a month', 20, Infinity, 'month'],
  ['$0.20/ft²', 0.2, 0.2, 'ft²'],
  ['280,000円～', 280000, Infinity, null],
  ['¥280,000から', 280000, Infinity, null],
  ['1200元起', 1200, Infinity, null],
  ['50,000원부터', 50000, Infinity, null],
  ['5,500円〜6,600円', 5500, 6600, null],
  ['5,500~6,600円', 5500, 6600, null],
  ['無料（要予約）', 0, 0, null],
  ['Free', 0, 0, null],
])('%s is from %d to %d', (price, low, high, unit) => {
  expect(priceRange(price)).toEqual({ low, high, unit });
});

test('a text without an amount is not a price', () => {
  expect(priceRange('Ask us')).toBeNull();
});

test.each([
  ['from $45', '$'],
  ['45–60 €', '€'],
  ['$20 per person', '$'],
  ['CHF 80–90', 'CHF'],
  ['Free', ''],
])('the sign of %s is "%s"', (price, sign) => {
  expect(signOf(price)).toBe(sign);
});

test.each(['802-555-0100', '(802) 555-0100', '802.555.0100', '802 555 0100'])(
  '%s can be dialed from anywhere',
  (phone) => {
    expect(dialable({ countryCode: '+1', phone })).toBe('+18025550100');
  },
);

test.each([
  ['+49', '030 1234567', '+49301234567'],
  ['+49', '(030) 123 45 67', '+49301234567'],
  ['+44', '020 7946 0958', '+442079460958'],
  ['+33', '01 99 00 12 34', '+33199001234'],
  ['+39', '06 1234 5678', '+390612345678'],
  ['+1', '555-0100', '+15550100'],
  ['+999', '030 1234567', '+9990301234567'],
])('with the country code %s, %s is dialed as %s', (countryCode, phone, dialed) => {
  expect(dialable({ countryCode, phone })).toBe(dialed);
});

test.each([
  ['$2,480.50', 1096.5, ['$1,384'], '$1,096.50'],
  ['$1,384', 1096.5, [], '$1,096.50'],
  ['$900', 515.5, ['$384.50'], '$515.50'],
  ['$480', 1920, ['$1,384'], '$1,920'],
  ['$480', 1920, ['$1384'], '$1920'],
  ['$480.50', 21920.5, [], '$21,920.50'],
  ['$480', 1920.5, [], '$1920,50'],
  ['1.480 €', 12345.5, [], '12.345,50 €'],
  ['+1 480 €', 2345, [], '2 345 €'],
])('in Spanish, %s with the amount %d, computed with %j, is %s', (price, amount, others, written) => {
  expect(withAmount(price, amount, 'es', others)).toBe(written);
});
