import { expect, test } from 'vitest';
import { auditOf, pageNamed, prose, saying, siteWith } from '../harness/messages/audit.ts';

const site = async (price: string) =>
  `${await siteWith(['priceRange: $50', 'priceRange: $$'])}enhancements:\n  stone: { name: Cold stone therapy, price: ${price}, description: Cool. }\n`;
const said = async (price: string, text: string, other = 'More.') =>
  auditOf({
    'site.yaml': await site(price),
    ...saying(text),
    'pages/b.yaml': pageNamed('/b', prose(other)),
  });

test.each([
  ['from $10', 'Cold stone therapy starts at $8.'],
  ['$20–$30', 'Cold stone therapy runs $20 to $35.'],
  ['$20 per month', 'Cold stone therapy is $25 per month.'],
])('where a price is worded “%s”, the phrase around it is rewritten', async (price, text) => {
  const phrase = 'Cold stone therapy: {enhancements.stone.price}';
  expect(await said(price, text)).toContain(
    `or rewrite the phrase as “${phrase}”, which reads “Cold stone therapy: ${price}”.`,
  );
  expect(await said(price, `${phrase}.`)).not.toMatch(/Cold stone| {2}error {2}/);
});

test('a price on another page is quoted with its words', async () => {
  const shown = 'Cold stone therapy: {enhancements.stone.price}.';
  expect(await said('$20–$30', 'Cold stone therapy runs $20 to $35.', shown)).toContain(
    'is $35 on /a, but $20–$30 on /b.',
  );
  expect(await said('from $10', 'Cold stone therapy is $8.', shown)).toContain('is $8 on /a, but from $10 on /b.');
  expect(await said('$20–$30', 'Cold stone therapy is $8.', 'Cold stone therapy is $20.')).toContain(
    'is $8 on /a, but $20 on /b.',
  );
});
