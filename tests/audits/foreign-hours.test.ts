import { expect, test } from 'vitest';
import { type Change, saidIn } from '../harness/messages/audit.ts';

const ofOthers = {
  es: [
    'Turno de la mañana: lunes 9 a. m.–12 p. m.',
    'Turno de la tarde, de lunes a viernes, 1 p. m.–5 p. m.',
    'El viernes 12 de diciembre, 6 p. m.–9 p. m., hay posada.',
    'El viernes 12, 6 p. m.–9 p. m.',
    'Posada: sábado 12 de diciembre, 6 p. m.–9 p. m.',
    'La farmacia de enfrente abre el lunes 8 a. m.–10 p. m.',
    'La farmacia está abierta el lunes 8 a. m.–10 p. m.',
    'Misa: domingo 9 a. m.–10 a. m.',
    'Los lunes, 9 a. m.–12 p. m., limpiamos la iglesia.',
    'En julio, lunes a viernes 7 a. m.–3 p. m.',
    'Abrimos los lunes 9 a. m.–6 p. m. y limpiamos por toda la ciudad.',
    'Cerrado de lunes a viernes de 1 p. m. a 2 p. m.',
    'Para mudanzas, también los lunes, 9 a. m.–12 p. m.',
  ],
  fr: [
    'La pharmacie d’en face est ouverte le lundi 08:00–22:00.',
    'Messe : lundi 09:00–10:00.',
    'Nous sommes fermés tous les lundis de 12 h à 13 h.',
    'Le lundi, 09:00–12:00, nous donnons un cours.',
    'Le lundi 12 décembre, 18:00–21:00.',
  ],
  de: [
    'Die Apotheke gegenüber ist am Montag 08:00–22:00 geöffnet.',
    'Messe: Montag 09:00–10:00.',
    'Geschlossen Montag bis Freitag 12:00–13:00 Uhr.',
    'Montags, 09:00–12:00, putzen wir die Kirche.',
    'Montag, 12. Dezember, 18:00–21:00.',
    'Montag, 12.12., 18:00–21:00.',
  ],
};

const own = {
  es: [
    'Lunes–viernes: 9 a. m.–6 p. m.',
    'Atendemos de lunes a viernes, 9 a. m.–6 p. m.',
    'Nuestro horario es de lunes a viernes 9 a. m.–6 p. m.',
    'Limpiamos casas. De lunes a viernes, 9 a. m.–6 p. m.',
    'Lunes 9 a. m.–6 p. m., sábados cerrado.',
    'Horario: 9 a. m.–6 p. m.',
  ],
  fr: ['Lundi : 09:00–18:00.', 'Nous sommes ouverts le lundi, 09:00–18:00.', 'Lundi 09:00–18:00, dimanche fermé.'],
  de: ['Montag: 09:00–18:00 Uhr', 'Unsere Öffnungszeiten: Montag bis Freitag 09:00–18:00.', 'Am Montag 09:00–18:00.'],
};

const languages = Object.keys(own) as (keyof typeof own)[];

test.each(languages)('times of something else than the business are left alone in %s', async (language) => {
  expect(await saidIn(language, ofOthers[language])).toEqual([]);
});

test.each(languages.flatMap((language) => own[language].map((text) => [language, text] as const)))(
  'wrong hours of the business are reported in %s: %s',
  async (language, text) => {
    expect(await saidIn(language, [text])).toEqual([
      expect.stringMatching(/^\/a says “.*”, which does not match the hours o/),
    ]);
  },
);

const excepted = {
  es: ['Abierto de lunes a viernes de 9 a. m. a 5 p. m., excepto miércoles y jueves.'],
  fr: [
    'Ouvert du lundi au vendredi de 9 h à 17 h, sauf le mercredi et le jeudi.',
    'Ouvert du lundi au vendredi de 9 h à 17 h, fermé le mercredi, le jeudi jusqu’à 20 h.',
  ],
  de: ['Montag bis Freitag 09:00–17:00 Uhr, Mittwoch und Donnerstag bis 20 Uhr.'],
};

test.each(languages)('days that the rest of a sentence in %s names again have other hours', async (language) => {
  const hours: Change[] = [
    ['Wednesday: 9 AM–5 PM', 'Wednesday: Closed'],
    ['Thursday: 9 AM–5 PM', 'Thursday: 9 AM–8 PM'],
  ];
  expect(await saidIn(language, excepted[language], ...hours)).toEqual([]);
});

test.each([
  ['es', 'Abierto de lunes a viernes de 9 a. m. a 6 p. m., cerrado de 12 p. m. a 2 p. m.'],
  ['fr', 'Ouvert du lundi au vendredi de 9 h à 18 h, fermé de 12 h à 14 h.'],
])('a break in %s is none of the hours: %s', async (language, text) => {
  const all = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const hours = all.map((day): Change => [`${day}: 9 AM–5 PM`, `${day}: 9 AM–12 PM, 2 PM–6 PM`]);
  expect(await saidIn(language, [text], ...hours)).toEqual([]);
});

test('the name of the business may come before its hours', async () => {
  expect(await saidIn('es', ['Small Works: lunes 9 a. m.–6 p. m.'])).toHaveLength(1);
  expect(await saidIn('es', ['Farmacia Works: lunes 9 a. m.–6 p. m.'])).toEqual([]);
});

test.each([
  ['es', 'De lunes a viernes de 9 a. m. a 6 p. m.', 'Monday'],
  ['es', 'Abierto los viernes de 9:00 a 14:00.', 'Friday'],
  ['es', 'Los lunes de las 9 a. m. hasta las 6 p. m.', 'Monday'],
  ['es', 'De lunes a sábado, 1 p. m.–5 p. m.', 'Monday'],
  ['es', 'Viernes y lunes: 9 a. m.–1 p. m.', 'Friday'],
  ['fr', 'Ouvert du lundi au samedi 09:00–18:00.', 'Monday'],
  ['nl', 'Open maandag t/m vrijdag 9:00–18:00 uur.', 'Monday'],
  ['nl', 'Maandag tot en met vrijdag: 9:00–18:00', 'Monday'],
  ['de', 'Geöffnet Montag bis Samstag 09:00–18:00.', 'Monday'],
])('in %s, all days of a span count, and times joined by words: %s', async (language, text, day) => {
  expect(await saidIn(language, [text])).toEqual([
    expect.stringContaining(`which does not match the hours on ${day}, 9 AM–5 PM.`),
  ]);
});

test('times and days joined by words may be right, or those of something else', async () => {
  const texts = [
    'De lunes a viernes de 9 a. m. a 5 p. m.',
    'Lunes y martes, de 9:00 a 17:00.',
    'La limpieza dura de 9 a. m. a 11 a. m.',
    'Misa: lunes de 9 a. m. a 10 a. m.',
    'Elija un turno: 9 a. m. a 1 p. m.',
    '9 a. m. a 1 p. m.',
  ];
  expect(await saidIn('es', texts)).toEqual([]);
});
