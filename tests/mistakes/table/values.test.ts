import { explained, fixable } from '../../harness/messages/mistakes.ts';

fixable('site.yaml', [
  // Text
  ['email: sweep@example.com', 'email: «mailto:sweep@example.com»', 'without "mailto:"'],
  ['postalCode: "05828"', 'postalCode: «05828»', 'its leading zero is lost'],
  ['city: Danville', 'city: «1850»', 'read as a number'],
  ['city: Danville', 'city: «true»', 'read as true or false'],
  ['city: Danville', 'city: «null»', 'an empty value'],
  ['city: Danville', 'city: «[Danville]»', 'the brackets'],
  ['city: Danville', 'city:\n    «- Danville»', 'the dash'],
  ['city: Danville', 'city: «{ Danville }»', 'the braces'],
  ['city: Danville', 'city: «{business.name}»', 'begins with a brace'],
  ['city: Danville', 'city: «{ business.name }»', 'begins with a brace'],
  ['city: Danville', 'city:\n    «town: Danville»', 'the colon'],
  ['name: Evening Visit', 'name: «18»', 'quotes'],
  ['copyright: "{business.name}, since the last cold spring"', 'copyright: «{business.name}»', 'quotes'],
  ['countryCode: "+1"', 'countryCode: «+1»', 'quotes'],

  // Lists of days
  [
    'url: https:',
    'specialHours: { heading: Holidays, days: [{ dates: 2026-12-01 to 2026-12-31, only: «Sundays», hours: Closed, reason: Winter }] }\nurl: https:',
    '[Sunday]',
  ],
  [
    'url: https:',
    'specialHours: { heading: Holidays, days: [{ dates: 2026-12-01 to 2026-12-31, only: «Sunday», hours: Closed, reason: Winter }] }\nurl: https:',
    '[Sunday]',
  ],

  [
    'url: https:',
    'specialHours: { heading: Holidays, days: [{ dates: «[2026-12-24, 2026-12-26]», hours: Closed, reason: Winter }] }\nurl: https:',
    '2026-12-24 to 2026-12-26',
  ],

  [
    'url: https:',
    'specialHours: { heading: Holidays, days: [{ dates: «12/24/2026 - 12/26/2026», hours: Closed, reason: Winter }] }\nurl: https:',
    '2026-12-24 to 2026-12-26',
  ],
  [
    'url: https:',
    'specialHours: { heading: Holidays, days: [{ dates: «2026‑12‑24 to 2026‑12‑26», hours: Closed, reason: Winter }] }\nurl: https:',
    'only look like hyphens',
    '2026-12-24 to 2026-12-26',
  ],
  ['Monday: 08:00–16:30', 'Monday: «8-5 (closed for lunch 12-1)»', '8 AM–12 PM, 1 PM–5 PM'],
  [
    'url: https:',
    'specialHours: { heading: Holidays, days: [{ dates: 2026-12-24, hours: «closed all week», reason: Winter }] }\nurl: https:',
    'Write:  Closed',
  ],
  ['Sunday: Closed', 'Sunday: «We are closed»', 'Write:  Closed'],
  ['Sunday: Closed', 'Sunday: «closed for the season.»', 'Write:  Closed'],

  // Prices
  ['price: $260', 'price: «$260 and up»', 'from $260'],
  ['price: $260', 'price: «260 or more»', 'from $260'],
  ['price: $260', 'price: «from $260 and up»', 'Write:  from $260'],
  ['price: $260', 'price: «$260 to start»', 'from $260'],
  [
    'price: $260',
    'price: «$20-30 depending on size»',
    'Write:  $20-30',
    'Keep "depending on size" where customers read it',
  ],
  ['price: $260', 'price: «between $40 and $90»', 'Write:  $40–$90'],
  ['price: $260', 'price: «$75-150 (depends)»', 'Write:  $75-150', 'Keep "(depends)" where customers read it'],
  ['price: $260', 'price: «65¢ per mile»', 'Write:  $0.65 per mile'],
  ['price: $260', 'price: «65 cents per mile»', 'Write:  $0.65 per mile'],
  ['price: $260', 'price: «65¢/mile after 20 miles»', 'Write:  $0.65/mile', 'without "after 20 miles"'],
  ['price: $260', 'price: «.65 per mile»', 'Write:  $0.65 per mile'],
  ['price: $260', 'price: «$0.65 per mile over 20»', 'Write:  $0.65 per mile', 'without "over 20"'],
  ['price: $260', 'price: «"$95/hr, 1 hr min"»', 'Write:  $95/hr', 'without "1 hr min"'],
  ['price: $260', 'price: «$12 ea.»', 'Write:  $12 each'],
  ['price: $260', 'price: «$60 for half an hour»', 'If it always costs that, write:  $60'],
  ['price: $260', 'price: «$150 (2hr min)»', 'Keep "(2hr min)" where customers read it'],
  ['price: $260', 'price: «$60 more»', 'must have a plus sign', 'Write:  +$60'],
  ['price: $260', 'price: «$20 extra per person»', 'must have a plus sign', 'Write:  +$20 per person'],
  ['price: $260', 'price: «$190 plus tax»', 'Write:  $190', 'Keep "plus tax" where customers read it'],
  ['price: $260', 'price: «$190 + sales tax»', 'Write:  $190', 'Keep "+ sales tax" where customers read it'],
  ['price: $260', 'price: «$75 + travel»', 'Write:  from $75', 'Keep "+ travel" where customers read it'],
  [
    'price: $260',
    'price: «about $45»',
    'If it always costs that, write:  $45',
    'If it may cost more, write:  from $45',
  ],
  ['price: $260', 'price: «$65 dollars»', 'so it needs no "dollars"', 'Write:  $65'],
  ['price: $260', 'price: «$20 every 15 min»', 'a slash before the time', 'Write:  $20 / 15 min'],
  ['price: $260', 'price: «from $20 for each 15 minutes»', 'Write:  from $20 / 15 minutes'],
  ['price: $260', 'price: «$20 for every chimney»', 'instead of "for every chimney"', 'Write:  $20 per chimney'],
  [
    'price: $260',
    'price: «$20 (15 min)»',
    'If it costs that every 15 min, write:  $20 / 15 min',
    'If it always costs that, write:  $20',
  ],
  ['price: $260', 'price: «60 min»', 'If this is the price, write:  $60'],
  ['price: $260', 'price: «2 x stove»', 'must say which price', 'write:  2 × services.stove.'],
  ['price: $260', 'price: «2 times sweep»', 'must say which price', 'write:  2 × services.sweep.'],

  // Numbers
  ['latitude: 44.4117', 'latitude: «"44.4117"»', 'The quotes make it text'],
  ['latitude: 44.4117', 'latitude: «44.4117°»', 'the degree sign'],
  ['latitude: 44.4117', 'latitude: «44.4117° N»', 'the degree sign'],
  ['latitude: 44.4117', 'latitude: «N 44.4117»', 'digits only'],
  ['latitude: 44.4117', `latitude: «44°24'42"N»`, 'the degree sign'],
  ['latitude: 44.4117', `latitude: «44º 24' 42" N»`, 'digits only', 'Write:  44.411667'],
  ['latitude: 44.4117', `latitude: «N 44° 24.7'»`, 'the degree sign', 'Write:  44.411667'],
  ['longitude: -72.1401', 'longitude: «W72.1401»', 'West and south are negative'],
  ['longitude: -72.1401', 'longitude: «72.1401 W»', 'West and south are negative'],
  ['longitude: -72.1401', 'longitude: «72.1401° West»', 'West and south are negative'],
  ['longitude: -72.1401', 'longitude: «−72.1401»', 'digits only'],
  ['longitude: -72.0487', 'longitude: «72.0487W»', 'West and south are negative'],
  ['longitude: -72.0487', 'longitude: «"72,0487"»', 'quotes', 'West of Greenwich', 'Write:  -72.0487'],
  ['longitude: -72.0487', 'longitude: «72.0487 oeste»', 'Write:  -72.0487'],

  // Forms
  ['price: $35', 'price: «35»', 'currency sign'],
  ['prices: { 5 × 60 min: $425 }', 'prices: { 5 × 60 min: «425» }', 'currency sign'],
  ['mark: stones', 'mark: «Stones»', 'stones'],
  ['mark: stones', 'mark: «stone»', 'stones'],
  ['slug: barnet', 'slug: «Barnet»', 'lowercase letters'],
  ['slug: barnet', 'slug: «barnet-»', 'lowercase letters'],
]);

