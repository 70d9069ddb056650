import { fixable } from '../../harness/messages/mistakes.ts';

fixable('pages/start.yaml', [
  [
    '      - question: How often?\n        ',
    '      -  question: How often?\n«        »',
    'begins with 8 spaces; its siblings begin with 9',
  ],
  ['  title: Chimney sweep in', '« »title: Chimney sweep in', 'begins with 1 space; its siblings begin with 2'],
  [
    '  description: A clean flue before the first frost.',
    '« »description: A clean flue before the first frost.',
    'begins with 1 space; its siblings begin with 2',
  ],
  [
    '  keywords: chimney sweep Vermont',
    '«   »keywords: chimney sweep Vermont',
    'begins with 3 spaces; its siblings begin with 2',
  ],
  ['        answer: Once', '«    »answer: Once', 'begins with 4 spaces; its siblings begin with 8'],
  ['        answer: Once', '«       »answer: Once', 'begins with 7 spaces; its siblings begin with 8'],
  ['        answer: Once', '«         »answer: Once', 'begins with 9 spaces; its siblings begin with 8'],
  ['        id: how-often', '«       »id: how-often', 'begins with 7 spaces; its siblings begin with 8'],
  ['        id: how-often', '«      »id: how-often', 'begins with 6 spaces; its siblings begin with 8'],
  [
    '    text: A clean flue, a dry house and a fire that draws.',
    '«\ttext: A clean flue, a dry house and a fire that draws.»',
    'a tab',
  ],
  [
    '    text: A clean flue, a dry house and a fire that draws.',
    '«  \ttext: A clean flue, a dry house and a fire that draws.»',
    'a tab',
    '      text: A clean flue',
  ],
  ['  - type: faq', '«\t- type: faq»', 'a tab'],
  ['  - type: faq', '  -«\ttype: faq»', 'a tab'],
  ['      - question: How often?', '«\t\t\t- question: How often?»', 'a tab'],
  [
    '  - type: faq',
    '«-» type: faq',
    'begins with no spaces; its siblings begin with 2',
    'its dash is in the same column',
  ],
  ['  - type: hero', '«-» type: hero', 'begins with no spaces; its siblings begin with 2'],
  [
    '    drawing: stones\n  - type: services',
    '    drawing: stones\n  - type: note\n    heading: Three Rules\n    items:\n      - Dry wood\n      - A cap\n«-» type: services',
    'begins with no spaces; its siblings begin with 2',
  ],
  [
    '  description: A clean flue before the first frost.',
    '«    »description: A clean flue before the first frost.',
    'begins with 4 spaces; its siblings begin with 2',
  ],
  ['  - type: hero', '«    »- type: hero', 'begins with 4 spaces; its siblings begin with 2'],
  ['      - question: How often?', '      «question: How often?»', 'has no hyphen'],
]);

fixable('pages/chimneys.yaml', [
  ['  - type: intro', '«    »- type: intro', 'begins with 4 spaces; its siblings begin with 2'],
]);

