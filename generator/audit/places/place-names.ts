import { weekdays } from '../../../templates/facts/business.ts';
import type { Town } from '../../../templates/facts/site.ts';

const capitalized = "(?:[A-Z]{1,3}[- ]?\\d+|[A-Z][a-z'’]+)";
const names = new RegExp(`${capitalized}(?: ${capitalized})*`, 'g');
const days: readonly string[] = weekdays;

/** Returns the roads and neighborhoods that the words of a town mention, such as `FM 423` and `Star Trail`. */
export function localNames({ words = {} }: Pick<Town, 'words'>): string[] {
  return Object.values(words).flatMap(namesIn);
}

/** Returns capitalized names, except for the first word of a sentence, which is always capitalized. */
function namesIn(text: string): string[] {
  const sentences = /[.!?]$/.test(text) ? text.replace(/(^|[.!?] )[A-Z]/g, (start) => start.toLowerCase()) : text;
  return (sentences.match(names) ?? []).filter((name) => !days.includes(name));
}

/**
 * Returns the names of a town: "Concord (Cobb)" and "Riverton, Hall County" also without the part that distinguishes
 * them.
 */
export const namesOf = ({ name }: Pick<Town, 'name'>): string[] => [name, name.replace(/ ?[(,].*/s, '')];

const abbreviations = {
  St: 'Saint',
  Ste: 'Sainte',
  Sta: 'Santa',
  Sto: 'Santo',
  Mt: 'Mount',
  Ft: 'Fort',
  Pt: 'Point',
};

/** Match the words that begin the names of many towns. Parts of a regular expression. */
export const townAbbreviations = Object.keys(abbreviations).join('|');
export const townPrefixes = `New|Old|East|West|North|South|Port|Lake|Bay|${Object.values(abbreviations).join('|')}`;

const byShort = new Map(
  Object.entries(abbreviations).map(([short, long]) => [short.toLowerCase(), long.toLowerCase()]),
);

/**
 * Returns a word of a slug without its abbreviation: `saint` for `st`. A town may be called St. or Ste. Genevieve, or
 * Sainte.
 */
export const lengthened = (word: string): string => (byShort.get(word) ?? word).replace(/^sainte$/, 'saint');

const abbreviated = new RegExp(`(?<![\\p{L}\\p{N}])(${townAbbreviations})(?:\\. ?| )(?=\\p{Lu})`, 'gu');

/** Normalizes the spelling of names in a text: "Saint Marys" for "St. Marys", "Canon City" for "Cañon City". */
export const spelledAlike = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(abbreviated, (_, short: keyof typeof abbreviations) => `${abbreviations[short]} `);

/** Words that follow the name of a town in the names of roads, schools, and the like. */
const namesakes =
  'Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Trail|Boulevard|Blvd|Way|Court|Parkway|Pkwy|Highway|Hwy|Bridge|Square|' +
  'High|Middle|Elementary|School|Academy|College|University|ISD|Library|Church|Hospital|Museum|Mall|Market|Station|Airport|' +
  'Stadium|Park|Lake|Beach|Creek|River|Bay|Hills?|Heights|Valley|County|Township';
const namesake = new RegExp(`^ (?:${namesakes})(?![\\p{L}\\p{N}])`, 'u');

/** Returns true if the words after the name of a town make it the name of something else, as in "Dover High". */
export const isNamesake = (rest: string) => namesake.test(rest);