fixable('site.yaml', [['duration: 75 min', 'duration: «75»', 'must have a unit']]);

explained('site.yaml', [
  ['duration: 75 min', 'duration: «1.5»', 'must have a unit', 'as in 90 min or 2 hours'],
  ['prices: { 5 × 60 min: $425 }', 'prices: «60 min $95, 90 min $135»', 'group of properties', '  { Visit: $40 }'],
  [
    'url: https:',
    'specialHours: { heading: Holidays, days: [{ dates: 2026-12-25, hours: Closed, reason: Christmas }], «2026-12-24»: 9 AM–1 PM }\nurl: https:',
    'A special day is an item of "days" in "specialHours".',
    '- { dates: 2026-12-24, hours: 9 AM–1 PM, reason: "TODO: the reason, such as Christmas" }',
  ],
  [
    '  Sunday: Closed\n',
    '  Sunday: Closed\n  «July 4-18, 2027»: closed\n',
    'At the end of the file, add:\nspecialHours:\n  heading: Holidays\n  days:\n    - { dates: 2027-07-04 to 2027-07-18, hours: closed, reason: "TODO: the reason, such as Christmas" }',
  ],
  [
    'prices: { 60 min: $95, 90 min: $135 }',
    'prices: «call for a quote»',
    'delete this line, and say so in the description',
  ],
  ['url: https:', 'popup: «none»\nurl: https:', 'but this is "none"', 'If you have none, delete this line.'],
  ['url: https:', '«seo»: { title: Sweep, description: Flues. }\nurl: https:', 'It belongs in a page.'],
]);

