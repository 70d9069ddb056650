import { expect, test } from 'vitest';
import { isEmail } from '../../client/email.ts';

const longest = `${'a'.repeat(242)}@example.com`;

test.each([
  'ann@example.com',
  'ann.o+spa@mail.example.co.uk',
  "o'neil@example.com",
  'ANN@EXAMPLE.COM',
  'a@b.c',
  '1@2.3',
  'ann@my-shop.example',
  longest,
])('accepts %s as an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['no @', 'plain'],
  ['nothing after the @', 'a@'],
  ['nothing before the @', '@b.com'],
  ['a space', 'a b@c.com'],
  ['a line break at the end', 'a@b.com\n'],
  ['two @', 'a@b@c.com'],
  ['no dot after the @', 'a@b'],
  ['two dots in a row after the @', 'a@b..com'],
  ['two dots in a row before the @', 'a..b@c.com'],
  ['a dot at the start', '.a@b.com'],
  ['a dot right before the @', 'a.@b.com'],
  ['a dot at the end', 'a@b.com.'],
  ['a hyphen at the start of the domain', 'a@-b.com'],
  ['a hyphen at the end of a label', 'a@b-.com'],
  ['a name with brackets', 'Ann <a@b.com>'],
  ['one character too many', `a${longest}`],
])('refuses an address with %s', (_, text) => {
  expect(isEmail(text)).toBe(false);
});
