import { expect, test } from 'vitest';
import { auditOf, type Change, saying, siteWith } from '../harness/messages/audit.ts';
import { setDay } from '../harness/project/set-day.ts';

/** What is reported about a text on a page of a site in French, or in another language; null if there are no problems. */
async function saidOf(text: string, language = 'fr-CA', ...changes: Change[]): Promise<string[] | null> {
  const site = await siteWith(['language: en-US', `language: ${language}`], ...changes);
  const report = await auditOf({ 'site.yaml': site, ...saying(text) });
  return report.match(/(?<=\n {2})[“/].*/g);
}

test.each([
  ['fr-CA', 'Offre valable jusqu’au 05/12/2026.', null],
  ['fr-CA', 'Offre valable jusqu’au 12/05/2026.', '12/05/2026'],
  ['sv-SE', 'Erbjudandet gäller till 05/12/2026.', null],
  ['sv-SE', 'Erbjudandet gäller till 12/05/2026.', '12/05/2026'],
  ['en-CA', 'Half price until 05/12/2026.', null],
  ['en-CA', 'Half price until 12/05/2026.', null],
  ['en-CA', 'Half price until 05/06/2026.', '05/06/2026'],
  ['en-CA', 'Half price until 10/31/2026.', '10/31/2026'],
  ['en-CA', 'Half price until 31/10/2026.', '31/10/2026'],
  ['es-US', 'Oferta válida hasta el 12/10/2026.', null],
  ['es-US', 'Oferta válida hasta el 10/12/2026.', null],
  ['es-US', 'Oferta válida hasta el 10/11/2026.', '10/11/2026'],
  ['es-MX', 'Oferta válida hasta el 12/10/2026.', '12/10/2026'],
])('in %s, a date of numbers: %s', async (language, text, past) => {
  setDay('2026-11-27');
  expect(await saidOf(text, language)).toEqual(past && [`/a says “${past}”, which is in the past.`]);
});

test.each([
  ['fr-CA', 'Télécopieur : 802-555-0101.'],
  ['fr-CA', 'Téléc. : 802-555-0101.'],
  ['fr-CA', 'Notre cellulaire : 603-555-0120.'],
  ['fr-CA', 'Sans frais : 1 800 555-0199.'],
  ['fr-CA', 'Pour une urgence, composez le 603-555-0177.'],
  ['fr-CA', 'La billetterie du concert est à billets@theatre.example.org.'],
  ['de-DE', 'Telefax: 802-555-0101.'],
  ['de-DE', 'Unser Handy: 603-555-0120.'],
  ['de-DE', 'Im Notfall wählen Sie 603-555-0177.'],
  ['es', 'Nuestro móvil: 603-555-0120.'],
  ['es', 'Línea gratuita: 1 800 555-0199.'],
  ['es', 'La taquilla del teatro está en entradas@theatre.example.org.'],
  ['it', 'Numero verde: 1 800 555-0199.'],
  ['it', 'Per le emergenze: 603-555-0177.'],
  ['pt-BR', 'Nosso celular: 603-555-0120.'],
])('in %s, a contact of another kind: %s', async (language, text) => {
  expect(await saidOf(text, language)).toBeNull();
});

test.each([
  ['fr-CA', 'Appelez-nous au 603-555-0120.', '603-555-0120'],
  ['fr-CA', 'Notre cellulaire : 802-555-0101.', '802-555-0101'],
  ['fr-CA', 'L’adresse de notre école est ecole@theatre.example.org.', 'ecole@theatre.example.org'],
  ['es', 'Llame al 603-555-0120.', '603-555-0120'],
])('in %s, a wrong contact: %s', async (language, text, wrong) => {
  expect(await saidOf(text, language)).toEqual([expect.stringContaining(`/a says “${wrong}”, which is not the`)]);
});

test('times after a date with its year may be those of an event', async () => {
  expect(await saidOf('Audition : samedi 12 décembre 2026, 19:00–21:00.')).toBeNull();
  expect(await saidOf('Audition : 12 déc. 2026, 19:00–21:00.')).toBeNull();
  expect(await saidOf('Nouveau dès le 12 décembre 2026. Le lundi, 19:00–21:00.')).toEqual([
    '/a says “19:00–21:00”, which does not match the hours on Monday, 9 AM–5 PM.',
  ]);
});

const noBreak = '\u00A0';

test.each([
  ['Samedi : 09:00–17:00.', '09:00–17:00', 'Saturday'],
  [`Samedi${noBreak}: 09:00–17:00.`, '09:00–17:00', 'Saturday'],
  [`Samedi${noBreak}:${noBreak}09:00–17:00.`, '09:00–17:00', 'Saturday'],
  ['Lundi de 9 h à 18 h.', '9 h à 18 h', 'Monday'],
  ['Ouvert du lundi au vendredi de 9h à 18h30.', '9h à 18h30', 'Monday'],
  [`Le lundi, de 9${noBreak}h${noBreak}30 à 17${noBreak}h.`, '9 h 30 à 17 h', 'Monday'],
  ['Le lundi de 9 h à midi et de 13 h à 17 h, le mardi de 9 h à 18 h.', '9 h à 18 h', 'Tuesday'],
  ['Nous vous accueillons le samedi de 9 h à midi.', '9 h à midi', 'Saturday'],
])('wrong hours in French: %s', async (text, words, day) => {
  const open: Change = ['Monday: 9 AM–5 PM', 'Monday: 9 AM–noon, 1 PM–5 PM'];
  const said = await saidOf(text, 'fr-CA', ...(text.includes('13 h') ? [open] : []));
  expect(said).toEqual([expect.stringContaining(`/a says “${words}”, which does not match the hours on ${day}, `)]);
});

test.each([
  'Lundi de 9 h à 17 h.',
  'Le lundi, de 9h00 à 17h00.',
  'Samedi : Fermé.',
  '90 h de formation, 1 h 30 de massage, de 1 h à 2 h par visite.',
  'Le samedi, 1 h à 1 h 30 de massage suffit.',
  'Cours de groupe : mercredi de 18 h à 19 h 30.',
  'Mercredi de 18 h à 19 h 30 : cours de groupe.',
  'Le stationnement est libre le samedi de 7 h à 22 h.',
])('no wrong hours in French: %s', async (text) => {
  expect(await saidOf(text)).toBeNull();
});

const montreal: Change[] = [
  [
    'street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US',
    'street: "4120, rue Notre-Dame Ouest", city: Montréal, region: QC, postalCode: H4C 1A1, country: CA',
  ],
];

test('a wrong postal code after a province in parentheses', async () => {
  for (const province of [', QC', ' (QC)', ' (Québec)']) {
    const said = await saidOf(
      `Nous sommes au 4120, rue Notre-Dame Ouest, Montréal${province} H4C 1A2.`,
      'fr-CA',
      ...montreal,
    );
    expect(said, province).toEqual(['/a says “H4C 1A2”, which is not the postal code, H4C 1A1.']);
  }
  expect(
    await saidOf('Nous sommes au 4120, rue Notre-Dame Ouest, Montréal (Québec) H4C 1A1.', 'fr-CA', ...montreal),
  ).toBeNull();
});
