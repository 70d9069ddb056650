import { explained, fixable } from '../../harness/messages/mistakes.ts';

const heading = 'heading: Before the First Frost';
const question = '      - question: How often?';

fixable('pages/start.yaml', [
  ['  - type: faq', '«-type: faq»', 'a hyphen and a space'],
  [heading, '«heading:Before the First Frost»', 'no space after the colon of "heading"'],
  [heading, '«heading=Before the First Frost»', 'instead of a colon'],
  [heading, '«heading = Before the First Frost»', 'instead of a colon'],
  [heading, '«heading - Before the First Frost»', 'instead of a colon'],
  [heading, '«heading – Before the First Frost»', 'instead of a colon'],
  [heading, '«heading Before the First Frost»', 'no colon'],
  [heading, '«heading; Before the First Frost»', 'instead of a colon'],
  ['  - type: hero', '  - «type:hero»', 'no space after the colon of "type"'],
  ['  - type: hero', '  - «type hero»', 'no colon'],
  ['route: /\n', '«route:/»\n', 'no space after the colon of "route"'],
  ['seo:\n', '«seo»\n', 'no colon'],
  ['sections:\n', '«sections»\n', 'no colon'],
  [question, '      - «question How often?»', 'no colon'],
  [question, '      «question: How often?»', 'a hyphen and a space'],
  ['  - type: faq', '  «  type: faq»', 'write, 2 spaces from the left:  - type: faq', 'delete the other'],
  ['  - type: faq', '«    »- type: faq', 'Remove 2 spaces'],
  ['  - type: services', '«    »- type: services', 'Remove 2 spaces'],
  [
    '  - type: services',
    '  - type: faq\n    heading: Asked\n    items: [{ question: Why?, answer: So. }]\n  «  type: services»\n    heading: Prices',
    'from the left:  - type: services',
  ],
  [
    '    heading: Before the First Frost',
    '    «heading Before {business.name} comes»',
    'There is no colon after "heading"',
    '  heading: Before {business.name} comes',
  ],
  [question, '      «— question: How often?»', 'a hyphen and a space'],
  [question, '      «1. question: How often?»', 'a hyphen and a space'],
  ['  - type: hero', '  «-type: hero»', 'a hyphen and a space'],
  ['  - type: services', '  «-type: services»', 'a hyphen and a space'],
  ['  - type: faq', '  «-type: faq»', 'a hyphen and a space'],
  [question, '      «-question: How often?»', 'a hyphen and a space'],
  ['  - type: faq', '  «<!-- questions -->»\n  - type: faq', 'comments begin with #'],
  ['sections:', '«<!-- questions -->»\nsections:', 'comments begin with #'],
  ['sections:', '«// questions»\nsections:', 'comments begin with #'],
  ['    heading: Before', '    «// questions»\n    heading: Before', 'comments begin with #'],
  ['    heading: Before', '    «; questions»\n    heading: Before', 'comments begin with #'],
  ['    heading: Before', '    «/* questions */»\n    heading: Before', 'comments begin with #'],
  ['  - type: services', '«// questions»\n  - type: services', 'comments begin with #'],
  ['route: /\n', '«// The start page»\nroute: /\n', 'comments begin with #'],
  ['route: /\n', '«<!-- The start page -->»\nroute: /\n', 'comments begin with #'],
  ['route: /\n', '«; The start page»\nroute: /\n', 'comments begin with #'],
  ['route: /\n', '«/* The start page */»\nroute: /\n', 'comments begin with #'],
]);

fixable('site.yaml', [
  [
    '    booking: https://stoves.example.com',
    '    «booking:https://stoves.example.com»',
    'no space after the colon of "booking"',
  ],
  ['  Tuesday: 08:00–16:30', '  «Tuesday 08:00–16:30»', 'no colon'],
  ['  city: Danville', '  «city Danville»', 'no colon'],
  ['  city: Danville', '  «citty Danville»', 'It seems to be "city", misspelled', 'city: Danville'],
  ['  city: Danville', '  «citty = Danville»', 'It seems to be "city", misspelled', 'city: Danville'],
  ['  email: sweep@example.com', '  «emial sweep@example.com»', 'It seems to be "email", misspelled', 'email: sweep'],
  ['words:\n  skip', '«words»\n  skip', 'no colon'],
  ['words:\n  skip', '«words;»\n  skip', 'instead of a colon'],
  ['hours:\n  Monday: 08:00–16:30', 'hours:\n  «- Monday: 08:00–16:30»', 'begins a list item'],
  ['\naddress:', '\n«----------»\naddress:', 'comments begin with #'],
  ['\naddress:', '\n«==========»\naddress:', 'comments begin with #'],
  ['\naddress:', '\n«-- Address --»\naddress:', 'comments begin with #'],
]);

