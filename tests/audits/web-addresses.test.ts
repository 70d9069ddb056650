import { expect, test } from 'vitest';
import { auditOf, headsOf, saying } from '../harness/messages/audit.ts';

test.each([
  [
    'Buy one at https://gifts.example.com/card?for=you. Then wrap it.',
    '[gifts.example.com](https://gifts.example.com/card?for=you)',
  ],
  ['See www.example.com/cards, too.', '[example.com](https://www.example.com/cards)'],
  ['See https://example.com:8080?for=you#top.', '[example.com](https://example.com:8080?for=you#top)'],
  ['See https://example.com/a_(b).', '[example.com](https://example.com/a_%28b%29)'],
])('nobody can click a bare web address, and the link to write has all of it: %s', async (text, link) => {
  const report = await auditOf(saying(text));
  expect(headsOf(report)).toEqual([expect.stringContaining('warning  markdown')]);
  expect(report).toContain(`Write:  ${link}\n`);
});

test.each([
  '[A card](https://gifts.example.com/card), or write to ann@www.example.com.',
  '[www.example.com](https://www.example.com), **[at https://example.com](/)**',
])('the address and the words of a link are no bare address: %s', async (text) => {
  expect(headsOf(await auditOf(saying(text)))).toEqual([]);
});
