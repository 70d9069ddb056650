/** The words for "from" and "per" in the languages that prices may use. */
const words: Readonly<Record<string, readonly [from: string, per: string]>> = {
  da: ['fra', 'pr.'],
  de: ['ab', 'pro'],
  es: ['desde', 'por'],
  fr: ['à partir de', 'par'],
  it: ['a partire da', 'per'],
  nb: ['fra', 'per'],
  nl: ['vanaf', 'per'],
  pt: ['a partir de', 'por'],
  sv: ['från', 'per'],
};

const wordsOf = (language: string) => words[language.split('-', 1)[0] ?? ''] ?? ['from', 'per'];

/**
 * Returns the word before a price that is a lower bound, for advice: `desde` in Spanish. English if it is not known.
 */
export const fromIn = (language: string) => wordsOf(language)[0];

/** Returns the word before the unit of a price, for advice: `por` in Spanish. English if it is not known. */
export const perIn = (language: string) => wordsOf(language)[1];