explained('pages/start.yaml', [
  [
    '  - type: faq\n',
    '  - type: checklist\n    heading: What we do\n    - «Sweeping»\n    - Stoves\n  - type: faq\n',
    'such as "items:", in the same column as "heading"',
  ],
  ['name: Start\n', 'name: Start\n«word»\n', 'This line is neither a property ("name: value") nor a list i'],
  [
    '    drawing: stones',
    '    drawing: stones\n    «and more»',
    'This line is neither a property ("name: value") nor a list i',
  ],
  ['    drawing: stones', '    drawing: stones\n    «-»', 'is empty'],
  ['    drawing: stones', '    drawing: stones\n    «heading»: Again', 'used twice'],
  ['    drawing: stones', '    drawing: stones\n    «type»: hero', 'used twice', 'Keep one of the two'],
  ['name: Start\n', '«? name»\n', 'A line that begins with ? and a space is a complex key in YA'],
  ['name: Start\n', 'name: Start\n«? why»\n', 'A line that begins with ? and a space is a complex key in YA'],
  ['name: Start\n', 'name: Start\n«__proto__»: 1\n', '"__proto__" cannot be the name of a property'],
  ['sections:', '«---»\nsections:', 'only one'],
  ['sections:', '«...»\nsections:', 'only one'],
  [question, '      - «How often?»', 'There is no property name before this text'],
]);

explained('site.yaml', [
  [
    'description: After supper., note: Two days ahead. }',
    'description: After supper. }\n    «note: Two days ahead.»',
    '"evening" ends at its closing brace',
    'For example:  , note: Two days ahead. }',
  ],
  ['  city: Danville', '  city: Danville\n  «oops»', 'This line is neither a property ("name: value") nor a list i'],
  [
    '  Sunday: Closed\n',
    '  Sunday: Closed\n  «Closed July 4th - July 18th»\n',
    'This line is neither a property ("name: value") nor a list i',
  ],
  ['  city: Danville', '  city: Danville\n  «city»: Barre', 'used twice', 'Keep one of the two and delete the other.'],
  [
    '  email: sweep@example.com\n',
    '  email: sweep@example.com\n\n  «phone»: 1\n',
    'Keep one of the two and delete the other.',
  ],
  [
    '\nservices:\n  sweep:\n',
    '\n  # What we do\n  photos-of-stoves: /\n  «photos»:\n',
    'If another group begins on line 45',
    'above "photos-of-stoves", write the name and a colon',
  ],
  [
    'description: New rope, new glass, new bricks.',
    'description: New rope,\n      «- new glass»\n      - new bricks.',
    'belongs to the text above',
  ],
  [
    'description: New rope, new glass, new bricks.',
    'description: New rope,\n    «new bricks.»',
    'This line is neither a property ("name: value") nor a list i',
  ],
  ['words:\n  skip', '«Words=»\n  skip', 'This line is neither a property ("name: value") nor a list i'],
  ['hours:\n  Monday', 'hours: «our hours»\n  Monday', '"hours" has a value on its own line'],
  ['\naddress:', '\n«/*»\n The address\n*/\naddress:', 'comments begin with #'],
]);

explained('pages/start.yaml', [
  [heading, 'heading: «Before the First Frost»\n      • Soot: gone\n      • Smoke: none', 'write | after "heading:"'],
  [heading, 'heading: «•\tSoot: gone»\n•\tSmoke: none', 'lines with bullets'],
]);

/** Entries of a group with a dash instead of a name. */
const entryNames = ['"bundles"', 'such as "winter-bundle:"', 'such as "name: Winter Bundle"'] as const;
explained('site.yaml', [
  ['  winter:\n    name: Winter Bundle', '  - «name: Winter Bundle»', ...entryNames],
  ['  spring:\n    name: Spring Bundle', '  - «name: Spring Bundle»', 'such as "spring-bundle:"'],
  ['  yearly:\n    name: Yearly Plan', '  «- name: Yearly Plan»', '"memberships"', 'such as "yearly-plan:"'],
]);

/** A section above the list of sections. */
explained('pages/start.yaml', [
  ['Vermont\nsections:', 'Vermont\n- «type: note»\n  heading: A note\nsections:', 'below "sections:"'],
  ['sections:', '  - «type: note»\n    heading: A note\nsections:', 'below "sections:"'],
]);

explained('pages/find.yaml', [
  [
    'seo: { title: The way to the sweep, description: Where the shop is and when it is open., keywords: address }',
    '  «title: The way»\n  description: Where.\n  keywords: address',
    'The line "seo:" is missing',
    'Above this line, write "seo:" in the same column as "template".',
  ],
]);

explained('site.yaml', [
  ['\nhours:\n  Monday: 08:00–16:30', '\n  «Monday: 08:00–16:30»', 'The line "hours:" is missing'],
  [
    'contact:\n  phone: 802-555-0117',
    '  «phone»: 802-555-0117',
    '"phone", "countryCode", and "email" belong to "contact", not to "brand"',
    'Write "contact:" on a line of its own above this line',
  ],
]);
