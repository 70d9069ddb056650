import { expect, test } from 'vitest';
import { auditOf, type Change, saying, siteWith } from '../harness/messages/audit.ts';
import { setDay } from '../harness/project/set-day.ts';

const inSpanish: Change = ['language: en-US', 'language: es'];

/** What is reported about a text on a page of a Spanish site; null if there are no problems. */
async function saidOf(text: string, more = '', ...changes: Change[]): Promise<string[] | null> {
  const site = await siteWith(inSpanish, ...changes);
  const report = await auditOf({ 'site.yaml': site + more, ...saying(text) });
  return report.match(/(?<=\n {2})[“/].*/g);
}

const cleaning = `enhancements:
  moving: { name: Limpieza de mudanza, price: $240, description: Casa vacía. }
  kitchen: { name: Limpieza básica completa, price: $150, description: Todo. }
`;
const discount = `specials:
  fortnight: { name: Cada dos semanas, discount: 15 %, description: Lo más pedido. }
`;

test('a name is not shortened where its last word tells it from others', async () => {
  const text = 'La limpieza de oficinas cuesta $50, y la limpieza básica, $50.';
  expect(await saidOf(text, cleaning)).toBeNull();
  expect(await saidOf('La limpieza de mudanza cuesta $50.', cleaning)).toEqual([
    '“Limpieza de mudanza” is $50 on /a, but $240 in site.yaml.',
  ]);
});

test('a price does not belong to an offer without one', async () => {
  const off: Change = ['  skip:', '  off: de descuento\n  skip:'];
  expect(await saidOf('Cada dos semanas, $50 por visita.', discount, off)).toBeNull();
});

test.each([
  'La limpieza de oficinas cuesta $60 con impuestos.',
  'Si paga en efectivo, la limpieza de oficinas cuesta $40.',
  'La limpieza de oficinas en grupo cuesta $30.',
  'La limpieza de oficinas cuesta $40 para estudiantes.',
  'Una limpieza de oficinas cancelada cuesta $25.',
])('what is no price of an item is left alone: %s', async (text) => {
  const offices = cleaning.replace('Limpieza de mudanza, price: $240', 'Limpieza de oficinas, price: $50');
  expect(await saidOf(text, offices)).toBeNull();
  expect(await saidOf('La limpieza de oficinas cuesta $60 más impuestos.', offices)).toEqual([
    '“Limpieza de oficinas” is $60 on /a, but $50 in site.yaml.',
  ]);
});

test.each([
  'Mit Mehrwertsteuer kostet die Klavierstunde $60.',
  'Wenn Sie bar zahlen, kostet die Klavierstunde $40.',
  'Für Kinder kostet die Klavierstunde $40.',
  'Die Klavierstunde am Wochenende kostet $60.',
  'Eine stornierte Klavierstunde kostet $25.',
  'Die Klavierstunde kostet $42 zzgl. MwSt.',
])('also in German: %s', async (text) => {
  const lessons = cleaning.replace('Limpieza de mudanza, price: $240', 'Klavierstunde, price: $50');
  expect(await saidOf(text, lessons, ['language: es', 'language: de'])).toBeNull();
  expect(await saidOf('Die Klavierstunde kostet $60.', lessons, ['language: es', 'language: de'])).toEqual([
    '“Klavierstunde” is $60 on /a, but $50 in site.yaml.',
  ]);
});

test.each([
  ['Oferta válida hasta el 05/12/2026.', null],
  ['Oferta válida hasta el 12/05/2026.', null],
  ['Oferta válida hasta el 31/05/2026.', ['/a says “31/05/2026”, which is in the past.']],
  ['Oferta válida hasta el 31 de enero de 2026.', ['/a says “31 de enero de 2026”, which is in the past.']],
  ['Oferta válida hasta el 31 de diciembre de 2026.', null],
  ['Promoción vigente hasta el 1.º de enero de 2026.', ['/a says “1.º de enero de 2026”, which is in the past.']],
  ['Promoción vigente hasta el 1o de enero de 2026.', ['/a says “1o de enero de 2026”, which is in the past.']],
  ['Oferta válida hasta el 31 ene. 2026.', ['/a says “31 ene. 2026”, which is in the past.']],
  ['Oferta válida hasta el 31.01.2026.', ['/a says “31.01.2026”, which is in the past.']],
  ['Limpiamos casas desde el 3/5/2019.', null],
  ['Abrimos el 3 de mayo de 2019.', null],
])('%s', async (text, said) => {
  setDay('2026-11-23');
  expect(await saidOf(text)).toEqual(said);
});

test('the hours after the name of a day are those of that day', async () => {
  const open: Change = ['Saturday: Closed', 'Saturday: 9:00–14:00'];
  for (const days of ['Los sábados', 'Los sabados', 'Los sa\u0301bados']) {
    expect(await saidOf(`${days} 9:00–14:00.`, '', open), days).toBeNull();
  }
  expect(await saidOf('El miercoles 9:00–14:00.', '', open)).toEqual([
    '/a says “9:00–14:00”, which does not match the hours on Wednesday, 9 AM–5 PM.',
  ]);
  expect(await saidOf('Abierto el lunes 9:00–14:00.', '', open)).toEqual([
    '/a says “9:00–14:00”, which does not match the hours on Monday, 9 AM–5 PM.',
  ]);
});
