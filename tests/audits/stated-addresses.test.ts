import { expect, test } from 'vitest';
import { type Change, statedAndRight } from '../harness/messages/audit.ts';

test('the room of the address', async () => {
  const inRoom: Change = ['street: 1 Example Way', 'street: "1 Example Way, Suite 4"'];
  expect(
    await statedAndRight('We are at 1 Example Way, Ste 4. The café in 1 Example Way, Suite 2, is good.', inRoom),
  ).toBeNull();
  expect(await statedAndRight('We are at 1 Example Way, Suite 5.', inRoom)).toEqual([
    '1 Example Way, Suite 5',
    '{address.street}',
  ]);
});

/** The site also serves Stowe, in another ZIP code. */
const stowe: Change = [
  'towns:\n',
  'towns:\n  - { name: Stowe, slug: stowe, page: /, center: { latitude: 44.4, longitude: -72.6 } }\n',
];

test.each([
  '1 Example Way, Stowe, VT 05641',
  '1 Example Way, Suite 2, Stowe, Vermont 05641.',
  'Find us in 1 Example Way, Stowe.',
  'Find us at 1 Example Way in Stowe.',
])('the street of the business in another town of the site: %s', async (text) => {
  expect(await statedAndRight(text, stowe)).toEqual(['Stowe', '{address.city}']);
});

test.each([
  '1 Example Way, Barre, VT 05641',
  'From 1 Example Way, Stowe is ten minutes away. 1 Example Way, Stowe side.',
  '9 Elm Street, Stowe, VT 05672',
])('a town that may be after a street: %s', async (text) => {
  expect(await statedAndRight(text, stowe)).toBeNull();
});

test('the words of a wrong ZIP code are those that its placeholder replaces', async () => {
  const wrong = '1 Example Way, Barre, VT 05602';
  const [words = '', placeholder = ''] = (await statedAndRight(wrong)) ?? [];
  expect(wrong.replace(words, placeholder)).toBe('1 Example Way, Barre, VT {address.postalCode}');
});

const zipPlusFour: Change = ['postalCode: "05641"', 'postalCode: "05641-1234"'];

test('the last four digits of a ZIP code may be left out', async () => {
  const right = 'We are at 1 Example Way, Barre, VT 05641-1234. The shop is at 1 Example Way, Barre, Vermont 05641.';
  expect(await statedAndRight(right, zipPlusFour)).toBeNull();
  expect(await statedAndRight(right)).toBeNull();
});

test.each(['05642', '05642-1234', '05641-4321'])('another ZIP code than 05641-1234: %s', async (code) => {
  expect(await statedAndRight(`We are at 1 Example Way, Barre, VT ${code}.`, zipPlusFour)).toEqual([
    code,
    '{address.postalCode}',
  ]);
});

const onOakRoad: Change = ['street: 1 Example Way', 'street: 10 W Oak Road'];

test.each([
  'We are at 10 West Oak Rd. Park at 12 5th St.',
  'We are at 10 W. Oak Rd, Barre, VT 05641.',
  'We are at 10 W Oak Road.',
  '10 W Oak Rd., Barre, VT 05641',
  'Park behind the shop at 14 W Oak Road.',
])('a street may be abbreviated: %s', async (text) => {
  expect(await statedAndRight(text, onOakRoad)).toBeNull();
});

test.each([
  ['We are at 10 E Oak Road.', '10 E Oak Road', '{address.street}'],
  ['We are at 10 Elm Rd.', '10 Elm Rd', '{address.street}'],
  ['110 W Oak Rd, Barre, VT 05641', '110 W Oak Rd', '{address.street}'],
  ['10 W Oak Rd., Barre, VT 05642', '05642', '{address.postalCode}'],
  ['10 West Oak Rd, Barre, NH 05641', 'NH', '{address.region}'],
  ['Small Works is at 10 E. Oak Rd. in Barre.', '10 E. Oak Rd', '{address.street}'],
  ['The shop at 14 W Oak Road is open.', '14 W Oak Road', '{address.street}'],
])('an address with another street, state, or ZIP code: %s', async (text, words, placeholder) => {
  expect(await statedAndRight(text, onOakRoad)).toEqual([words, placeholder]);
});

const inSuite: Change = ['street: 1 Example Way', 'street: "30 W 1st Ave., Suite 4"'];

