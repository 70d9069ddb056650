import { townAbbreviations, townPrefixes } from './places/place-names.ts';

/** Hardly a sentence is longer. To read all of a long text around each of its dates or prices would take too much time. */
const far = 600;

/**
 * What begins a name, as in “St. Marys”, “Port St. Lucie”, and “Dr. Lee”, and so ends no sentence. After the name of a street, as in
 * “on Elm St. We”, it may.
 */
const afterStreet = `(?<=[^\\s.!?] (?!(?:${townPrefixes}) )\\p{Lu}[\\p{L}'’-]* )`;
const beginsName = `(?<!(?<!${afterStreet})(?<![\\p{L}\\p{N}])(?:${townAbbreviations}|Dr|Mr|Mrs|Ms)\\.)`;

/** Where a sentence ends, also in quotes, but not after “a.m.”. */
const end = new RegExp(`(?<![ap]\\.m)[.!?]${beginsName}["”’)]*\\s|\\n`, 'u');
const endOfAny = new RegExp(`[.!?]${beginsName}(?:\\s|$)`, 'u');
const between = new RegExp(` (?<=[.!?]${beginsName} )`, 'u');

/** The sentences of a text. */
export const sentencesIn = (text: string) => text.split(between);

/** The words of a sentence before an offset in a text. */
export const sentenceBefore = (text: string, index: number) => nearBefore(text, index).split(end).at(-1) ?? '';

/** The words of a sentence from an offset on, without its end. */
export const sentenceAfter = (text: string, index: number) => nearAfter(text, index).split(endOfAny)[0] ?? '';

/** What is written before an offset, as far as it may matter there. */
export const nearBefore = (text: string, index: number) => text.slice(Math.max(0, index - far), index);

/** What is written from an offset on, as far as it may matter there. */
export const nearAfter = (text: string, index: number) => text.slice(index, index + far);
