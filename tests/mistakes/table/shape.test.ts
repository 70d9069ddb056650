import { explained, fixable } from '../../harness/messages/mistakes.ts';

const springLines = [
  'name: Spring Bundle',
  'description: Everything after the thaw.',
  'price: $190',
  'features: [A wash]',
  'booking: schedule',
];

fixable('site.yaml', [
  // Commas as other formats have them at the end of each line
  ['name: Stove Repair', 'name: «Stove Repair,»', 'ends with a comma', '  Stove Repair'],
  ['name: Stove Repair', 'name: «"Stove Repair, "»', 'ends with a comma', '  Stove Repair'],
  ['name: Stove Repair', 'name: «"Stove Repair "»', 'ends with a space', '  Stove Repair'],
  ['name: Stove Repair', 'name: «" Stove Repair"»', 'begins with a space', '  Stove Repair'],
  ['name: Maple Notch Chimney Sweep', 'name: «Maple Notch Chimney Sweep,»', '  Maple Notch Chimney Sweep'],
  ['city: Danville', 'city: «Danville,»', '  Danville'],
  ['price: $145', 'price: «$145,»', '  $145'],

  // Misspelled properties and groups
  ['\nservices:\n', '\n«service»:\n', 'site.yaml', 'services'],
  ['\nmemberships:\n', '\n«Memberships»:\n'],
  ['\nlinks:\n', '\n«link»:\n'],
  ['\ntowns:\n', '\n«town»:\n'],
  ['\nnavigation:\n', '\n«nav»:\n'],
  ['\naddress:\n', '\n«adress»:\n'],
  ['\ngeo: {', '\n«coordinates»: {', 'geo'],
  ['  shortName:', '  «short name»:', 'shortName', '"brand"'],
  ['  shortName:', '  «short_name»:'],
  ['  shortName:', '  «short-name»:'],
  ['  shortName:', '  «ShortName»:'],
  ['  shortName:', '  «nickname»:'],
  ['  countryCode:', '  «country code»:'],
  ['  Monday:', '  «monday»:', 'Monday'],
  ['  Tuesday:', '  «Tues»:'],
  ['  street:', '  «steet»:', '"address"'],
  ['geo: { latitude: 44.4117', 'geo: { «lat»: 44.4117', 'latitude'],
  ['{ latitude: 44.3281, longitude', '{ latitude: 44.3281, «longtitude»', '"center"'],
  ['  - name: Peacham\n    slug', '  - «nam»: Peacham\n    slug', 'item 1 of "towns"'],
  ['{ label: Chimneys, to:', '{ «lable»: Chimneys, to:', 'label'],
  ['{ name: Evening Visit, price', '{ name: Evening Visit, «Price»'],

  // Indentation
  ['  mark: stones\n  shortName', '«mark: stones»\nshortName', 'these 2 lines', '"brand"'],
  [
    '  phone: 802-555-0117\n  countryCode: "+1"\n  email',
    '«phone: 802-555-0117»\ncountryCode: "+1"\nemail',
    'these 3 lines',
    '"contact"',
  ],
  ['  country: US\n', '«country: US»\n', 'this line', '"address"'],
  ['geo: { latitude: 44.4117, longitude: -72.1401 }', 'geo:\n«latitude: 44.4117»\nlongitude: -72.1401', '"geo"'],
  [
    '    words: { road: the Peacham road }',
    '    words:\n    «road: the Peacham road»',
    'Add 2 spaces before this line',
    '"words"',
  ],
  [
    '    prices: { 60 min: $95, 90 min: $135 }',
    '    prices:\n    «60 min: $95»\n    90 min: $135',
    '"60 min" and "90 min"',
    'these 2 lines',
  ],
  [
    springLines.map((line) => `    ${line}`).join('\n'),
    springLines.map((line, index) => (index === 0 ? `  «${line}»` : `  ${line}`)).join('\n'),
    'these 5 lines',
    '"spring"',
  ],
  ['    booking: https://stoves.example.com', '  «booking: https://stoves.example.com»', '"stove"', 'this line'],
  [
    '  email: sweep@example.com\n',
    '  email: sweep@example.com\n  «card: { line: A }»\n',
    'Remove 2 spaces',
    '"contact"',
  ],

  // Names of entries
  ['  schedule: https', '  «Schedule»: https', 'lowercase letters'],
  ['  schedule: https', '  «Book Now»: https', 'schedule'],
  ['  photos: https', '  «Our Photos»: https', 'photos'],
  ['\n  sweep:\n', '\n  «Sweep»:\n'],
  ['\n  stove:\n', '\n  «Stove Repair»:\n', 'stove'],
  ['\n  five:\n', '\n  «Five_Visits»:\n', 'five-visits'],
  ['\n  evening: {', '\n  «Évening»: {', 'evening'],
  ['\n  stove:\n', '\n  «stve»:\n', 'Nothing refers to "stve"'],

  ['\nspecials:\n', '\n«discounts»:\n', 'specials'],
  [
    '    prices: { 60 min: $95, 90 min: $135 }\n',
    '    «price: from $95»\n',
    'which has "prices", each with a label',
    'Write:  prices: { Visit: from $95 }',
  ],
  ['    prices: { 60 min: $95, 90 min: $135 }\n', '    «cost: Free»\n', 'prices: { Visit: Free }'],
  ['    prices: { 5 × 60 min: $425 }\n', '    «half day: $425»\n', 'prices: { half day: $425 }'],

  // Lists and groups
  ['    features: [A wash]', '    features: «A wash»', 'brackets'],
  ['    features: [A wash]', '    features: «A wash, A rinse»', 'several items', 'one item'],
  [
    '    features: [A wash]',
    '    features:\n      «A wash»\n      Towels',
    'without hyphens',
    '\n    features:\n      - A wash\n      - Towels',
  ],
  [
    '    features: [A wash]',
    '    features: «|»\n      - Cold: a wash\n\n      - Towels',
    'Delete the |',
    '\n    features:\n      - "Cold: a wash"\n      - Towels',
  ],
  ['    features: [A wash]', '    features: [«A wash: cold»]', 'the colon'],
  ['    features: [A wash]', '    features:\n      - «Cold wash:»', 'the colon at its end'],
  ['    features: [A wash]', '    features: «{ A wash, A rinse }»', 'a list has brackets, not braces'],
  ['prices: { 60 min: $95, 90 min: $135 }', 'prices: «[60 min: $95, 90 min: $135]»', 'the brackets'],
  ['prices: { 60 min: $95, 90 min: $135 }', 'prices: «[{ 60 min: $95, 90 min: $135 }]»', 'the brackets'],
  ['geo: { latitude: 44.4117, longitude: -72.1401 }', 'geo: «44.4117, -72.1401»', 'latitude and longitude'],
  ['geo: { latitude: 44.4117, longitude: -72.1401 }', 'geo: «[44.4117, -72.1401]»'],
  ['geo: { latitude: 44.4117, longitude: -72.1401 }', 'geo: «44.4117° N, 72.1401° W»'],
  ['center: { latitude: 44.3281, longitude: -72.1698 }', 'center: «44.3281 -72.1698»', '"center"'],
  ['links: [{ label: Photographs, to: photos }]', 'links: «{ label: Photographs, to: photos }»', 'brackets'],
  ['{ label: Chimneys, to: /chimneys/peacham }', '«Chimneys: /chimneys/peacham»', 'A link has "label" and "to"'],
  [
    '{ label: Chimneys, to: /chimneys/peacham }',
    '{ «"Chimneys, tall": /chimneys/peacham» }',
    'label: "Chimneys, tall"',
  ],
  [
    'links: [{ label: Photographs, to: photos }]',
    'links: [«Photographs: photos»]',
    '{ label: Photographs, to: photos }',
  ],
  ['{ heading: Reach us, call: Ring,', '{ heading: «Reach us, please», call: Ring,', 'comma'],
]);

