import { explained, fixable } from '../../harness/messages/mistakes.ts';

fixable('site.yaml', [
  ['prices: { 60 min: $95,', 'prices: { «60 min = $95»,', 'no colon between "60 min" and "$95"'],
  ['prices: { 60 min: $95, 90', 'prices: { 60 min: $95«;» 90', 'by a comma, not by a semicolon'],
  ['regular: $185', 'regular: «services.sweep One flue»', 'dots between the parts of a reference'],
  [
    'regular: $185',
    'regular: «services.sweep.One flu + service.stove.60 min»',
    '"One flu", which is not a price of "sweep", and refers to "service"',
  ],
  ['price: $260', 'price: «$26S»', 'a letter where a digit belongs'],
  ['price: $145', 'price: $145\n    «ends»: 2030-12-31', 'Did you mean "until"?'],
  ['price: $145', 'price: $145\n    «to»: 2030-12-31', 'Did you mean "until"?'],
  [
    '\nnavigation:\n  label',
    '\nredirects:\n  «- from: /old-page»\n    to: /find\nnavigation:\n  label',
    'the dashes make it a list',
  ],
]);

fixable('site.yaml', [['\n  stove:\n', '\n  «- stove:»\n', 'begins with its name, without a dash']]);

explained('site.yaml', [
  ['prices: { 60 min: $95, 90 min: $135 }', 'prices: { 60 min: $95«;» 90 min: $135; 2 h: $170 }', 'by a semicolon'],
  [
    'regular: $185',
    'regular: «services.stove.70 min + service.sweep»',
    '"70 min"',
    '"service"',
    'Correct each of them.',
  ],
  ['price: $145', 'price: $145\n    «to»: /find', 'Its properties are:'],
]);

fixable('site.yaml', [
  ['{ latitude: 44.4117,', '{ latitude: «"44.4117, -72.1401"»,', 'These are two numbers'],
  [
    'geo: { latitude: 44.4117, longitude: -72.1401 }',
    'geo:\n  latitude: 44.4117\n  longitude: «44.4117, -72.1401»',
    'These are two numbers',
  ],
  [
    'geo: { latitude: 44.4117, longitude: -72.1401 }',
    'geo:\n  latitude: «44,4117»\n  longitude: -72.1401',
    'Use a decimal point, not a comma.',
  ],
  [
    'geo: { latitude: 44.4117, longitude: -72.1401 }',
    'geo:\n  latitude: «44,41»\n  longitude: -72.1401',
    'Use a decimal point, not a comma.',
  ],
]);

fixable('pages/find.yaml', [
  ['text: Up the hill.', 'text: "It is «{services.stove.60 min}»."', '{services.stove.prices.60 min}'],
  [
    'details: [{ title: Snow, text: We shovel. }]',
    'details:\n      - title: Snow\n      «- text: We shovel.»',
    'belongs to the list item above it',
  ],
  ['template: standard', '«date»: 2026-01-02\ntemplate: standard', 'Did you mean "published"?'],
]);
