import { expect, test } from 'vitest';
import { type Change, saidIn } from '../harness/messages/audit.ts';

test.each([
  ['es', 'La dirección del banco de alimentos es 724 N. Cage Blvd., Barre, VT 05642.'],
  ['es', 'La posada es en la iglesia, 724 N. Cage Blvd., Barre, VT 05642.'],
  ['es', 'Venga a la feria: 724 N. Cage Blvd., Barre, VT 05642.'],
  ['es', 'La oficina del condado: 100 N. Closner Blvd., Barre, VT 05642.'],
  ['es', 'El estacionamiento está en 12 Elm Street.'],
  ['fr', 'La mairie se trouve au 100 Elm Street, Barre, VT 05642.'],
  ['de', 'Das Rathaus ist in 100 Elm Street, Barre, VT 05642.'],
])('in %s, an address of others: %s', async (language, text) => {
  expect(await saidIn(language, [text])).toEqual([]);
});

test.each([
  ['es', 'Nuestra dirección es 724 N. Cage Blvd., Barre, VT 05642.'],
  ['es', 'Estamos en 724 N. Cage Blvd., Barre, VT 05642.'],
  ['es', 'Visítenos en 724 N. Cage Blvd., Barre, VT 05642.'],
  ['es', 'Dirección: 724 N. Cage Blvd., Barre, VT 05642.'],
  ['es', '724 N. Cage Blvd., Barre, VT 05642'],
  ['fr', 'Nous sommes au 100 Elm Street, Barre, VT 05642.'],
  ['fr', 'Notre nouvelle adresse : 100 Elm Street, Barre, VT 05642.'],
  ['de', 'Wir sind in 100 Elm Street, Barre, VT 05642.'],
])('in %s, a wrong address of the business: %s', async (language, text) => {
  expect(await saidIn(language, [text])).toEqual([
    expect.stringMatching(/“\d+ .*”, which is not the street/),
    expect.stringContaining('“05642”, which is not the ZIP code, 05641'),
  ]);
});

test.each(['en-US', 'es'])(
  'in %s, the ZIP code of a business without a street is not that of a street',
  async (language) => {
    const noStreet: Change = ['street: 1 Example Way, ', ''];
    const text = '724 N. Cage Blvd., Barre, VT 05642';
    expect(await saidIn(language, [text])).not.toEqual([]);
    expect((await saidIn(language, [text], noStreet)).filter((one) => one.includes('ZIP'))).toEqual([]);
  },
);