// A card is about one entry.
explained('pages/prices.yaml', [
  ['{ service: stove, book', '{ service: «[sweep, stove]», book', '"service" names only one', 'another item'],
]);

const price = 'price: $145\n    regular: $185';

fixable('site.yaml', [
  [price, 'discount: «10% off»', 'only the discount'],
  [price, 'discount: «-10%»', 'only the discount'],
  [price, 'discount: «10 percent»', 'only the discount'],
  [price, 'discount: «save $20»', 'only the discount'],
  [price, 'discount: «10»', 'percent sign', '10%', '$10'],
]);

explained('site.yaml', [
  [price, 'discount: «150%»', 'more than the whole price'],
  [price, 'discount: «services.stove.60 min»', 'such as 10% or $20'],
  [price, 'price: $145\n    «discount»: $40', 'This one has both'],
]);

// A label may look like the place of a list item.
fixable('site.yaml', [
  ['5 × 60 min: $425', '"60": «425»', '"60" must have a currency sign'],
  ['60 min: $95', '"60": «[$95]»', '"60" must be text, but the brackets make it a list'],
]);

explained('site.yaml', [
  ['60 min: $95', '"60": «ninety»', '"60" must be a price'],
  ['prices: { 60 min: $95, 90 min: $135 }', 'prices:\n      "60":«»', '"60" is empty', 'Or delete the property'],
]);