test.each([
  ['30 West First Avenue, Ste 4, Barre, VT 05641', null],
  ['30 West Second Avenue, Barre, VT 05641', ['30 West Second Avenue', '{address.street}']],
  ['30 W 1st Ave., Stowe, VT 05641', ['Stowe', '{address.city}']],
  ['We are at 30 W 1st Avenue in Stowe.', ['Stowe', '{address.city}']],
  ['30 W. 1st Ave, Ste 4, Barre, NH 05641', ['NH', '{address.region}']],
])('a numbered street with a suite: %s', async (text, found) => {
  expect(await statedAndRight(text, inSuite, stowe)).toEqual(found);
});

test.each(['30 Oak Ave., Stowe, VT 05641', 'We are at 30 Oak Avenue in Stowe.'])(
  'a town after a street that site.yaml abbreviates: %s',
  async (text) => {
    expect(await statedAndRight(text, ['street: 1 Example Way', 'street: 30 Oak Ave.'], stowe)).toEqual([
      'Stowe',
      '{address.city}',
    ]);
  },
);

test('a street with a name that is no kind of street', async () => {
  const onBroadway: Change = ['street: 1 Example Way', 'street: 20 Broadway'];
  const others = 'The shop is at 20 Broadway. We serve Barre, VT 05642. The café is at 120 Broadway, Barre, VT 05642.';
  expect(await statedAndRight(others, onBroadway)).toBeNull();
  for (const place of ['20 Broadway', '20 Broadway, Suite 3', 'We are at 22 Broadway'])
    expect(await statedAndRight(`${place}, Barre, VT 05642`, onBroadway)).toEqual(['05642', '{address.postalCode}']);
});

const addressOf = (address: string, town = 'Blarney'): Change[] => [
  ['{ street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US }', `{ ${address} }`],
  [
    'towns:\n',
    `towns:\n  - { name: ${town}, slug: ${town.toLowerCase()}, page: /, center: { latitude: 44.4, longitude: -72.6 } }\n`,
  ],
];
const place = 'city: Ballincollig, region: Co. Cork, postalCode: P31 AB12, country: IE';
const irish = addressOf(`street: 4 Kiln Lane, ${place}`);
const inUnit = addressOf(`street: "Unit 4, Kiln Lane", ${place}`);
const onQuay = addressOf(`street: 4 Union Quay, ${place}`);

test.each([
  ['We are at 4 Kiln Lane, Blarney, Co. Cork.', 'Blarney', '{address.city}', irish],
  ['Find us: 4 Kiln Lane, Blarney, County Cork, P31 AB12', 'Blarney', '{address.city}', irish],
  ['We are at 4 Kiln Lane, Blarney, P31 AB12.', 'Blarney', '{address.city}', irish],
  ['4 Kiln Lane, Ballincollig, Co. Cork, P31 AB13', 'P31 AB13', '{address.postalCode}', irish],
  ['Come to 4 Kiln Lane, Ballincollig, P31AB13.', 'P31AB13', '{address.postalCode}', irish],
  ['We are in Ballincollig, Co Cork, P31 AB13.', 'P31 AB13', '{address.postalCode}', irish],
  ['9 Mill Road, Ballincollig, Co. Cork, P31 AB12', '9 Mill Road', '{address.street}', irish],
  ['We are at Unit 5, Kiln Lane.', 'Unit 5, Kiln Lane', '{address.street}', inUnit],
  ['We are at Unit 4, Mill Road, Ballincollig.', 'Unit 4, Mill Road', '{address.street}', inUnit],
  ['Unit 4, Kiln Lane, Blarney, Co. Cork', 'Blarney', '{address.city}', inUnit],
  ['Unit 4, Kiln Lane, Ballincollig, P31 AB13', 'P31 AB13', '{address.postalCode}', inUnit],
  ['We are at 5 Union Quay.', '5 Union Quay', '{address.street}', onQuay],
  ['We are at 4 Union Terrace.', '4 Union Terrace', '{address.street}', onQuay],
  ['Visit us: 4 Union Sq, Ballincollig', '4 Union Sq', '{address.street}', onQuay],
])('an address in Ireland that must be ours: %s', async (text, words, placeholder, changes) => {
  expect(await statedAndRight(text, ...changes)).toEqual([words, placeholder]);
});

