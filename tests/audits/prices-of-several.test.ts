import { expect, test } from 'vitest';
import { pricesSaid } from '../harness/messages/audit.ts';

const services = `services:
  tuning: { name: Piano Tuning, description: Of any piano., prices: { Tuning: $160 }, booking: booking }
  pitch: { name: Pitch Raise, description: For a flat piano., prices: { Upright: $60, Grand: $80 }, booking: booking }
  lesson: { name: Piano Lesson, description: One on one., prices: { 45 min: $55, 60 min: $70, 90 min: $100 }, booking: booking }
  duet: { name: Duet Lesson, description: For two., prices: { 60 min: $110 }, booking: booking }
`;
const others = `enhancements:
  string: { name: New string, price: $35, description: With the labor. }
packages:
  ten: { name: Ten Pack, description: Ten lessons., prices: { 10 × 60 min: $630 }, savings: Save $70, booking: booking }
specials:
  first: { name: First Lesson, price: $45, regular: $70, description: For beginners., booking: booking }
words:
  off: off
`;

const said = (text: string) => pricesSaid(text, ['services:\n', services], ['words:\n', others]);

test.each([
  ['a sum with “plus”', 'A tuning plus a pitch raise is $220 for an upright. Two tunings plus a string are $355.'],
  ['a sum with a plus sign', 'Tuning and pitch raise on a grand: $160 + $80 = $240.'],
  [
    'something else, added',
    'Piano tuning: $160, plus $65 for a new string and its oil. Tuning: $160, plus $5 for parking.',
  ],
  ['an item with something else', 'Piano tuning with a humidity system: $190 + $35 for a new string.'],
  ['things of different counts', 'Two piano tunings and a piano lesson: $320 + $55 = $375.'],
  [
    'something else with the name of an item',
    'Tuning: $160, plus $55 for a new string at night. Tuning: $160, plus $15 for new string removal.',
  ],
  ['an extra thing without a price', 'I charge $12 for each additional key. I charge $12 for every extra key.'],
  ['a price with tax', 'A piano tuning is $171, and all taxes are included. Piano tuning: $199, travel fee included.'],
  ['names after a slash', 'Pitch raise: $60 upright / $80 grand. Pitch raise: $80 grand | $60 upright.'],
  ['names after “for”', 'Plan on a pitch raise ($60 for an upright, $80 for a grand) before the tuning ($160).'],
  ['other things with the name of a price', 'Sauna / visit $12. Keyboard party / 60 minutes: $125.'],
  ['lengths after a slash', '45-minute lesson $55 / 60-minute lesson $70 / 90-minute lesson $100.'],
  ['prices with lengths after a bar', 'Piano lessons: $55 / 45 min | $70 / 60 min | $100 / 90 min.'],
  ['a length of something else', 'After a 45-minute trial a piano lesson is $70 / 60 min.'],
  ['lengths of prices', 'Piano lessons: $55 / 45 min, $70 / 60 min or $100 / 90 min.'],
  ['a visit of a package', 'With the Ten Pack an hour is $63. The Ten Pack is $630, so a lesson comes to $63.'],
  [
    'an offer with its regular price',
    'Beginners: your piano lesson is $45 (regularly $70). New? A piano lesson is $45, not $70.',
  ],
])('%s is right', async (_, text) => {
  expect(await said(text)).toBeNull();
});

test.each([
  ['A tuning plus a pitch raise is $230 for an upright.', '“Pitch Raise, Upright” is $230'],
  ['Tuning and pitch raise on a grand: $150 + $80 = $230.', '“Pitch Raise, Grand” is $150'],
  ['A piano tuning is $160, plus $40 for each new string.', '“New string” is $40'],
  ['Piano tuning: $160 plus $40 for a new string.', '“New string” is $40'],
  ['I charge $12 for every piano tuning.', '$12'],
  ['I charge $12 for each additional hour.', '$12'],
  ['A duet lesson is $18 each.', '“Duet Lesson” is $18'],
  ['Pitch raise: $70 upright / $80 grand.', '“Pitch Raise, Upright” is $70'],
  ['45-minute lesson $55 / 60-minute lesson $75.', '$75'],
  ['60-minute lesson $70 / 45-minute lesson $50.', '$50'],
  ['The Ten Pack is $630, so a lesson comes to $60.', '“Ten Pack” is $60'],
  ['A piano lesson is $45 for 60 minutes.', '“Piano Lesson, 60 min” is $45'],
  ['A duet lesson is $45 (regularly $70).', '“Duet Lesson” is $45'],
  ['A piano lesson is $40 (regularly $70).', '“Piano Lesson” is $40'],
  ['A piano tuning costs the same by day ($160) and at night ($170).', '“Piano Tuning” is $170'],
])('“%s” is wrong', async (text, fault) => {
  expect((await said(text))?.join('\n')).toContain(fault);
});
