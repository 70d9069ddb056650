import { expect, test } from 'vitest';
import { nearOrAll, plural } from '../../generator/report/wording.ts';

test('a word that is like none of hundreds is not answered with all of them', () => {
  const slugs = Array.from({ length: 100 }, (_, index) => `town-${index}`);
  expect(nearOrAll('elsewhere', slugs, 'The slugs are:')).toBe('There are 100, such as town-0, town-1, and town-2.');
  expect(nearOrAll('twn-7', slugs, 'The slugs are:')).toBe('Did you mean "town-7"?');
  expect(nearOrAll('elsewhere', slugs.slice(0, 2), 'The slugs are:')).toBe('The slugs are: town-0, town-1.');
});

test.each([
  [1, '1 page'],
  [999, '999 pages'],
  [1500, '1,500 pages'],
])('%i has the commas that people read', (amount, words) => {
  expect(plural(amount, 'page')).toBe(words);
});
