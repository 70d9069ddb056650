import { expect, test } from 'vitest';
import { auditOf, headsOf, pageNamed, siteWith } from '../harness/messages/audit.ts';

const more =
  'specials:\n  first: { name: New Client Special, discount: 10%, description: Once., booking: booking }\n  deep: { name: Deep Clean, duration: 90 min, price: $90, regular: $120, description: All of it., booking: booking }\n';

/** The rules that report something about a page with this review, and this sentence above the reviews. */
async function rulesOf(quote: string, lead = 'Good and bad.'): Promise<string[]> {
  const review = `{ quote: ${JSON.stringify(quote)}, name: Ann E., source: Google, date: 2025-11 }`;
  const section = `  - { type: reviews, heading: In their words, text: ${JSON.stringify(lead)}, reviews: [${review}] }\n`;
  const files = { 'site.yaml': (await siteWith()) + more, 'pages/a.yaml': pageNamed('/a', section) };
  return headsOf(await auditOf(files)).map((head) => head.replace(/.* /, ''));
}

test.each([
  'A leak visit for $75? Yes please!',
  'They found time for us this spring!',
  'They found time for us in spring 2025.',
  'Got 15% off with the New Client Special.',
  'Sunday appointments available, what a relief.',
  'They are great.\n\n**They came on a Sunday.** We are open on Sundays, too.',
  'They are open Monday 9 AM–6 PM.',
  'The 75-minute Deep Clean was worth it.',
])('what a customer wrote was true on its day: %s', async (quote) => {
  expect(await rulesOf(quote)).toEqual([]);
});

test('contacts in a review must be right, and so must the words above the reviews', async () => {
  expect(await rulesOf('Just call 802-555-0109!')).toEqual(['facts']);
  const lead = 'We charge $70. We are open on Sundays this spring. Open Monday 9 AM–6 PM.';
  expect((await rulesOf('Fair.', lead)).sort()).toEqual(['facts', 'prices', 'stale', 'stated-hours']);
});
