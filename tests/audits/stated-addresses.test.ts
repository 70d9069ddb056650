import { expect, test } from 'vitest';
import { auditOf, type Change, pageNamed, prose, siteWith } from '../harness/messages/audit.ts';

const saidOf = async (text: string, ...changes: Change[]) => {
  const report = await auditOf({
    'site.yaml': await siteWith(...changes),
    'pages/a.yaml': pageNamed('/a', prose(text)),
  });
  return report.match(/(?<=says “)[^”]*(?=”, which)|(?<=Write ).*(?= instead)/g);
};

test('the room of the address', async () => {
  const inRoom: Change = ['street: 1 Example Way', 'street: "1 Example Way, Suite 4"'];
  expect(
    await saidOf('We are at 1 Example Way, Ste 4. The café in 1 Example Way, Suite 2, is good.', inRoom),
  ).toBeNull();
  expect(await saidOf('We are at 1 Example Way, Suite 5.', inRoom)).toEqual([
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
])('the street of the business in another town of the site: %s', async (text) => {
  expect(await saidOf(text, stowe)).toEqual(['Stowe', '{address.city}']);
});

test.each([
  '1 Example Way, Barre, VT 05641',
  'From 1 Example Way, Stowe is ten minutes away. 1 Example Way, Stowe side.',
  '9 Elm Street, Stowe, VT 05672',
])('a town that may be after a street: %s', async (text) => {
  expect(await saidOf(text, stowe)).toBeNull();
});

test('the words of a wrong ZIP code are those that its placeholder replaces', async () => {
  const wrong = '1 Example Way, Barre, VT 05602';
  const [words = '', placeholder = ''] = (await saidOf(wrong)) ?? [];
  expect(wrong.replace(words, placeholder)).toBe('1 Example Way, Barre, VT {address.postalCode}');
});

const zipPlusFour: Change = ['postalCode: "05641"', 'postalCode: "05641-1234"'];

test('the last four digits of a ZIP code may be left out', async () => {
  const right = 'We are at 1 Example Way, Barre, VT 05641-1234. The shop is at 1 Example Way, Barre, Vermont 05641.';
  expect(await saidOf(right, zipPlusFour)).toBeNull();
  expect(await saidOf(right)).toBeNull();
});

test.each(['05642', '05642-1234', '05641-4321'])('another ZIP code than 05641-1234: %s', async (code) => {
  expect(await saidOf(`We are at 1 Example Way, Barre, VT ${code}.`, zipPlusFour)).toEqual([
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
])('a street may be abbreviated: %s', async (text) => {
  expect(await saidOf(text, onOakRoad)).toBeNull();
});

test.each([
  ['We are at 10 E Oak Road.', '10 E Oak Road', '{address.street}'],
  ['We are at 10 Elm Rd.', '10 Elm Rd', '{address.street}'],
  ['110 W Oak Rd, Barre, VT 05641', '110 W Oak Rd', '{address.street}'],
  ['10 W Oak Rd., Barre, VT 05642', '05642', '{address.postalCode}'],
  ['10 West Oak Rd, Barre, NH 05641', 'NH', '{address.region}'],
])('an address with another street, state, or ZIP code: %s', async (text, words, placeholder) => {
  expect(await saidOf(text, onOakRoad)).toEqual([words, placeholder]);
});

test('a street with a name that is no kind of street', async () => {
  const onBroadway: Change = ['street: 1 Example Way', 'street: 20 Broadway'];
  expect(await saidOf('The shop is at 20 Broadway. We serve Barre, VT 05642.', onBroadway)).toBeNull();
  for (const place of ['20 Broadway', '20 Broadway, Suite 3', 'We are at 22 Broadway'])
    expect(await saidOf(`${place}, Barre, VT 05642`, onBroadway)).toEqual(['05642', '{address.postalCode}']);
});
