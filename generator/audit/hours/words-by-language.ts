import { weekdays } from '../../../templates/facts/business.ts';
import { withEnglishDays } from '../../../templates/facts/english-days.ts';
import { languageCode } from '../../../templates/facts/locale.ts';
import { memoized } from '../../../templates/memoized.ts';

/** What replaces each kind of word. */
const symbols = { to: '-', and: '+', open: '○', closed: '×', other: '' };

type PlainWords = Readonly<Record<keyof typeof symbols, string>>;

/** The words of the plainest statements about hours. A sentence with any other word is left alone. */
const languages: Readonly<Record<string, PlainWords>> = {
  de: {
    to: 'bis',
    and: 'und',
    open: 'geöffnet|öffnungszeiten',
    closed: 'geschlossen',
    other: 'am|von|wir|haben|sind|unsere',
  },
  es: {
    to: 'a|al|hasta',
    and: 'y',
    open: 'abiert[oa]s?|abrimos|atendemos|horarios?',
    closed: 'cerrado',
    other: 'de|desde|el|los|las|es|estamos|nuestro',
  },
  fr: {
    to: 'à|au',
    and: 'et',
    open: "ouvert[es]?|accueillons|horaires(?: d[’']ouverture)?",
    closed: 'fermé',
    other: 'de|du|le|nous|vous|sommes',
  },
  it: {
    to: 'a|al|alle',
    and: 'e',
    open: 'apert[oi]|orari|orario(?: di apertura)?',
    closed: 'chiuso',
    other: 'dal|dalle|il|siamo',
  },
  nl: { to: 't/m|tot en met|tot', and: 'en', open: 'open|openingstijden', closed: 'gesloten', other: 'van|wij|zijn' },
  pt: { to: 'a|às|até', and: 'e', open: 'aberto|horário', closed: 'fechado', other: 'de|das' },
};

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?![\\p{L}\\p{M}])`, 'giu');
const days = weekdays.map((day, index) => [word(`${day}s?`), String(index)] as const);

const replacements = memoized((language: string): (readonly [RegExp, string])[] => [
  [/\d+/g, '?'],
  ...days,
  ...(['to', 'and', 'open', 'closed', 'other'] as const).flatMap((kind) => {
    const words = languages[languageCode(language)]?.[kind];
    return words === undefined ? [] : [[word(words), symbols[kind]] as const];
  }),
  [/[\p{L}\p{M}]+/gu, '?'],
  [/[–—‒−]/g, '-'],
  [/[\s.!]/g, ''],
]);

/**
 * Returns a sentence with a symbol for each word: `○0-4@-@` for “Geöffnet Montag bis Freitag von @ bis @”. `0` is
 * Monday, and `?` any word or number that is not known.
 */
export const inSymbols = (sentence: string, language: string): string =>
  replacements(language).reduce(
    (rest, [pattern, symbol]) => rest.replace(pattern, symbol),
    withEnglishDays(sentence, language, 'short'),
  );
