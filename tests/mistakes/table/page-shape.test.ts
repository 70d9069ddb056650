import { explained, fixable } from '../../harness/messages/mistakes.ts';

fixable('pages/start.yaml', [
  ['\nsections:\n', '\n«section»:\n', 'sections'],
  ['template: standard', '«templat»: standard', 'template'],
  ['    heading: Before', '    «headng»: Before', 'a hero section'],
  ['    heading: Before', '    «Heading»: Before'],
  ['    heading: Before', '    «title»: Before', 'heading'],
  ['      - question: How', '      - «Question»: How', 'item 1 of "items"'],
  ['        answer: Once', '        «text»: Once', 'answer'],

  ['name: Start', 'name: «Start,»', 'ends with a comma', '  Start'],
  [
    'title: Chimney sweep in Danville, VT | {business.name}',
    'title: «Chimney sweep in Danville, VT | {business.name},»',
    '  Chimney sweep',
  ],

  // Section types
  ['- type: hero', '- type: «heroo»', 'hero'],
  ['- type: hero', '- type: «Hero»'],
  ['- type: faq', '- type: «FAQ»'],
  ['- type: faq', '- type: «faqs»'],
  ['- type: faq', '- type: «Frequently Asked Questions»'],
  ['- type: services', '- type: «service»'],
  ['- type: hero', '- type: «{ hero }»', 'one word'],
  ['- type: hero', '- type: «[hero]»', 'one word'],
  ['- type: hero', '- «tipe»: hero', 'type'],
  ['- type: hero', '- «Type»: hero', 'type'],
  ['- type: hero', '- «hero:»', 'is the type of a section'],
  ['  - type: faq\n', '  - «newsletter»\n  - type: faq\n', 'type: newsletter'],

  // Indentation
  [
    '  title: Chimney sweep in Danville, VT | {business.name}\n  description: A clean flue before the first frost.\n  keywords',
    '«title: Chimney sweep in Danville, VT | {business.name}»\ndescription: A clean flue before the first frost.\nkeywords',
    'these 3 lines',
    '"seo"',
  ],
  ['  keywords: chimney sweep Vermont', '«keywords: chimney sweep Vermont»', 'Add 2 spaces'],
  [
    '    actions: [{ label: Ask for a Date, to: schedule }]\n    drawing: stones\n',
    '    actions:\n  «- { label: Ask for a Date, to: schedule }»\n',
    'Add 4 spaces',
    '"actions"',
  ],
  ['        id: how-often', '        id: how-often\n        «ground: sand»', 'Remove 4 spaces', '"items"'],

  // Lists and groups
  [
    'actions: [{ label: Ask for a Date, to: schedule }]',
    'actions: «{ label: Ask for a Date, to: schedule }»',
    'brackets',
  ],
  ['cards: [{ service: sweep }]', 'cards:\n      «service: sweep»', 'the dash before its first item'],
  ['{ label: Ask for a Date, to: schedule }', '{ label: «Ask, for a Date», to: schedule }', 'comma'],
  ['{ label: Ask for a Date, to: schedule }', '{ label: Ask for a Date, «To»: schedule }'],
]);

explained('pages/start.yaml', [
  ['name: Start\n', 'name: Start\n«heading»: Before the Frost\n', 'It belongs in a section'],
  ['name: Start\n', 'name: Start\n«city»: Danville\n', 'Its properties are: route, name'],
  ['name: Start\n', 'name: Start\n«language»: es\n', 'it needs a site of its own'],
  ['name: Start\n', 'name: Start\n«lang»: es\n', 'cannot have a language of its own'],
  [
    'name: Start\n',
    'name: Start\npublished: 2026-03-05\nupdated: «2026-02-05»\n',
    'before it was published on March 5',
  ],
  ['name: Start\n', 'name: Start\n«updated»: 2026-02-05\n', 'Or delete "updated:" if this page is not a post.'],
  [
    '    heading: Before the First Frost\n',
    '    heading: Before the First Frost\n    «color»: red\n',
    'Its properties are: type',
  ],
  ['- type: hero', '- type:«»', 'The type of this section is empty'],
  ['  - type: faq\n', '  «-»\n  - type: faq\n', 'This list item is empty'],
  ['  - type: faq\n', '  - «hero»\n  - type: faq\n', 'Write "type: hero"'],
  ['  - type: faq\n', '  - «banner»\n  - type: faq\n', 'The types are:'],
  [
    'actions: [{ label: Ask for a Date, to: schedule }]',
    'actions: «schedule»',
    '[ { label: Schedule, to: schedule } ]',
  ],
  [
    'actions: [{ label: Ask for a Date, to: schedule }]',
    'actions: «Ask for a Date»',
    'must be a list',
    'label: Ask for a Date',
  ],
  ['cards: [{ service: sweep }]', 'cards: «[]»', '"cards" is empty'],
  ['cards: [{ service: sweep }]', 'cards: [«sweep»]', 'Item 1 of "cards"', 'service'],
  ['template: standard\n', 'template:«»\n', '"template" is empty', 'standard, printable'],
  ['route: /\nname: Start\n', '«route: /»\n', '"name" is missing from a page'],
  ['seo:\n  title: Chimney sweep in Danville, VT | {business.name}\n', '«seo»:\n', '"title" is missing from "seo"'],
]);

/** A price without the colon after its name. */

/** What owners call sections. */
fixable('pages/find.yaml', [['type: newsletter, id: usual', 'type: «Mailing List», id: usual']]);
