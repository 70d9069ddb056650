import { expect, test } from 'vitest';
import { type Change, saidIn } from '../harness/messages/audit.ts';

/** Each word of `words-by-language.ts` is in one of these. */
const wrong = {
  de: [
    'Wir haben Montag bis Freitag von 9:00 bis 18:00 Uhr geöffnet.',
    'Unsere Öffnungszeiten: Mo–Do 8–12 und 14–18 Uhr',
    'Am Freitag sind wir von 9 bis 14 Uhr geöffnet.',
    'Freitag: 9–14 Uhr, Samstag geschlossen.',
    'Fr 9.00–14.00 Uhr',
    'Montag bis Freitag von 09.00 bis 18.00 Uhr geöffnet.',
    '18:00–22:00 Montag bis Freitag.',
    'Geöffnet von 10 bis 20 Uhr.',
  ],
  es: [
    'Abierto de 6 p. m. a 10 p. m. de lunes a viernes.',
    'De 6 p. m. a 10 p. m. de lunes a viernes.',
    'Estamos abiertos los lunes de 9 a 14 horas.',
    'Las oficinas no. Tienda abierta el lunes 9 a 14 horas. Abierta el lunes, 9 a 14 horas.',
    'Abrimos de lunes al viernes, desde las 9 a. m. hasta las 6 p. m.',
    'Atendemos lunes y martes de las 9 a. m. hasta las 6 p. m. ¡Llámenos!',
    'Nuestro horario es de lunes a viernes 9 a. m.–6 p. m., sábado cerrado.',
    'Horarios: lunes 9 a. m.–6 p. m.',
  ],
  fr: [
    'Nous vous accueillons le lundi de 9 h à midi.',
    'Nous sommes ouverts du lundi au vendredi de 9 h à 18 h et le samedi de 9 h à midi.',
    'Horaires d’ouverture : lundi–vendredi 9h30–17h.',
    'Horaires : le lundi de 8 h à 17 h, dimanche fermé.',
    'Lundi de 8 h à 17 h, fermé le dimanche.',
    'Ouverte le lundi, 8 h–17 h.',
    'Ouvert lundi à vendredi, 8 h–17 h.',
  ],
  it: [
    'Siamo aperti dal lunedì al venerdì dalle 9:00 alle 18:00.',
    'Aperto il lunedì e il martedì, 9:00–18:00.',
    'Orari: lunedì a venerdì 9–18 ore, domenica chiuso.',
    'Orario di apertura: 9:00–18:00',
  ],
  nl: [
    'Open maandag t/m vrijdag 9:00–18:00 uur.',
    'Openingstijden: maandag tot en met vrijdag van 9 tot 18 uur, zondag gesloten.',
    'Wij zijn maandag en dinsdag open van 9 tot 18 uur.',
  ],
  pt: [
    'Aberto de segunda a sexta, 9:00–18:00.',
    'Horário: segunda-feira e terça-feira das 9h às 18h, domingo fechado.',
    'Segunda a sexta: 9h até 18h.',
  ],
  pl: ['Poniedziałek–piątek: 9:00–18:00'],
};

test.each(Object.entries(wrong).flatMap(([language, texts]) => texts.map((text) => [language, text] as const)))(
  'in %s, wrong hours are reported: %s',
  async (language, text) => {
    const said = await saidIn(language, [text]);
    expect(said?.[0]).toMatch(/^\/a says “.*”, which does not match the hours o/);
  },
);

/** Right on a site that is open from 9 to 12 and from 2 to 6, on Saturday from 9 to 1. */
const right = {
  de: [
    'Montag bis Samstag 9:00–12:00 Uhr, Samstag bis 13:00 Uhr.',
    'Montag bis Freitag 9–12 und 14–18 Uhr; Sa 9–13 Uhr.',
    'Montag bis Samstag 9–12 Uhr, Samstag 9–13 Uhr.',
    'Geschlossen Montag bis Freitag 12:00–13:00 Uhr.',
    'Montag, Dienstag geschlossen 12:00–14:00.',
    'Geöffnet vom 1.12–24.12.',
    'Montag 8–10',
  ],
  es: [
    'Abierto de lunes a viernes de 9 a. m. a 6 p. m., cerrado de 12 p. m. a 2 p. m.',
    'De lunes a sábado de 9 a. m. a 12 p. m., sábados hasta la 1 p. m.',
    'Cerrado de lunes a viernes de 1 p. m. a 2 p. m.',
    'Abierto de lunes a viernes de 9:00 a 12:00 y de 2:00 a 6:00.',
  ],
  fr: [
    'Ouvert du lundi au vendredi de 9 h à 18 h, fermé de 12 h à 14 h.',
    'Ouvert du lundi au vendredi de 9 h à 18 h, sauf le midi.',
    'Ouvert du lundi au samedi de 9 h à 12 h (13 h le samedi).',
    'Fermé du lundi au vendredi de 12:00 à 13:00.',
    'Nous sommes fermés tous les lundis de 12 h à 13 h.',
    'Ouvert de 9 h à 20 h en juillet.',
    'Ouvert lundi à mercredi, vendredi, 9 h–12 h.',
    'Lundi à samedi 8 h–9 h ? Lundi 8 h–9 h : messe.',
  ],
  it: ['Chiuso dal lunedì al venerdì 12:00–13:00.'],
  pt: ['Fechado de segunda-feira a sexta-feira 12:00–13:00.'],
};

