import { expect, test } from 'vitest';
import { auditOf, saying } from '../../harness/messages/audit.ts';
import { explained, fixable } from '../../harness/messages/mistakes.ts';

const heading = 'heading: Before the First Frost';
const headingLine = '    heading: Before the First Frost';
const link = '    - { label: Chimneys, to: /chimneys/peacham }\n  book';

fixable('pages/start.yaml', [
  [heading, 'heading: «bell \u0007 here»', 'column 19', 'Write:  bell here'],
  [heading, 'heading: «\u0007bell»', 'U+0007'],
  [heading, 'heading: «apple \uF8FF store»', 'U+F8FF'],
  [heading, 'heading: «nul \u0000 x»', 'U+0000'],
  [heading, 'heading: «Before\u000Bthe First Frost»', 'U+000B', 'Write:  Before the First Frost'],
  [heading, '«head\u200Bing»: Before', 'U+200B', 'Write:  heading'],
  [heading, 'heading: «bell\u0007»', 'U+0007', 'Write:  bell'],
  [heading, '«heading:\u00A0Before»', 'U+00A0', 'Write:  heading: Before'],
  [heading, 'heading: Sin «daÃ±os»', 'wrong encoding', 'Write:  daños'],
  [heading, 'heading: «CafÃ© y niÃ±os» aquí', 'wrong encoding', 'Write:  Café y niños'],
  [heading, 'heading: «Itâ€™s» cold', 'wrong encoding', 'Write:  It’s'],
  [heading, '«heading: \u00A0Before»', 'U+00A0'],
  [heading, '«heading\u00A0: Before»', 'U+00A0'],
  [heading, '«\u00A0heading: Before»', 'U+00A0'],
  [headingLine, '«\u00A0   heading: Before the First Frost»', 'U+00A0'],
  [headingLine, '«\u00A0\u00A0\u00A0\u00A0heading: Before the First Frost»', 'U+00A0'],
  [headingLine, '   «\u00A0heading: Before the First Frost»', 'U+00A0'],
  ['  - type: hero', '  -«\u00A0type: hero»', 'U+00A0'],
  ['  - type: hero', '  - «\u00A0type: hero»', 'U+00A0'],
  ['  - type: hero', '  «\u00A0- type: hero»', 'U+00A0'],
  ['route: /\n', '«route:\u00A0/»\n', 'U+00A0'],
  ['route: /\n', '«\u00A0route: /»\n', 'U+00A0'],
  [heading, '«heading:\u200BBefore»', 'U+200B'],
  [headingLine, '   «\u200Bheading: Before the First Frost»', 'U+200B'],
  [heading, '«heading:\u202FBefore»', 'U+202F'],
  ['  - type: hero', '  -«\u202Ftype: hero»', 'U+202F'],
  [heading, '«heading:\u3000Before»', 'U+3000'],
  ['  - type: hero', '  -«\u3000type: hero»', 'U+3000'],
  [heading, '«heading:\u00ADBefore»', 'U+00AD'],
  [headingLine, '   «\u00ADheading: Before the First Frost»', 'U+00AD'],
  [heading, '«heading:\uFEFFBefore»', 'U+FEFF'],
  [headingLine, '   «\uFEFFheading: Before the First Frost»', 'U+FEFF'],
  [heading, 'heading: Before the «Fi\u200Brst» Frost', 'column 27', 'Write:  First'],
  [heading, 'heading: "Before the «Fi\uFEFFrst Fro\u200Bst»"', 'U+FEFF', 'Write:  First Frost'],
  [heading, 'heading: |\n      Before the «Fi\u2060rst»\n      Frost', 'U+2060', 'Write:  First'],
]);

fixable('site.yaml', [
  [link, '    - { «label:\u00A0Chimneys, to: /chimneys/peacham }»\n  book', 'U+00A0'],
  [link, '    - { label: Chimneys, «to:\u00A0/chimneys/peacham }»\n  book', 'U+00A0'],
  [link, '    - { label: Chimneys, to: «/chimneys/\u00A0peacham» }\n  book', 'U+00A0'],
  [link, '    - { label: Chimneys,«\u00A0to»: /chimneys/peacham }\n  book', 'U+00A0'],
  [link, '    - {«\u00A0label»: Chimneys, to: /chimneys/peacham }\n  book', 'U+00A0'],
  ['  city: Danville', '«\u00A0\u00A0city: Danville»', 'U+00A0'],
  [
    '    - { label: Start, to: / }\n    - { label: Chimneys, to',
    '    -«\u00A0{ label: Start, to: / }»\n    - { label: Chimneys, to',
    'U+00A0',
  ],
  ['  city: Danville', '«\u200B\u200Bcity: Danville»', 'U+200B'],
  [link, '    - { «label:\u202FChimneys, to: /chimneys/peacham }»\n  book', 'U+202F'],
  [link, '    - { «label:\u3000Chimneys, to: /chimneys/peacham }»\n  book', 'U+3000'],
  [link, '    - { label: Chimneys, «to:\u00AD/chimneys/peacham }»\n  book', 'U+00AD'],
  [
    '    - { label: Start, to: / }\n    - { label: Chimneys, to',
    '    -«\uFEFF{ label: Start, to: / }»\n    - { label: Chimneys, to',
    'U+FEFF',
  ],
]);

explained('pages/start.yaml', [
  [headingLine, '    heading: |«\u00A0»\n      Before the First Frost', 'U+00A0', 'Delete it'],
  [headingLine, '    heading: >- «\u202F»\n      Before the First Frost', 'U+202F', 'Delete it'],
  [heading, 'heading: «"\u00A0"»', 'only spaces'],
  [heading, 'heading: «"\u200B "»', 'only spaces'],
  [heading, 'heading: «"   "»', 'only spaces'],
]);

explained('site.yaml', [
  ['slug: barnet', 'slug: barnet«\u00A0»', 'U+00A0'],
  ['phone: 802-555-0117', 'phone: 802-555-0117«\u00A0»', 'U+00A0'],
  ['slug: barnet', 'slug: barnet«\u200B»', 'U+200B'],
  ['phone: 802-555-0117', 'phone: 802-555-0117«\uFEFF»', 'U+FEFF'],
  ['  city: Danville', '  city: Danville\n«\u00A0»', 'U+00A0'],
  ['  city: Danville', '  city: Danville\n«\u202F»', 'U+202F'],
  ['  city: Danville', '  city: Danville\n«\u3000»', 'U+3000'],
]);

test.each([
  'Soft\u00ADhyphens and no-break\u00A0spaces',
  'می\u200Cخواهم',
  '👩\u200D🔧',
  'A dash \u2060— that keeps its word',
  'សួស្តី\u200Bពិភពលោក is Khmer',
])('an invisible character with a meaning: %s', async (text) => {
  expect(await auditOf(saying(text))).toBe('\nNo problems.\n');
});