test.each([
  ['4 Kiln Lane, Ballincollig, Co. Cork, P31 AB12. We are at 4 Kiln Lane, Ballincollig, County Cork, P31AB12.', irish],
  ['The café is in 9 Mill Road, Ballincollig, P31 XY99. From 4 Kiln Lane, Blarney is near. Blarney, P31 XY98.', irish],
  ['The café is at 14 Kiln Lane, Ballincollig, P31 XY99. Another is at 24 Kiln Lane, Blarney, P31 XY98.', irish],
  ['We are at Unit 4, Kiln Lane. We are at 4 Kiln Lane Business Park, Ballincollig.', irish],
  ['We are at 4 Kiln Lane. We are at Unit 4, Kiln Lane, Ballincollig, Co. Cork, P31 AB12.', inUnit],
  ['Park at Unit 5, Kiln Lane. The bakery, Unit 6, Kiln Lane, has coffee.', inUnit],
  ['We Are 5 Minutes From Union Square. We are 3 Doors From Union Terrace. The tram stops at 5 Union Quay.', onQuay],
])('an address in Ireland that is right, or of somebody else: %s', async (text, changes) => {
  expect(await statedAndRight(text, ...changes)).toBeNull();
});

const german: Change = ['language: en-US', 'language: de-DE'];
const berlin = addressOf('street: Lindenweg 1, city: Musterstadt, postalCode: "10115", country: DE', 'Nebenstadt');

test('in other languages than English, a postal code counts only after the street', async () => {
  const french: Change = ['language: en-US', 'language: fr'];
  expect(await statedAndRight('Nous sommes à Ballincollig, P31 AB13.', french, ...irish)).toBeNull();
  expect(await statedAndRight('4 Kiln Lane, Ballincollig, P31 AB13', french, ...irish)).toEqual([
    'P31 AB13',
    '{address.postalCode}',
  ]);
});

test('a postal code of digits is compared between the street and the city', async () => {
  expect(await statedAndRight('Lindenweg 1, 10117 Musterstadt', german, ...berlin)).toEqual([
    '10117',
    '{address.postalCode}',
  ]);
  const right = 'Lindenweg 1, 10115 Musterstadt. Wir liefern nach 10117 Musterstadt.';
  expect(await statedAndRight(right, german, ...berlin)).toBeNull();
});

test.each(['Der Bäcker am Alten Lindenweg 1, 10117 Musterstadt.', 'Der Bäcker am Neu-Lindenweg 1, 10117 Musterstadt.'])(
  'a street that ends with that of the business is another: %s',
  async (text) => {
    expect(await statedAndRight(text, german, ...berlin)).toBeNull();
  },
);

test.each(['Place', 'Park', 'Square', 'Close'])(
  'in other languages than English, “%s” is no kind of street',
  async (word) => {
    expect(await statedAndRight(`Wir sind in 12 Grand ${word}.`, german, ...berlin)).toBeNull();
  },
);

test('a street with another name is wrong in other languages too', async () => {
  expect(await statedAndRight('Wir sind jetzt in 12 Grand Road.', german, ...berlin)).toEqual([
    '12 Grand Road',
    '{address.street}',
  ]);
});

test('a short word before the street may begin a sentence', async () => {
  const text = 'Am Lindenweg 1, 10117 Musterstadt, finden Sie uns.';
  expect(await statedAndRight(text, german, ...berlin)).toEqual(['10117', '{address.postalCode}']);
});

test('a street with its number in letters has none at its end', async () => {
  const onMain: Change = ['street: 1 Example Way', 'street: One Main Street'];
  expect(await statedAndRight('Visit One Main Street, Stowe, VT 05641.', onMain, stowe)).toEqual([
    'Stowe',
    '{address.city}',
  ]);
});

test.each(['Lindenweg 1, 10115 Nebenstadt', 'Wir sind im Lindenweg 1, 10115 Nebenstadt, Deutschland.'])(
  'another town of the site after the postal code: %s',
  async (text) => {
    expect(await statedAndRight(text, german, ...berlin)).toEqual(['Nebenstadt', '{address.city}']);
  },
);

test.each([
  'Lindenweg 1, 10115 Musterstadt. Vom Lindenweg 1 nach Nebenstadt. Lindenweg 1, 5 Minuten, Nebenstadt.',
  'Der Bäcker: Alter Lindenweg 1, 10115 Nebenstadt.',
  'Der Bäcker: Lindenweg 11, 10115 Nebenstadt.',
])('a town after a postal code that may be right: %s', async (text) => {
  expect(await statedAndRight(text, german, ...berlin)).toBeNull();
});

test('a year after a city is no postal code', async () => {
  const wellington = addressOf('street: 1 Example Way, city: Wellington, postalCode: "6011", country: NZ');
  expect(await statedAndRight('The shop in 1 Example Way, Wellington, 2019.', ...wellington)).toBeNull();
  expect(await statedAndRight('We are in Wellington, 6012.', ...wellington)).toBeNull();
  expect(await statedAndRight('1 Example Way, Wellington 6012', ...wellington)).toEqual([
    '6012',
    '{address.postalCode}',
  ]);
});