test.each(Object.entries(right))(
  'in %s, sentences that say more than hours are left alone',
  async (language, texts) => {
    const weekday = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
      (day): Change => [`${day}: 9 AM–5 PM`, `${day}: 9 AM–12 PM, 2 PM–6 PM`],
    );
    expect(await saidIn(language, texts, ...weekday, ['Saturday: Closed', 'Saturday: 9 AM–1 PM'])).toEqual([]);
  },
);

test.each([
  ['de', 'Montag bis Freitag von 9 bis 17 Uhr geöffnet. Mittwoch geschlossen.'],
  ['de', 'Montag bis Freitag von 9 bis 17 Uhr geöffnet. Am Mittwoch ist Ruhetag. Bis bald!'],
  ['de', 'Montag bis Donnerstag von 9 bis 18 Uhr geöffnet. Pause von 12 bis 14 Uhr.'],
  ['es', 'Abierto de lunes a jueves de 9:00 a 18:00. Cerrado de 12:00 a 14:00.'],
  ['fr', 'Ouvert du lundi au vendredi de 9 h à 17 h. Fermé le mercredi.'],
  ['fr', 'Ouvert du lundi au vendredi de 9 h à 17 h, fermé le mercredi.'],
  ['it', 'Aperto dal lunedì al venerdì, 9:00–17:00. Mercoledì chiuso.'],
  ['nl', 'Open maandag t/m vrijdag van 9 tot 17 uur. Woensdag gesloten.'],
  ['pt', 'Segunda a sexta: 9h às 17h. Fechado na quarta-feira.'],
])('in %s, the rest of a text may name an exception: %s', async (language, text) => {
  expect(await saidIn(language, [text], ['Wednesday: 9 AM–5 PM', 'Wednesday: Closed'])).toEqual([]);
});

test('a sentence after the times of an event may be about the event too, but not one about being open', async () => {
  const course = 'Kurse: Montag 10–11 Uhr. Mittwoch 16–17 Uhr.';
  expect(await saidIn('de', [course, 'Bis April Montag 9–17 Uhr. Montag 8–14 Uhr.'])).toEqual([]);
  expect(await saidIn('de', [`${course} Geöffnet Montag bis Freitag 9–18 Uhr.`])).toEqual([
    '/a says “9–18 Uhr”, which does not match the hours on Monday, 9 AM–5 PM.',
  ]);
});

test('a later sentence about other days is no exception', async () => {
  expect(
    await saidIn('de', ['Montag bis Freitag von 9 bis 18 Uhr geöffnet. Samstag und Sonntag geschlossen.']),
  ).toEqual(['/a says “9 bis 18 Uhr”, which does not match the hours on Monday, 9 AM–5 PM.']);
});

test('each plain sentence about a day is compared, except for the days of later exceptions', async () => {
  const onMonday = (times: string) => `/a says “${times}”, which does not match the hours on Monday, 9 AM–5 PM.`;
  expect(await saidIn('de', ['Montag bis Freitag 9–18 Uhr. Geöffnet Montag bis Freitag von 9 bis 17 Uhr.'])).toEqual([
    onMonday('9–18 Uhr'),
  ]);
  expect(await saidIn('de', ['Montag 9–18 Uhr. Montag 8–17 Uhr.'])).toEqual([
    onMonday('9–18 Uhr'),
    onMonday('8–17 Uhr'),
  ]);
  const early: Change = ['Wednesday: 9 AM–5 PM', 'Wednesday: 9 AM–12 PM'];
  expect(await saidIn('de', ['Montag bis Freitag 9–18 Uhr. Mittwoch 9–12 Uhr.'], early)).toEqual([
    onMonday('9–18 Uhr'),
  ]);
  expect(
    await saidIn('de', ['Montag bis Freitag 9–17 Uhr. Mittwoch 9–12 Uhr.', 'Mi 8–9 Uhr. Mi 8–9 Uhr Messe.'], early),
  ).toEqual([]);
});

const never: Change[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => [
  `${day}: 9 AM–5 PM`,
  `${day}: "00:00–24:00"`,
]);

test.each([
  ['de', 'Montag bis Freitag von 0 bis 24 Uhr geöffnet.'],
  ['de', 'Montag bis Freitag: 00:00–23:59 Uhr'],
  ['de', 'Geöffnet: 00:00–24:00'],
  ['es', 'Abierto de lunes a viernes de 0 a 24 horas.'],
  ['fr', 'Ouvert du lundi au vendredi de 0 h à 24 h.'],
])('in %s, a day that never closes is open until 24:00: %s', async (language, text) => {
  expect(await saidIn(language, [text], ...never)).toEqual([]);
});

test('each day of a sentence is compared with its own hours', async () => {
  const site: Change = ['Wednesday: 9 AM–5 PM', 'Wednesday: Closed'];
  expect(await saidIn('fr', ['Ouvert lundi à mardi, jeudi, vendredi, 9 h–17 h.'], site)).toEqual([]);
  expect(await saidIn('fr', ['Lundi 9 h–17 h, mardi 9 h–18 h.'])).toEqual([
    '/a says “9 h–18 h”, which does not match the hours on Tuesday, 9 AM–5 PM.',
  ]);
});
