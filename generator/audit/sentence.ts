import { townAbbreviations, townPrefixes } from './places/place-names.ts';

/** Few sentences are longer. Reading all of a long text around each of its dates or prices would take too much time. */
const far = 600;

/**
 * Abbreviations that begin a name, as in “St. Marys”, “Port St. Lucie”, and “Dr. Lee”, and so do not end a sentence.
 * After the name of a street, as in “on Elm St. We”, they may.
 */
const afterStreet = `(?<=[^\\s.!?] (?!(?:${townPrefixes}) )\\p{Lu}[\\p{L}'’-]* )`;
const beginsName = `(?<!(?<!${afterStreet})(?<![\\p{L}\\p{N}])(?:${townAbbreviations}|Dr|Mr|Mrs|Ms)\\.)`;
/** “Fri. to 4” and “Mon.–Fri. 9–5” go on, but not “Open Mon.–Fri. We”. */
const dayGoesOn = '(?<!(?<!\\p{L})(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\\.(?= [\\p{Ll}\\d]))';
const isEnd = beginsName + dayGoesOn;

/** The end of a sentence, also in quotes, but not after “a.m.”. */
const end = new RegExp(`(?<![ap]\\.m)[.!?]${isEnd}["”’)]*\\s|\\n`, 'u');
const endOfAny = new RegExp(`[.!?]${isEnd}(?:\\s|$)`, 'u');
const between = new RegExp(` (?<=[.!?]${isEnd} )`, 'u');

/** Returns the sentences of a text. */
export const sentencesIn = (text: string) => text.split(between);

/** Returns the words of a sentence before an offset in a text. */
export const sentenceBefore = (text: string, index: number) => nearBefore(text, index).split(end).at(-1) ?? '';

/** Returns the words of a sentence from an offset on, without its end. */
export const sentenceAfter = (text: string, index: number) => nearAfter(text, index).split(endOfAny)[0] ?? '';

/** Returns the text before an offset, as far as it may matter. */
export const nearBefore = (text: string, index: number) => text.slice(Math.max(0, index - far), index);

/** Returns the text from an offset on, as far as it may matter. */
export const nearAfter = (text: string, index: number) => text.slice(index, index + far);
