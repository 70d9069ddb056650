import { maskDays } from '../../../templates/facts/day-names.ts';
import { matchesOf, type PlacedWords } from '../matches.ts';
import { claimsAmong, isAffirmed } from './hours-claims.ts';
import {
  habitPatterns,
  otherPatterns,
  type StatementPattern,
  severalDays,
  statementPatterns,
} from './statement-patterns.ts';

/** Words of a text about opening times. Everything except `words` and `days` is in lowercase. */
export interface Statement extends PlacedWords {
  /** What follows in the text. */
  after: string;
  /** The days as written. Undefined for the days that are open in the evening. */
  days?: string | undefined;
  /** Such as "evening". */
  part?: string | undefined;
  opens?: string | undefined;
  closes?: string | undefined;
  /** The number of evenings or days, as written. */
  count?: string | undefined;
  /** Present if it is about all hours of the day; the number of days, if it says that. */
  always?: string | undefined;
  /** Present if it is about days that are closed. */
  closed?: string | undefined;
  /** Present if it is about the weekend; "all" or "both" if it is about both days. */
  weekend?: string | undefined;
}

/** Other letters keep their case, because some change length with it. */
const inLowerCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const otherTimes =
  'nights|evening|week(?:day|end|night)|every day|daily|24/7|24 hours|(?:7|seven) days|days (?:a|each|every|per) week';
/** Every statement contains one of these. Most texts have none, and looking for statements takes time. */
const mayState = new RegExp(`(?:^|[^a-z\\d])(?:mon|tue|wed|thu|fri|sat|sun|m ?[–-]|${otherTimes})`, 'i');
const hasOtherTimes = new RegExp(otherTimes, 'i');

/** Returns what the words of a text say about hours, of the business or of something else. */
export function statementsIn(text: string): Statement[] {
  if (!mayState.test(text)) return [];
  const withMasks = maskDays(text);
  // "Sunny" only begins like the name of a day.
  if (withMasks === text && !hasOtherTimes.test(text)) return [];
  const masked = inLowerCase(withMasks);
  let rest = masked;
  const found = statementPatterns.flatMap((pattern) => {
    const matches = matchesIn(rest, pattern);
    // No words are part of two statements.
    if (matches.length > 0) rest = masking(rest, matches);
    return matches;
  });
  const habitual = habitPatterns
    .flatMap((pattern) => matchesIn(rest, pattern))
    .filter(({ 0: words, index }) => severalDays.test(text.slice(index, index + words.length)));
  const all = [...found, ...habitual, ...otherPatterns.flatMap((pattern) => matchesIn(masked, pattern))];
  return all.map(({ 0: words, index, groups }) => {
    const written = (from: number, length: number) => text.slice(index + from, index + from + length);
    const { days } = groups ?? {};
    const own = days === undefined ? days : written(words.indexOf(days), days.length);
    const after = text.slice(index + words.length);
    return { ...groups, words: written(0, words.length), index, days: own, after };
  });
}

/** Masks each match in a text, keeping its length. */
function masking(text: string, matches: readonly RegExpExecArray[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: words, index } of matches) {
    parts.push(text.slice(end, index), '·'.repeat(words.length));
    end = index + words.length;
  }
  return parts.join('') + text.slice(end);
}

/**
 * Returns the statements that must be about the business. This takes time, so it is only for statements that may be
 * wrong.
 */
export function statementsAboutBusiness(text: string, statements: readonly Statement[], name: string): Set<Statement> {
  const claims = claimsAmong(text, statements, name);
  return new Set(claims.filter((one) => !isDenied.test(one.after) && (hasMore(one) || isAffirmed(one.after))));
}

/** “Weekend visits are not available”. */
const isDenied = /^ (?:are|is)(?: not| never| no longer|n['’]t)\b/i;

/** "Wednesday evenings" alone may be the subject of a sentence about something else. */
const hasMore = ({ opens, closes, words }: Statement) =>
  opens !== undefined ||
  closes !== undefined ||
  /\b(?:open|visits|appointments|sessions|hours|book|closed|shut|we)\b/i.test(words);

const matchesIn = (text: string, { needs, pattern }: StatementPattern): RegExpExecArray[] =>
  needs.some((one) => text.includes(one)) ? matchesOf(text, pattern) : [];
