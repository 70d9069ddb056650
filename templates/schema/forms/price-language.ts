import { languageCode } from '../../facts/locale.ts';

/** The words for "from", "per", and "free" in the languages that prices may use. */
const words: Readonly<Record<string, readonly [from: string, per: string, free?: string]>> = {
  da: ['fra', 'pr.', 'Gratis'],
  de: ['ab', 'pro', 'Kostenlos'],
  en: ['from', 'per', 'Free'],
  es: ['desde', 'por', 'Gratis'],
  fr: ['à partir de', 'par', 'Gratuit'],
  it: ['a partire da', 'per', 'Gratis'],
  nb: ['fra', 'per', 'Gratis'],
  nl: ['vanaf', 'per', 'Gratis'],
  pt: ['a partir de', 'por', 'Grátis'],
  sv: ['från', 'per', 'Gratis'],
};

const wordsOf = (language: string) => words[languageCode(language)] ?? ['from', 'per'];

/**
 * Returns the word before a price that is a lower bound, for advice: `desde` in Spanish. English if it is not known.
 */
export const fromIn = (language: string) => wordsOf(language)[0];

/** Returns the word before the unit of a price, for advice: `por` in Spanish. English if it is not known. */
export const perIn = (language: string) => wordsOf(language)[1];

/** Returns the word for a price of nothing, for advice: `Gratis` in Spanish. Undefined if it is not known. */
export const freeIn = (language: string) => wordsOf(language)[2];
