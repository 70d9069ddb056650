import { explained, fixable, type Mistake } from '../../harness/messages/mistakes.ts';

const address = `address:
  street: 7 Example Hill
  city: Danville
  region: VT
  postalCode: "05828"
  country: US
`;

/** The address of the site, and other web addresses. */
fixable('site.yaml', [
  ['url: https://sweep.example.com', 'url: «http://sweep.example.com»', 'not encrypted'],
  ['url: https://sweep.example.com', 'url: «sweep.example.com»', 'begin with https://'],
  ['url: https://sweep.example.com', 'url: «https://sweep.example.com/»', 'end with a slash'],
  ['url: https://sweep.example.com', 'url: «https://sweep.example.com/home»', 'the path "/home"', '"base: /home"'],
  ['url: https://sweep.example.com', 'url: «https://sweep.example.com?ref=card»', '"?ref=card"'],
  ['url: https://sweep.example.com', 'url: «https://sweep.example.com#top»', '"#top"'],
  ['url: https://sweep.example.com', 'url: «https://Sweep.Example.com»', 'lowercase'],
  ['url: https://sweep.example.com', 'url: «https:/sweep.example.com»', '"https:/"'],
  ['url: https://sweep.example.com', 'url: «https//sweep.example.com»', '"https//"'],
  ['url: https://sweep.example.com', 'url: «https://sweep. example.com»', 'space'],
  ['url: https://sweep.example.com', 'url: «https://ann@sweep.example.com»', 'user name'],
  ['url: https://sweep.example.com', 'url: «https://sweep.example.com:443»', 'port'],
  ['url: https://sweep.example.com', 'url: «https://sweep..example.com»', 'two dots'],
  ['url: https://sweep.example.com', 'url: «https://sweep,example,com»', 'comma'],
  ['url: https://sweep.example.com', 'url: «https://käse.example.com»', 'letters a to z'],
  ['base: /maple-notch', 'base: «maple-notch»', 'begin with a slash'],
  ['base: /maple-notch', 'base: «/maple-notch/»', 'end with a slash'],
  ['base: /maple-notch', 'base: «/Maple-Notch»', 'lowercase'],
  ['base: /maple-notch', 'base: «/maple notch»', 'hyphen'],
  ['base: /maple-notch', 'base: «https://sweep.example.com/maple-notch»', 'only the path'],
  ['action: https://letters', 'action: «http://letters.example.com/subscribe»\n  # https://letters', 'not encrypted'],
]);

explained('site.yaml', [
  ['prices: { 60 min: $95, 90 min: $135 }', 'prices: «{ 60 min: - }»', 'A dash is not a value'],
  ['description: New rope, new glass, new bricks.', 'description: «-»', 'A dash is not a value'],
  ['url: https://sweep.example.com', 'url: «https://maple sweep.example.com»', 'space'],
  ['url: https://sweep.example.com', 'url: «https://sweep»', 'no dot', '.com'],
  ['url: https://sweep.example.com', 'url: «https://sweep.example.com:99999»', 'port "99999"'],
  ['base: /maple-notch', 'base: «/»', 'Remove the line'],
  ['action: https://letters', 'action: «"https://{business.name}.com/"»\n  # https://letters', 'has a placeholder'],
]);

/** The email address. */
fixable('site.yaml', [
  ['email: sweep@example.com', 'email: «mailto:sweep@example.com»', 'without "mailto:"'],
  ['email: sweep@example.com', 'email: «Ann <sweep@example.com>»', 'without a name'],
  ['email: sweep@example.com', 'email: «sweep @example.com»', 'space'],
  ['email: sweep@example.com', 'email: «sweep@@example.com»', 'two @'],
  ['email: sweep@example.com', 'email: «sweep@example..com»', 'two dots'],
  ['email: sweep@example.com', 'email: «sweep@example.com.»', '"." at its end'],
  ['email: sweep@example.com', 'email: «sweep@example,com»', 'comma'],
  ['email: sweep@example.com', 'email: «sweep at example dot com»', '@ instead of "at"'],
]);

explained('site.yaml', [
  ['email: sweep@example.com', 'email: «sweep.example.com»', 'must be an email address', 'no @'],
  ['email: sweep@example.com', 'email: «sweep@example»', 'no dot', '.com'],
  ['email: sweep@example.com', 'email: «ann@example.com, bob@example.com»', 'one email address'],
  ['email: sweep@example.com', 'email: «the sweep@example.com»', 'space'],
  ['email: sweep@example.com', 'email: «"{business.name}@example.com"»', 'has a placeholder'],
]);