explained('site.yaml', [
  ['  city: Danville\n', '  city: Danville\n  «floor»: 2\n', 'Its properties are: street, city'],
  [
    '    prices: { 5 × 60 min: $425 }\n    savings: Spare $50 in all\n    booking: schedule\n',
    '    «price»: call for a quote\n',
    'Still missing: prices, booking',
  ],
  ['  mark: stones\n', '  mark: stones\n  «Mark»: stones\n', 'which already has "mark"', 'Delete one'],
  ['\nlinks:\n', '\n«adress»: { street: 7 Example Hill }\nlinks:\n', 'which already has "address"', 'Delete one'],
  ['\nlinks:\n', '\n«opening hours»:\n  Monday: Closed\nlinks:\n', 'which already has "hours"'],
  ['\nlinks:\n', '\n«seo»: { title: Sweeping }\nlinks:\n', 'It belongs in a page.', 'in pages/'],
  ['\nlinks:\n', '\n«seo»: Sweeping\nlinks:\n', 'It belongs in a page.'],
  ['\nlinks:\n', '\n«profiles»: { us: https://a.example.com/us }\nlinks:\n', 'Move "us" to "links"'],
  [
    '\nlinks:\n',
    '\n«colors»: { main: blue, accent: red }\nlinks:\n',
    'Unknown property "colors"',
    'Its properties are:',
  ],
  ['\nlinks:\n', '\n«phone»: 802 555 0123\nlinks:\n', 'It belongs in "contact", which has it already'],
  [
    '  Sunday: Closed\n\nlinks:\n  schedule: https://calendar.example.com/maple-notch',
    '  Sunday: Closed\n\n  «schedule»: https://calendar.example.com/maple-notch',
    'the line "links:" is missing',
  ],
  ['    slug: barnet\n', '    slug: barnet\n    «latitude»: 44.3\n', 'Its properties are: name, slug'],
  ['address:\n  street: 7 Example Hill\n  city: Danville\n', '«address»:\n', '"city" is missing from "address"'],
  [
    'address:\n  street: 7 Example Hill\n  city: Danville\n  region: VT\n  postalCode: "05828"\n  country: US\n',
    '«address»:\n  region: VT\n',
    '"city" and "country" are missing',
  ],
  [
    'address:\n  street: 7 Example Hill\n  city: Danville\n  region: VT\n  postalCode: "05828"\n',
    '«address»:\n  street: 7 Example Hill\n  city: Danville\n  region: VT\n',
    'has a street, but no "postalCode"',
  ],
  ['address:\n  street: 7 Example Hill\n  city: Danville\n  region: VT\n', '«address»:\n  city: Danville\n', 'in US,'],
  [
    'links:\n  schedule: https://calendar.example.com/maple-notch',
    'links:\n  «""»: https://calendar.example.com',
    'no name',
  ],
  ['\nbundles:\n  winter:\n', '\n  «winter»:\n', 'the line "bundles:" is missing'],
  ['  yearly:\n    name: Yearly Plan', '    «name: Yearly Plan»', 'its name is missing'],
  ['geo: { latitude: 44.4117, longitude: -72.1401 }', 'geo: «near Danville»', 'latitude, longitude'],
  ['{ label: Chimneys, to: /chimneys/peacham }', '«/tall-chimneys»', '{ label: Tall Chimneys, to: /tall-chimneys }'],
  ['{ label: Chimneys, to: /chimneys/peacham }', '«photos»', '{ label: Photos, to: photos }'],
  [
    '{ label: Chimneys, to: /chimneys/peacham }',
    '«https://example.com/a»',
    '{ label: Book Now, to: https://example.com/a }',
  ],
  ['prices: { 60 min: $95, 90 min: $135 }', 'prices: «$95»', 'a label, a colon, and a value', '{ Visit: $95 }'],
  ['prices: { 60 min: $95, 90 min: $135 }', 'prices:«»', '"prices" is empty', 'Or delete the property.'],
  ['prices: { 60 min: $95, 90 min: $135 }', 'prices: { «""»: $95, 90 min: $135 }', 'This property has no name'],
  ['prices: { 60 min: $95, 90 min: $135 }', 'prices: «{}»', '"prices" is empty'],
  ['    features: [A wash]', '    features:«»', '"features" is empty'],
  ['    features: [A wash]', '    features: «[]»', '"features" is empty'],
  ['    features: [A wash]', '    features:\n      «-»', 'This list item is empty'],
  ['    features: [A wash]', '    features: [«""»]', 'Item 1 of "features" is empty'],
  ['    features: [A wash]', '    features:\n      «Cold: a wash»', 'dashes'],
  ['    features: [A wash]', '    features:\n      «A wash with»\n      our own hands', 'Begin each item on a line'],
  ['    features: [A wash]', '    features: «>»\n      A wash with\n      our own hands', 'Delete the >'],
  ['    features: [A wash]', '    features:\n      «"A wash»\n      Towels"', 'Begin each item on a line'],
]);

fixable('site.yaml', [
  ['{ 60 min: $95, 90 min: $135 }', '{ «60 min $95», 90 min: $135 }', 'no colon', '"60 min"'],
  ['prices: { One flue: $180,', 'prices: { «One flue $180»,', 'no colon', '"One flue"'],
]);

fixable('site.yaml', [
  // A county is the region of an address where there are no states, but not of a town
  ['  region: VT\n', '  «county»: VT\n', 'Did you mean "region"?'],
  ['    slug: barnet\n', '    slug: barnet\n    «County»: Caledonia\n', 'Did you mean "county"?'],
  ['    slug: barnet\n', '    slug: barnet\n    region: NH\n    «County»: Grafton\n', 'Did you mean "county"?'],
]);

explained('site.yaml', [
  [
    '  region: VT\n',
    '  region: VT\n  «county»: Caledonia\n',
    '"county" is not a property of "address"',
    'item of towns',
  ],
]);
