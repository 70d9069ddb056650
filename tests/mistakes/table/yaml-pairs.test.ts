import { explained, fixable } from '../../harness/messages/mistakes.ts';

const link = '    - { label: Chimneys, to: /chimneys/peacham }\n  book';
const braces = 'Several properties on one line need braces';
const comma = 'lines do not end with a comma';

fixable('site.yaml', [
  [link, '    - «label: Chimneys, to: /chimneys/peacham»\n  book', braces],
  [link, '    - «(label: Chimneys, to: /chimneys/peacham)»\n  book', braces],
  ['prices: { 60 min: $95, 90 min: $135 }', 'prices: «60 min: $95, 90 min: $135»', braces],
  [link, '    - «{ label: Chimneys, to: /chimneys/peacham },»\n  book', comma],
  ['geo: { latitude: 44.4117, longitude: -72.1401 }', 'geo: «{ latitude: 44.4117, longitude: -72.1401 },»', comma],
  [link, '    - { label: «Chimneys»\n        to: /chimneys/peacham }\n  book', 'A comma is missing', '  Chimneys,'],
  ['city: Danville', 'city: «"Danville",»', comma],
  ['features: [A sweep, A cap]', 'features: «[A sweep, A cap],»', comma],
  [link, '    - «{{ label: Chimneys, to: /chimneys/peacham }}»\n  book', 'one pair of braces'],
  ['\n  spring:\n', '\n«    »spring:\n', 'begins with 4 spaces; its siblings begin with 2'],
  ['longitude: -72.1401', 'longitude: «- 72.1401»', 'space after the minus sign'],
  ['phone: 802-555-0117', 'phone: «[802] 555-0117»', 'in parentheses'],
]);

fixable('pages/start.yaml', [
  [
    'answer: Once a year, or once a cord & a half.',
    'answer: |\n          Once a year.\n\n«      »Or once a cord and a half.',
    'The text of "answer" must be indented further than "answer"',
  ],
  [
    'answer: Once a year, or once a cord & a half.',
    'answer: |\n«        »Once a year.\n\n          Or once a cord and a half.',
    'The text of "answer" must be indented further than "answer"',
  ],
]);

explained('pages/start.yaml', [
  [
    'heading: Before the First Frost\n    text: A clean flue, a dry house and a fire that draws.',
    'heading: Before the First Frost «text: A clean flue, a dry house and a fire that draws.»',
    '"heading" and "text" are two properties on one line',
  ],
  [
    '- type: faq\n    heading: Asked at the Door',
    '- type: faq «heading: Asked at the Door»',
    '"heading:" on a line of its own',
  ],
  [
    '    items:\n      - question: How often?',
    '      - «question: How often?»',
    'The line that begins this list is missing',
  ],
  ['sections:\n  - type: hero', '  - «type: hero»', 'The line "sections:" is missing'],
]);

explained('site.yaml', [
  ['\n  spring:\n    name:', '\n  «winter»:\n    name:', 'Two groups have the name "winter"'],
  ['\n  spring:\n    name: Spring', '\n    «name»: Spring', 'begins a new group is missing'],
  ['\n  - name: Barnet\n    slug', '\n    «slug»', 'begins a new list item is missing'],
]);