/** Opening hours. */
fixable('site.yaml', [
  ['Friday: 12 PM–4 PM', 'Friday: «9–17»', '24-hour clock'],
  ['Friday: 12 PM–4 PM', 'Friday: «9–5»', 'AM or PM'],
  ['Friday: 12 PM–4 PM', 'Friday: «from 9 to 5»', 'AM or PM'],
  ['Friday: 12 PM–4 PM', 'Friday: «9 – 5 PM»', 'AM or PM'],
  ['Friday: 12 PM–4 PM', 'Friday: «7–10 PM»', '7 AM to 10 PM', '7 PM to 10 PM'],
  ['Friday: 12 PM–4 PM', 'Friday: «9:00–5:00»', 'AM or PM'],
  ['Friday: 12 PM–4 PM', 'Friday: «9.30–17.00»', 'colon'],
  ['Friday: 12 PM–4 PM', 'Friday: «9h30–17h»', 'colon'],
  ['Friday: 12 PM–4 PM', 'Friday: «1230 PM–430 PM»', '12:30 PM–4:30 PM'],
  ['Friday: 12 PM–4 PM', 'Friday: «9 AM 5 PM»', 'dash'],
  ['Friday: 12 PM–4 PM', 'Friday: «18:00～翌2:00»', 'must be times such as', '18:00–02:00'],
  ['Friday: 12 PM–4 PM', 'Friday: «９：００～１８：００»', '09:00–18:00'],
  ['Friday: 12 PM–4 PM', 'Friday: «13 PM–6 PM»', '"13 PM"', '1 to 12'],
  ['Friday: 12 PM–4 PM', 'Friday: «9-12, 1-5»', 'AM or PM'],
  ['Friday: 12 PM–4 PM', 'Friday: «9 AM–5 PM by appointment»', '"by appointment"'],
  ['Friday: 12 PM–4 PM', 'Friday: «[9 AM–12 PM, 1 PM–5 PM]»', 'a list'],
  ['Friday: 12 PM–4 PM', 'Friday: «8:30 AM - 12 noon»', '12 PM or noon instead of "12 noon"', '8:30 AM–12 PM'],
  ['Friday: 12 PM–4 PM', 'Friday: «12:00 noon - 5pm»', '12 PM or noon instead of "12:00 noon"', '12 PM–5 PM'],
  ['Friday: 12 PM–4 PM', 'Friday: «6 pm to 12 midnight»', '12 AM or midnight instead of "12 midnight"', '6 PM–12 AM'],
  ['Friday: 12 PM–4 PM', 'Friday: «8:30–12»', 'you mean 8:30 AM to noon', 'you mean 8:30 AM to midnight'],
  ['Friday: 12 PM–4 PM', 'Friday: «9 AM–9 AM»', 'same time'],
  ['Friday: 12 PM–4 PM', 'Friday: «9 AM–6 AM»', '21 hours', 'until the next day', '9 AM to 6 PM'],
  ['Friday: 12 PM–4 PM', 'Friday: «10 PM–7 PM»', '21 hours', '10 AM to 7 PM'],
  ['Friday: 12 PM–4 PM', 'Friday: «09:00–06:00»', '21 hours', '09:00 to 18:00'],
  ['Sunday: Closed', 'Sunday: «Clsoed»', 'Did you mean "Closed"?'],
  ['Sunday: Closed', 'Sunday: «no»', 'must be times or a word, but this is "no"', 'write:  Closed'],
  ['Sunday: Closed', 'Sunday: «N/A»', 'write:  Closed'],
  ['Sunday: Closed', 'Sunday: «x»', 'write:  Closed'],
  ['Sunday: Closed', 'Sunday: «Close»', 'Did you mean "Closed"?'],
  ['Sunday: Closed', 'Sunday: «"-"»', 'Closed'],
]);

explained('site.yaml', [
  ['Friday: 12 PM–4 PM', 'Friday: «25:00–26:00»', '"25:00"', '24 hours'],
  ['Friday: 12 PM–4 PM', 'Friday: «9:75 AM–6 PM»', '"9:75 AM"', '60 minutes'],
  ['Friday: 12 PM–4 PM', 'Friday: «9 AM»', 'only one time'],
  ['Friday: 12 PM–4 PM', 'Friday: «9 AM–late»', '"late" is not a time', 'when you close'],
  ['Friday: 12 PM–4 PM', 'Friday: «5 PM to close»', '"close" is not a time'],
  ['Friday: 12 PM–4 PM', 'Friday: «9–dusk»', '"dusk" is not a time'],
  ['Friday: 12 PM–4 PM', 'Friday: «9 AM–1 PM, 12 PM–5 PM»', 'overlap'],
  ['Friday: 12 PM–4 PM', 'Friday: «2 days ahead»', 'words without digits'],
]);

