import { expect, test } from 'vitest';
import { amountOf } from '../../templates/facts/amount.ts';
import { dialable } from '../../templates/facts/dialable.ts';

test.each([
  ['$90', 90],
  ['+$15', 15],
  ['$1,250.50', 1250.5],
  ['40 €', 40],
  ['CA$7', 7],
])('the amount of %s is %d', (price, amount) => {
  expect(amountOf(price)).toBe(amount);
});

test.each(['802-555-0100', '(802) 555-0100', '802.555.0100', '802 555 0100'])(
  '%s can be dialed from anywhere',
  (phone) => {
    expect(dialable({ countryCode: '+1', phone })).toBe('+18025550100');
  },
);