// The line below the first one of a group, which seems to be the second line of a list item.
fixable('site.yaml', [
  ['  countryCode: "+1"', '«    »countryCode: "+1"', 'begins with 4 spaces; its siblings begin with 2'],
  ['  Tuesday: 08:00–16:30', '«    »Tuesday: 08:00–16:30', 'begins with 4 spaces; its siblings begin with 2'],
  ['    description: Flue,', '«      »description: Flue,', 'begins with 6 spaces; its siblings begin with 4'],
  ['  shortName: Maple Notch', '«    »shortName: Maple Notch', 'begins with 4 spaces; its siblings begin with 2'],
  ['  photos: https', '«    »photos: https', 'begins with 4 spaces; its siblings begin with 2'],
  [
    'center: { latitude: 44.2978, longitude: -72.0487 }',
    'center:\n      latitude: 44.2978\n«        »longitude: -72.0487',
    'begins with 8 spaces; its siblings begin with 6',
  ],
  [
    'prices: { 60 min: $95, 90 min: $135 }',
    'prices:\n      60 min: $95\n«        »90 min: $135',
    'begins with 8 spaces; its siblings begin with 6',
  ],
  [
    '  phone: 802-555-0117\n  countryCode: "+1"\n  email',
    '«  »phone: 802-555-0117\n    countryCode: "+1"\n    email',
    'begins with 2 spaces; its siblings begin with 4',
  ],
  [
    '    - { label: Chimneys, to: /chimneys/peacham }\n  book',
    '    - { label: Chimneys, to: /chimneys/peacham }\n«    »book',
    'begins with 4 spaces; its siblings begin with 2',
  ],
  ['  - name: Peacham', '  «name: Peacham»', 'has no hyphen'],
  [
    '    - { label: Start, to: / }\n    - { label: Chimneys, to: /chimneys/peacham }\n  book',
    '    «label: Chimneys»\n      to: /chimneys/peacham\n  book',
    'has no hyphen',
  ],
]);

fixable('site.yaml', [
  [
    'description: New rope, new glass, new bricks.',
    'description: |\n«    »New rope',
    'The text of "description" must be indented further',
  ],
  [
    'description: New rope, new glass, new bricks.',
    'description: |\n«  »New rope',
    'The text of "description" must be indented further',
  ],
  [
    'description: New rope, new glass, new bricks.',
    'description: |\n      New rope\n«     »and glass\n',
    'begins with 5 spaces; its siblings begin with 6',
  ],
  [
    'description: New rope, new glass, new bricks.',
    'description: |\n        New rope\n«      »and glass\n',
    'begins with 6 spaces; its siblings begin with 8',
  ],
  ['  countryCode: "+1"', '« »countryCode: "+1"', 'begins with 1 space; its siblings begin with 2'],
  ['  countryCode: "+1"', '«   »countryCode: "+1"', 'begins with 3 spaces; its siblings begin with 2'],
  ['  countryCode: "+1"', '«c»ountryCode: "+1"', 'begins with no spaces; its siblings begin with 2'],
  ['  city: Danville', '«c»ity: Danville', 'begins with no spaces; its siblings begin with 2'],
  ['  city: Danville', '« »city: Danville', 'begins with 1 space; its siblings begin with 2'],
  ['  phone: 802-555-0117', '«p»hone: 802-555-0117', 'begins with no spaces; its siblings begin with 2'],
  ['  phone: 802-555-0117', '« »phone: 802-555-0117', 'begins with 1 space; its siblings begin with 2'],
  ['  phone: 802-555-0117', '«   »phone: 802-555-0117', 'begins with 3 spaces; its siblings begin with 2'],
  ['  email: sweep@example.com', '« »email: sweep@example.com', 'begins with 1 space; its siblings begin with 2'],
  ['  email: sweep@example.com', '«   »email: sweep@example.com', 'begins with 3 spaces; its siblings begin with 2'],
  ['  email: sweep@example.com', '«    »email: sweep@example.com', 'begins with 4 spaces; its siblings begin with 2'],
  ['    slug: barnet', '«   »slug: barnet', 'begins with 3 spaces; its siblings begin with 4'],
  ['    slug: barnet', '«     »slug: barnet', 'begins with 5 spaces; its siblings begin with 4'],
  ['    slug: barnet', '«  »slug: barnet', 'begins with 2 spaces; its siblings begin with 4'],
  ['  - name: Barnet', '«   »- name: Barnet', 'begins with 3 spaces; its siblings begin with 2'],
  ['  - name: Barnet', '« »- name: Barnet', 'begins with 1 space; its siblings begin with 2'],
  ['  - name: Barnet', '«-» name: Barnet', 'begins with no spaces; its siblings begin with 2'],
  ['  phone: 802-555-0117', '«\tphone: 802-555-0117»', 'a tab'],
  ['  email: sweep@example.com', '«\temail: sweep@example.com»', 'a tab'],
]);