/** Prices and the currency. */
fixable('site.yaml', [
  ['price: $260', 'price: «260»'],
  ['price: $260', 'price: «$260.5»', 'two digits'],
  ['price: $260', 'price: «$ 260»', 'no space'],
  ['price: $260', 'price: «260$»', 'before the amount'],
  ['price: $260', 'price: «USD 260»', 'sign "$"'],
  ['price: $260', 'price: «260 dollars»', '"dollars"'],
  ['price: $260', 'price: «about $260»', '"about"'],
  ['price: $260', 'price: «from 260»', 'currency sign'],
  ['price: $260', 'price: «260 each»', 'currency sign'],
  ['price: $260', 'price: «$300–$260»', 'lower price'],
  ['price: $260', 'price: «260–300»', 'currency sign'],
  ['price: $260', 'price: «fre»', 'Did you mean "Free"?'],
  ['price: $260', 'price: «N/C»', 'no number', 'costs nothing'],
  ['price: $260', 'price: «nothing»', 'no number', 'costs nothing'],
  ['monthly: $21', 'monthly: «$21 per month»', 'only the amount', '"per month"'],
  ['monthly: $21', 'monthly: «from 21»', 'only the amount'],
  ['regular: $28', 'regular: «services.stov.60 min»', 'refers to "stov"'],
  ['regular: $28', 'regular: «services.stov.45 min»', 'refers to "stov"', '60 min', '90 min'],
  ['regular: $28', 'regular: «service.stove.60 min»', 'not a group with prices'],
  ['regular: $28', 'regular: «services.stove.60min»', 'not a price of "stove"'],
  ['regular: $28', 'regular: «services.stove.45 min»', 'not a price of "stove"', '60 min', '90 min'],
  ['regular: $28', 'regular: «services.stove»', 'one of the prices'],
  ['regular: $28', 'regular: «2 × services.stoves.90 min»', 'refers to "stoves"'],
  ['price: $145', 'price: «bundles.spring.prise»', 'not a price of "spring"'],
  ['price: $145', 'price: «enhancements.evening + services.stove.1 hour»', 'not a price of "stove"'],
  ['price: $260', 'price: «€260»', 'sign "€"', 'USD'],
  ['price: $260', 'price: «260,50 €»', 'sign "€"', 'USD'],
  ['price: $260', 'price: «£1,260»', 'sign "£"'],
  ['price: $260', 'price: «$26O»', 'letter where a digit belongs'],
  ['price: $260', 'price: «$26I»', 'letter where a digit belongs'],
  ['price: $260', 'price: «26O»', 'letter where a digit belongs'],
  ['price: $260', 'price: «$2OO»', 'Write:  $200'],
  ['price: $260', 'price: «$1,OOO»', 'Write:  $1,000'],
  ['price: $260', 'price: «$IO0»', 'Write:  $100'],
  ['price: $260', 'price: «$l5»', 'letter where a digit belongs'],
  ['price: $260', 'price: «$1.260»', 'three digits', 'thousands', 'cents'],
  ['price: $260', 'price: «-$260»', 'minus sign'],
  ['prices: { One flue: $180, Two', 'prices: { One flue: «1180», Two'],
  ['prices: { One flue: $180, Two', 'prices: { One flue: «€180», Two', 'sign "€"'],
  ['prices: { 60 min: $95, 90 min: $135 }', 'prices: «{ 60 min: -, 90 min: $135 }»', 'A dash is not a value'],
  ['prices: { 60 min: $95, 90 min: $135 }', 'prices: «{ 60 min: $95, 90 min: - }»', 'A dash is not a value'],
  ['priceRange: $95–$420', 'priceRange: «€180–€420»', 'sign "€"', 'USD'],
  ['priceRange: $95–$420', 'priceRange: «180–420 €»', 'sign "€"'],
  ['priceRange: $95–$420', 'priceRange: «$95–€420»', 'sign "€"'],
  ['priceRange: $95–$420', 'priceRange: «€95–£420»', 'sign "€"'],
  ['currency: USD', 'currency: «usd»', 'capital letters'],
  ['currency: USD', 'currency: «$»', 'three-letter code'],
  ['currency: USD', 'currency: «XYZ»', 'in use'],
  ['currency: USD', 'currency: «dollars»', 'three-letter code'],
  ['currency: USD', 'currency: «EUR»', 'is EUR, but the prices have the sign "$"'],
]);

explained('site.yaml', [
  ['price: $260', 'price: «$260 or $300»', 'one price'],
  ['monthly: $21', 'monthly: «$21–$30»', 'not a range'],
  ['regular: $28', 'regular: «memberships.yearly.regular»', 'leads back to itself'],
  ['price: $145', 'price: «specials.first.regular + specials.first.price»', 'leads back to itself'],
  ['price: $260', 'price: «ask»', 'no number'],
  ['price: $260', 'price: «$2,6000»', 'not an amount'],
]);

