import { expect, test } from 'vitest';
import { auditOf, type Change, pageNamed, pricesIn, saying, siteWith } from '../harness/messages/audit.ts';

/** The spaces that French has before a currency sign. */
const noBreakSpaces = ['\u00a0', '\u202f'];

const inQuebec = async (prices: string, ...changes: Change[]) =>
  siteWith(
    ['language: en-US', 'language: fr-CA'],
    ['currency: USD', 'currency: CAD'],
    [
      'name: Leak, description: Mended., prices: { Visit: $50 }',
      `name: Leçon de piano, description: À deux., ${prices}`,
    ],
    ['priceRange: $50', 'priceRange: 90\u00a0$–120\u00a0$'],
    ...changes,
  );

/** What is reported about the prices in a text of a site that sells piano lessons; null if there are no problems. */
async function saidOf(text: string, prices: string): Promise<string[] | null> {
  return pricesIn(await auditOf({ 'site.yaml': await inQuebec(prices), ...saying(text) }));
}

test.each(noBreakSpaces)('prices with a no-break space (%j) are known', async (space) => {
  const prices = `prices: { 60 min: 90${space}$, 90 min: 120${space}$ }`;
  const care = (regular: string) =>
    `memberships:\n  care: { name: Entretien, description: "{memberships.care.regular}", duration: 60 min, monthly: 80${space}$, regular: ${regular} }\n`;
  expect(await saidOf(`La leçon de piano coûte 90${space}$.`, prices)).toBeNull();
  expect(await saidOf('Une leçon de piano de 60 minutes coûte 95 $.', prices)).toEqual([
    '“Leçon de piano, 60 min” is 95 $ on /a, but 90 $ in site.yaml.',
  ]);
  const member = (regular: string) =>
    inQuebec(prices).then((site) => auditOf({ 'site.yaml': site + care(regular), 'pages/a.yaml': pageNamed('/a') }));
  expect(await member(`90${space}$`)).not.toContain('warning  membership-prices');
  expect(await member(`95${space}$`)).toContain('warning  membership-prices');
});

test('where a price has words, the phrase around it is rewritten in the language of the site', async () => {
  const site = await inQuebec('prices: { 60 min: 90 $, 90 min: 120 $, En duo: 80 $ par leçon }');
  const report = await auditOf({
    'site.yaml': site,
    ...saying('La leçon de piano coûte 85 $.'),
  });
  const prices = ['60 min', '90 min', 'En duo'].map((label) => `{services.leak.prices.${label}}`);
  expect(report).toContain(
    `“Leçon de piano\u00a0: ${prices.slice(0, 2).join(', ')} ou ${prices[2]}”, which reads “Leçon de piano\u00a0: 90 $, 120 $ ou 80 $ par leçon”.`,
  );
});

test('a price of a page with a no-break space is one that the page need not have', async () => {
  const site = await inQuebec('prices: { 60 min: 90\u00a0$ }');
  const pricing =
    '  - { type: pricing, heading: Leçon de piano, service: leak, prices: { 60 min: 95\u00a0$ }, book: Book }\n';
  expect(await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', pricing) })).toContain(
    'or delete it here so that the page shows the price in site.yaml',
  );
});

const twoLengths = 'prices: { 60 min: 90 $, 90 min: 120 $ }';

test.each([
  [
    'a tax',
    'Une leçon de piano de 60 minutes revient à 103,48 $, taxes incluses. La leçon de piano est à 103,48 $ TTC.',
  ],
  ['a late cancellation', 'Une leçon de piano annulée à la dernière minute est facturée 45 $.'],
  ['a deposit', 'Une leçon de piano demande un acompte de 20 $. Le dépôt pour une leçon de piano est de 20 $.'],
  ['a tip', 'Pour une leçon de piano, un pourboire de 10 $ est courant.'],
  ['a condition', 'Si vous payez comptant, la leçon de piano de 60 minutes est à 85 $.'],
  ['a condition after the price', 'La leçon de piano est à 85 $ si vous payez comptant.'],
  [
    'something besides',
    'La leçon de piano coûte 130 $, déplacement inclus. La leçon de piano est à 130 $ y compris le déplacement.',
  ],
  ['another kind', 'Une leçon de piano de groupe coûte 25 $ par enfant. La leçon de piano en duo est à 60 $.'],
  ['some people', 'La leçon de piano pour enfants coûte 45 $. Pour les aînés, la leçon de piano est à 50 $.'],
  ['some people after the price', 'La leçon de piano coûte 45 $ pour les enfants.'],
  ['more than a price', 'La leçon de piano coûte 95 $, sans acompte. La leçon de piano coûte 95 $ pour tous.'],
  [
    'a price after other words',
    'Pas d’acompte : la leçon de piano coûte 95 $. Pour vous détendre, la leçon de piano coûte 95 $.',
  ],
])('%s is not a price of the business', async (_, text) => {
  expect(await saidOf(text, twoLengths)).toBeNull();
});

test.each([
  'La leçon de piano coûte 95 $.',
  'La leçon de piano est facturée 95 $.',
  'Une leçon de piano de 60 minutes coûte 95 $ plus taxes.',
  'Une leçon de piano de 60 minutes coûte 95 $, plus TPS et TVQ.',
  'Une leçon de piano de 60 minutes coûte 95 $, taxes en sus.',
])('a wrong price is reported: %s', async (text) => {
  expect(await saidOf(text, twoLengths)).toEqual([expect.stringContaining('is 95 $ on /a, but 90 $')]);
});