explained('site.yaml', [
  ['price: $260', 'price: «$10 off»', 'is a discount', 'what customers pay', 'does not need one', 'discount: $10'],
  ['price: $145', 'price: «-10%»', 'is a discount', 'discount: 10%'],
  ['price: $145', 'price: «half price»', 'is a discount', 'what customers pay'],
  ['price: $145', 'price: «$60 half price»', 'is a discount', 'discount: $60'],
  [
    '5 × 60 min: $425',
    '5 × 60 min: «call for a quote»',
    'has no number',
    'If this is a service or a special offer in site.yaml, it needs no price',
  ],
  ['monthly: $21', 'monthly: «ask us»', 'has no number', 'Write the amount, such as $45.'],
  ['monthly: $21', 'monthly: «fre»', 'has no number', 'Write the amount, such as $45.'],
  ['monthly: $21', 'monthly: «$9, or $12 on Sundays»', 'must be one amount, but', 'that most people pay'],
  ['price: $260', 'price: «"{business.name}"»', 'has {business.name}, which is "', 'as in services.'],
  ['price: $260', 'price: «"from {contact.phone}"»', 'not a price'],
  ['{ One flue: $180,', '{ One flue: «"{business.name}"»,', 'as in services.sweep.Two flues.'],
  ['price: $260', 'price: «stove + $25»', 'must be one price', 'write the sum'],
  ['price: $260', 'price: «$75 or $90»', 'has 2 numbers', 'its own line'],
  ['price: $260', 'price: «$75 (was $90)»', 'has 2 numbers', '"struckPrice"'],
  ['price: $260', 'price: «up to $90»', 'the lowest and the highest price'],
  ['price: $260', 'price: «2 x broom»', 'must say which price', 'as in 2 × services.'],
  ['Monday: 08:00–16:30', 'Monday: «every other week 9 AM–1 PM»', 'the same every week'],
  ['Saturday: By arrangement', 'Saturday: «9am - 1pm (1st and 3rd)»', 'the same every week', '"hoursNote:"'],
  ['Sunday: Closed', 'Sunday: «1st Sunday of the month, 1 PM–4 PM»', 'the times in "hoursNote:"'],
  [
    'url: https:',
    'specialHours: { heading: Holidays, days: [{ dates: «Dec 24 - Dec 31», hours: Closed, reason: Winter }] }\nurl: https:',
    'as in 2026-12-24 to 2026-12-31',
  ],
  [
    'url: https:',
    'specialHours: { heading: Holidays, days: [{ dates: «December 30 to January 2», hours: Closed, reason: Winter }] }\nurl: https:',
    'as in 2026-12-30 to 2027-01-02',
  ],
  ['Sunday: Closed', 'Sunday: «2nd and 4th Sunday 10-2»', 'the times in "hoursNote:"'],
  ['Sunday: Closed', 'Sunday: «every 2nd Sunday, 10 AM–2 PM»', 'the times in "hoursNote:"'],
  ['Monday: 08:00–16:30', 'Monday: «7-10 (closed 8-9)»', 'Write both, as in'],
  [
    'url: https:',
    'specialHours: { heading: Holidays, days: [{ dates: «"2026-12-31, 2027-01-01"», hours: Closed, reason: Winter }] }\nurl: https:',
    'an item for each day',
  ],
  [
    'url: https:',
    'specialHours: { heading: Holidays, days: [{ dates: 2026-12-01 to 2026-12-31, only: «weekends», hours: Closed, reason: Winter }] }\nurl: https:',
    'must be a list',
    'Saturday, Sunday',
  ],
  ['email: sweep@example.com', 'email: «sweep.example.com»', 'must be an email address'],
  ['city: Danville', 'city:«»', '"city" is empty', 'such as Barre'],
  ['city: Danville', 'city: «""»', '"city" is empty'],
  ['city: Danville', 'city: «~»', '"city" is empty'],
  ['city: Danville', 'city:\n    «- Danville»\n    - Peacham', 'this is a list'],
  ['city: Danville', 'city:\n    «a: Danville»\n    b: Peacham', 'a group of properties'],
  ['email: sweep@example.com', 'email:«»', '"email" is empty'],
  ['schedule: https://calendar.example.com/maple-notch', 'schedule:«»', '"schedule" is empty'],
  ['latitude: 44.4117', 'latitude: «444117»', 'between -90 and 90'],
  ['latitude: 44.4117', 'latitude: «Danville»', 'must be a number'],
  ['latitude: 44.4117', 'latitude: «[44.4117]»', 'must be a number', 'a list'],
  ['latitude: 44.4117', 'latitude: «{geo.latitude}»', 'must be a number'],
  ['mark: stones', 'mark: «flame»', 'The choices are:'],
  ['mark: stones', 'mark:«»', '"mark" is empty', 'The choices are:'],
]);