/** The language, the address, and the type of the business. */
fixable('site.yaml', [
  ['language: en-US', 'language: «en_US»', 'language code'],
  ['language: en-US', 'language: «EN-us»', 'language code'],
  ['language: en-US', 'language: «english»', 'language code'],
  ['language: en-US', 'language: «US»', 'language code'],
  ['language: en-US', 'language: «Hebrew»', 'language code', 'Write:  he'],
  ['language: en-US', 'language: «עברית»', 'language code', 'Write:  he'],
  ['country: US', 'country: «USA»', 'two-letter code'],
  ['country: US', 'country: «us»', 'two-letter code'],
  ['country: US', 'country: «United States»', 'two-letter code'],
  ['region: VT', 'region: «Vermont»', 'two letters'],
  ['region: VT', 'region: «vt»', 'two letters'],
  ['region: VT', 'region: «Vermnt»', 'Did you mean "VT"?'],
  ['url: https:', 'timeZone: «Vermont»\nurl: https:', '  America/New_York'],
  ['url: https:', 'timeZone: «Arizona time»\nurl: https:', '  America/Phoenix'],
  ['priceRange: $95–$420', 'priceRange: «95 $ à 420 $»', 'a range with a dash', '  95 $–420 $'],
  [address, 'address: «7 Example Hill, Danville, VT 05828»\n', 'postalCode: "05828"\n  country: US'],
  [address, 'address: «Danville Vermont, 05828, USA»\n', 'city: Danville\n  region: VT'],
  [address, 'address: «Danville, Vt. 05828»\n', 'city: Danville\n  region: VT'],
  [address, 'address: «48 Rideau Street, Unit 3, Ottawa ON k1n5w8»\n', 'street: 48 Rideau Street, Unit 3\n', 'K1N 5W8'],
  ['postalCode: "05828"', 'postalCode: «05828»', 'quotes'],
  ['postalCode: "05828"', 'postalCode: «5828»'],
  ['postalCode: "05828"', 'postalCode: «"5828"»', 'zero'],
  ['postalCode: "05828"', 'postalCode: «VT 05828»', 'only the ZIP code'],
  ['type: HomeAndConstructionBusiness', 'type: «Day spa»', 'Did you mean "DaySpa"?'],
  ['type: HomeAndConstructionBusiness', 'type: «HomeAndConstructionBuisness»', '"HomeAndConstructionBusiness"'],
  ['type: HomeAndConstructionBusiness', 'type: «Spa»', '"DaySpa"'],
  ['type: HomeAndConstructionBusiness', 'type: «Bike Shop»', 'Did you mean "BikeStore"?'],
  ['type: HomeAndConstructionBusiness', 'type: «Dental Clinic»', 'Did you mean "Dentist"?'],
  ['type: HomeAndConstructionBusiness', 'type: «Salon»', '"HairSalon"'],
  ['type: HomeAndConstructionBusiness', 'type: «https://schema.org/Plumber»', '"Plumber"'],
  ['type: HomeAndConstructionBusiness', 'type: «Plumbing»', 'Did you mean "Plumber"?'],
  ...['Dogs', 'HouseCleaning', 'Housekeeping', 'Window cleaning', 'Cleaning', 'Pet Sitter'].map(
    (type): Mistake => [
      'type: HomeAndConstructionBusiness',
      `type: «${type}»`,
      'If no type at https://schema.org/LocalBusiness fits and you work on homes, write:  HomeAndConstructionBusiness',
      'write:  LocalBusiness',
    ],
  ),
]);

explained('site.yaml', [
  [address, 'address: «somewhere in Vermont»\n', 'Write its properties on lines of their own below it'],
  [address, 'address: «Example St 05828»\n', 'Write its properties on lines of their own below it'],
  ['postalCode: "05828"', 'postalCode: «"76227"»', 'is not in VT', 'begin with 0'],
  ['language: en-US', 'language: «en, fr»', 'one language code'],
  ['country: US', 'country: «ZZ»', 'two-letter code'],
  ['region: VT', 'region: «ZZ»', 'two letters'],
  ['postalCode: "05828"', 'postalCode: «"058281"»', '6 digits'],
]);

fixable('pages/prices.yaml', [
  ['price: +$30', 'price: «+30»'],
  ['price: +$30', 'price: «$30 each additional»', 'plus sign'],
  ['price: +$30', 'price: «$30 each extra»', 'plus sign'],
  ['price: +$30', 'price: «add $30»', 'plus sign', '  +$30'],
  ['price: +$30', 'price: «plus $30 per person»', 'plus sign', '  +$30 per person'],
  ['price: +$30', 'price: «+€30»', 'sign "€"'],
  [
    '  - { type: enhancements, id: extras, heading: Beside a visit }',
    '  - { type: price-table, heading: All, service: Visit, columns: [One flue], only: [«Full Sweep»] }',
    'Did you mean "sweep"?',
  ],
]);
