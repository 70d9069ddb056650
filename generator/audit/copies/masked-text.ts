import type { Town } from '../../../templates/facts/site.ts';
import type { Background } from '../background.ts';
import type { Reading } from '../reading.ts';
import type { Remembered } from '../remembered.ts';
import { sentencesIn } from '../sentence.ts';

/** Returns the text in the `<main>` of a page. */
export function mainText({ blocks }: Reading): string[] {
  return blocks.filter(({ inMain }) => inMain).map(({ text }) => text);
}

/** A sentence with place names and numbers masked, so that pages for two towns can be compared. */
export interface MaskedSentence {
  text: string;
  /** The hashes of its masked words. */
  words: number[];
}

/** Replaces place names with a sign. */
type MaskNames = (text: string) => string;

/** A page, or what is known about it while its notes are made. */
interface Compared {
  reading: Reading;
  page: { town?: Town | undefined };
}

/** Returns a function that replaces the names of all places that the page may mention. */
const maskOf =
  ({ page }: Compared, { masked }: Background): MaskNames =>
  (text) =>
    masked(text, page.town);

/** Text of a page, with its names masked. */
interface MaskedText {
  text: string;
  masked: string;
}

/**
 * Returns the text that pages are compared by: the text in `<main>`, except what a list of posts repeats from them, the
 * hours of the week, and lists of names with their headings, such as the links to every town.
 */
function ownText(compared: Compared, background: Background): MaskedText[] {
  const mask = maskOf(compared, background);
  const isOfLists = new Map<string, boolean>();
  const own = compared.reading.blocks.flatMap(({ text, heading, inMain }) => {
    if (!inMain || background.postTexts.has(text) || background.hourTexts.has(text)) return [];
    const masked = mask(text);
    const isName = masked !== text && !/[\p{L}\p{N}]/u.test(masked);
    if (text !== heading) isOfLists.set(heading, isName && isOfLists.get(heading) !== false);
    return isName ? [] : [{ text, masked }];
  });
  return own.filter(({ text }) => isOfLists.get(text) !== true);
}

/** Returns the sentences of a page, each with its masked words. */
export function maskedSentences(compared: Compared, background: Background): MaskedSentence[] {
  const mask = maskOf(compared, background);
  return ownText(compared, background).flatMap(({ text, masked }) => {
    const pieces = sentencesIn(text);
    return sentencesIn(masked).map((sentence) => {
      const count = pieceCounts.find((some) => mask(pieces.slice(0, some).join(' ')) === sentence) ?? 1;
      return { text: pieces.splice(0, count).join(' '), words: wordHashes(sentence) };
    });
  });
}

/** How many pieces may form one sentence: a name may look like the end of one, as “Sault Ste. Marie” does. */
const pieceCounts = [1, 2, 3, 4];

const shingleLength = 5;

/**
 * Returns a hash of every run of five words within a sentence, sorted and without duplicates. A shorter sentence is one
 * run. Two runs have the same hash so rarely that it does not affect any percentage.
 *
 * @param known the results for texts without names, which do not depend on the town of their page
 */
export function shinglesOf(compared: Compared, background: Background, known: Remembered<number[]>): Uint32Array {
  const hashes: number[] = [];
  for (const { text, masked } of ownText(compared, background)) {
    const runs = () => sentencesIn(masked).flatMap((sentence) => runsOf(wordHashes(sentence)));
    for (const hash of masked === text ? known(text, runs) : runs()) hashes.push(hash);
  }
  return sortedOnce(hashes);
}

function sortedOnce(hashes: readonly number[]): Uint32Array {
  const sorted = new Uint32Array(hashes).sort();
  let count = 0;
  for (const hash of sorted) if (count === 0 || hash !== sorted[count - 1]) sorted[count++] = hash;
  return sorted.slice(0, count);
}

/** Returns the hashes of all runs of words in a sentence. */
export function runsOf(words: readonly number[]): number[] {
  const hashes: number[] = [];
  for (let start = 0; start === 0 || start + shingleLength <= words.length; start++) {
    hashes.push(runHash(words, start, Math.min(start + shingleLength, words.length)));
  }
  return hashes;
}

const separators = new Set([...'.,;:!?()“”"–—/+'].map((character) => character.charCodeAt(0)));
for (let code = 0; code < 65536; code++) if (/\s/.test(String.fromCharCode(code))) separators.add(code);
const isSeparator = Uint8Array.from({ length: 128 }, (_, code) => (separators.has(code) ? 1 : 0));

/**
 * Returns one hash for each word (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). All numbers have the same hash.
 */
function wordHashes(written: string): number[] {
  const text = written.toLowerCase();
  const hashes: number[] = [];
  let hash = offsetBasis;
  let wasDigit = false;
  for (let index = 0; index <= text.length; index++) {
    const code = index < text.length ? text.charCodeAt(index) : space;
    if (code < 128 ? isSeparator[code] === 1 : separators.has(code)) {
      if (hash !== offsetBasis) hashes.push(hash);
      hash = offsetBasis;
      wasDigit = false;
      continue;
    }
    const isDigit = code >= 48 && code <= 57;
    if (!isDigit || !wasDigit) hash = Math.imul(hash ^ (isDigit ? numberSign : code), 0x01000193);
    wasDigit = isDigit;
  }
  return hashes;
}

const offsetBasis = 0x811c9dc5 | 0;
const space = 32;
const numberSign = 35;

/** Mixes the hashes with the last step of MurmurHash3 after each word, so that every bit depends on every word. */
function runHash(words: readonly number[], start: number, end: number): number {
  let hash = 0;
  for (let index = start; index < end; index++) {
    hash = Math.imul(hash, 31) ^ (words[index] ?? 0);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}
