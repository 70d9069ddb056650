/** How prices begin, and what they buy, in the languages whose words a price can have. */
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

/** The word before the price where others begin, for advice: `desde` in Spanish. English if it is not known. */
export const fromIn = (language: string) => wordsOf(language)[0];

/** The word before what a price buys, for advice: `por` in Spanish. English if it is not known. */
export const perIn = (language: string) => wordsOf(language)[1];
