import { expect, test } from 'vitest';
import { type Change, pricesSaid } from '../harness/messages/audit.ts';

const sold = `services:
  prenatal: { name: Prenatal Massage, description: Slow., prices: { 60 min: $95 }, booking: booking }
  therapy: { name: Cold Stone Therapy, description: Cool., prices: { 60 min: $85 }, booking: booking }
  leak: { name: Leak, description: Mended., prices: { Visit: $50 }, booking: booking }
enhancements:
  scrub: { name: Hand and foot scrub, price: $15, description: Sugar. }
  towels: { name: Hot or cold towels, price: $5, description: Soft. }
bundles:
  reboot: { name: Runner's Reboot, price: $120, description: For legs., features: [Legs], booking: booking }
  nourish: { name: Nourish & Restore, price: $170, description: For skin., features: [Skin], booking: booking }
`;

const said = (text: string, ...changes: Change[]) =>
  pricesSaid(
    text,
    ['services:\n  leak: { name: Leak, description: Mended., prices: { Visit: $50 }, booking: booking }\n', sold],
    ...changes,
  );

test.each([
  ['its plural', 'Prenatal massages cost $83.', '“Prenatal Massage” is $83 on /a, but $95'],
  ['a plural with another ending', 'Cold stone therapies cost $83.', '“Cold Stone Therapy” is $83 on /a, but $85'],
  ['a curly apostrophe', 'Runner’s Reboot costs $125.', `“Runner's Reboot” is $125 on /a, but $120`],
  ['"and" in it', 'A hand and foot scrub costs $20.', '“Hand and foot scrub” is $20 on /a, but $15'],
  ['"and" in it, and in the sentence', 'A leak is $50, and a hand and foot scrub $20.', '“Hand and foot scrub” is $20'],
  ['"or" in it', 'Hot or cold towels cost $6.', '“Hot or cold towels” is $6 on /a, but $5'],
  ['"&" in it', 'Nourish and Restore costs $180.', '“Nourish & Restore” is $180 on /a, but $170'],
])('the price of a name is found after %s', async (_, text, fault) => {
  expect((await said(text))?.join('\n')).toContain(fault);
});

test('a curly apostrophe in site.yaml', async () => {
  expect(await said("Runner's Reboot costs $125.", ["Runner's", 'Runner’s'])).toEqual([
    '“Runner’s Reboot” is $125 on /a, but $120 in site.yaml.',
  ]);
});

test('the plural of one word, and that of a part of a name, may be about something else', async () => {
  expect(await said('Leaks cost a house $900 a year. Cold stones are $3 at the quarry.')).toBeNull();
});
