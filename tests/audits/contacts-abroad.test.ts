import { expect, test } from 'vitest';
import { saidIn } from '../harness/messages/audit.ts';

const elm = '100 Elm Street, Barre, VT 05642.';

test.each([
  ['es', 'Nuestra oficina está en'],
  ['es', 'Nuestra nueva tienda:'],
  ['es', 'Mi taller está en'],
  ['es', 'Oficina principal:'],
  ['es', 'Ubicados en'],
  ['es', 'Encuéntrenos en'],
  ['es', 'Venga a vernos a'],
  ['es', 'Nos puede encontrar en'],
  ['es', 'Nos mudamos a'],
  ['fr', 'Notre bureau est au'],
  ['fr', 'Notre boutique :'],
  ['fr', 'Notre atelier est au'],
  ['fr', 'Situés au'],
  ['fr', 'Venez nous voir au'],
  ['fr', 'Vous nous trouverez au'],
  ['fr', 'Retrouvez-nous au'],
  ['fr', 'Visitez-nous au'],
  ['de', 'Unsere Adresse ist'],
  ['de', 'Unsere neue Anschrift lautet'],
  ['de', 'Besuchen Sie uns in'],
  ['de', 'Finden Sie uns in'],
  ['de', 'Sie finden uns in'],
  ['de', 'Unsere Werkstatt ist in'],
  ['de', 'Unser Büro:'],
  ['de', 'Unser Geschäft:'],
  ['de', 'Unsere Praxis:'],
  ['pt-BR', 'Ficamos em'],
  ['pt-BR', 'Venha nos visitar em'],
])('in %s, a wrong address of the business: %s', async (language, before) => {
  expect(await saidIn(language, [`${before} ${elm}`])).toContainEqual(expect.stringContaining('is not the street'));
});

test.each([
  ['es', 'Estamos cerca del hospital,'],
  ['es', 'Estamos en la feria de'],
  ['fr', 'Nous sommes près de la mairie,'],
  ['fr', 'Stationnement près de chez nous :'],
  ['de', 'Das Rathaus ist in'],
])('in %s, an address near the business: %s', async (language, before) => {
  expect(await saidIn(language, [`${before} ${elm}`])).toEqual([]);
});

test.each([
  ['fr', 'En cas d’urgence, appelez-nous au 802-555-0199.'],
  ['fr', 'Pour une urgence, notre numéro est le 802-555-0199.'],
  ['es', 'En caso de urgencia, llámenos al 802-555-0199.'],
  ['es', 'Para una urgencia, nuestro número es 802-555-0199.'],
])('in %s, our number for what cannot wait: %s', async (language, text) => {
  expect(await saidIn(language, [text])).toContainEqual(expect.stringContaining('is not the phone number'));
});

test('in French, the number of others for what cannot wait is left alone', async () => {
  expect(await saidIn('fr', ['En cas d’urgence, appelez la mairie au 802-555-0199.'])).toEqual([]);
});

test.each([
  'Wirtschaftskammer, 1 Elm Street, St. Albans, Tel. 802-555-0177',
  'Die Musikschule Barre (Tel. 802-555-0177) vermittelt Lehrer.',
  'Notruf der Gemeinde: Tel. 802-555-0177.',
])('a name before a number in German is whose it is: %s', async (text) => {
  expect(await saidIn('de', [text])).toEqual([]);
});

test('a number alone in German is that of the business', async () => {
  expect(await saidIn('de', ['Tel. 802-555-0177'])).toContainEqual(expect.stringContaining('is not the phone number'));
});

test('two dates are no phone number, unless one follows them', async () => {
  const dates = ['Vom 12.5.2026–14.5.2026 geschlossen.', 'Vom 12. 5. 2026 – 14. 5. 2026.', '12-05-2026 – 14-05-2026'];
  expect(await saidIn('de', dates)).toEqual([]);
  expect(await saidIn('de', ['Am 12.5.2026 802-555-0177.'])).toContainEqual(expect.stringContaining('802-555-0177'));
});
