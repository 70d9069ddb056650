import { dayPattern, daySpanPattern, daysPattern, maskDays } from '../../../templates/facts/day-names.ts';
import { matchesOf } from '../matches.ts';
import { placeOfBusiness } from '../places/place-of-business.ts';
import { timePattern, untilWord } from './clock-times.ts';
import { claimsAmong, guests, isAffirmed, withoutDoubt } from './hours-claims.ts';

/** The words of a statement, and their offset in the text. */
export type StatementPlace = Pick<Statement, 'words' | 'index'>;

/** Words of a text about opening times. Everything except `words` and `days` is in lowercase. */
export interface Statement {
  words: string;
  index: number;
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

const days = `(?<days>${daysPattern})`;
const part = '(?: (?<part>morning|afternoon|evening|night)s?)?';
const opens = `(?<opens>${timePattern})`;
const closes = `(?<closes>${timePattern})`;
const verb = '(?:opens?|starts?|begins?|runs?)';
const ours = `we|i|the ${placeOfBusiness}`;
const who = `(?: (?:visits|appointments|sessions|hours|(?:${ours})(?:['’](?:re|m))?))?(?: (?:are|is))?`;
const begin = `(?:,? from|,? starting(?: at| from)?|:? ${verb} (?:at|from))`;
const end = `(?: ?[–—-] ?| to | ${untilWord} )`;
const until = `(?: ${verb}| open| hours)?,? ${untilWord}`;
const number = '(?:two|three|four|five|six|seven|[2-7])';
const evenings = `(?:${number} )?(?:evenings|weeknights|evening (?:appointments|visits|hours|sessions))(?: (?:a|each|every|per) week)?`;
const working = `(?:,? (?:${ours})(?: work|(?:['’](?:re|m)| am| are| is) open)(?: from)?|(?:,? open|(?: are| is) open)(?: from)?|,|(?: hours)?(?: are|:)?)`;
const us = `(?:${withoutDoubt(`(?:we|i|the ${placeOfBusiness})`)})(?: also| always| even)?`;
const work = `${us} (?:works?|comes?|stays?(?: open)?|are here|(?:see|take) ${guests})`;
const stay = `(?:(?:works?|stays?|are here|are|am|is)(?: open)?,? ${untilWord}|closes? at)`;
const things = `(?:open|opens|evenings|appointments|visits|hours|${work})`;
const ending = '[.;!)]|$|, (?:and|but|so) ';
/** The end of a clause, so that what follows is not about something else. */
const clauseEnd = `(?=(?: too| as well)?(?:${ending}))`;
/** The same, or a reason: “closed on Mondays, because”, “closed on Mondays, the market day”. */
const reasonEnd = `(?=${ending}|,? (?:because|like(?! th(?:is|at|ese|ose)))\\b|, (?:the|our|my|an?) (?:\\p{L}+ )?day\\b(?! (?:after|before|of)))`;
/** “Until eight on Thursdays for people who work.” */
const untilEnd = clauseEnd.replace('(?:[', '(?: for (?:people|those|guests|clients|customers|patients)\\b|[');
const itemEnd = '(?=[.,;!)|/]|$| (?:and|or|&|at|on|in|all|by|every|too|as) )';
const available = '(?:appointments|visits|sessions)(?: are)?(?: available| offered)?';
const notOpen = "(?:closed|shut|(?:never|(?:do )?not|don['’]t)(?: ever)? (?:work|open|come))(?: on| every)?";

/** What may be between the words of a time span, and of its beginning. */
const ofEnd = '–|—|-| to |til';
const ofBegin = 'from|starting| at ';

/** Other days with their times: “8 to 6 weekdays, ”, “10 to 4 Friday and ”. */
const daysBefore = `(?<=${timePattern},? (?:${daysPattern}|${dayPattern})(?:,|,? (?:and|&)) )`;

/** Patterns for statements about hours, in lowercase. The first match for a piece of text wins. */
const patterns = sayings([
  [ofEnd, `(?<days>${daysPattern}|${dayPattern})${part}${working} ${opens}${end}${closes}${itemEnd}`],
  [' on ', `${opens}${end}${closes} on ${days}${part}(?! ?(?:\\d|from))`],
  [ofEnd, `(?:open |hours(?: are|:)? |${daysBefore})${opens}${end}${closes},? (?:every )?${days}${part}${itemEnd}`],
  [ofBegin, `${days}${part}${who}${begin} ${opens}(?:${end}${closes})?(?! on ${dayPattern})`],
  ['til', `${days}${part}${who}${until} ${closes}`],
  [' on ', `${things} (?:at|from) ${opens}(?:${end}${closes})? on ${days}${part}`],
  [' at | from ', `${things} (?:at|from) ${opens}(?:${end}${closes})?,? ${days}${part}${clauseEnd}`],
  ['til', `${things} ${untilWord} ${closes},? (?:on |from (?=${daySpanPattern}))${days}${part}`],
  ['til', `${things} ${untilWord} ${closes},? ${days}${part}${clauseEnd}`],
  ['close', `closes? at ${closes} on ${days}${part}`],
  ['til|close', `${days}${part},? ${us} ${stay} ${closes}${clauseEnd}`],
  [ofBegin, `${evenings}(?: are)?${begin} ${opens}(?:${end}${closes})?`],
  ['til', `${evenings}${until} ${closes}`],
  ['evening ', `(?<part>evening) (?:visits|appointments|hours|sessions) on ${days}`],
  ['available', `${days}${part} (?:appointments|visits|sessions)(?: are)? available`],
  ['morning|afternoon|evening|night', `${days} (?<part>morning|afternoon|evening|night)s\\b`],
  ['til', `${untilWord} ${closes} on ${days}${part}${untilEnd}`],
  ['open', `open(?<!\\b(?:not|never|don['’]t) open)(?: on)? ${days}`],
  ['book ', `book (?:your|an?) ${days} (?<part>morning|afternoon|evening|night)(?! ?[\\d–-])\\b`],
]);

/** Patterns for statements about hours that are valid only for more than one day. */
const habits = sayings([
  [
    'work|come|here|see|take|appointments|visits|sessions|available',
    `(?:${work}|${available}|available) (?:on |every )?${days}${clauseEnd}`,
  ],
  [
    'closed|shut',
    `(?:every )?${days},? (?<closed>(?:${ours})(?:['’](?:re|m)| are| am| is) (?:closed|shut))${reasonEnd}`,
  ],
  ['closed|shut|work|open|come', `(?<closed>${notOpen}) ${days}${reasonEnd}`],
  // One of several people may say “I take Thursdays off”.
  [' off', `(?<closed>(?!i )${us} takes?) ${days} off${reasonEnd}`],
  [': closed', `${days}:(?<closed> closed)${clauseEnd}`],
]);
const severalDays = /(?:s|s off|daily|week|: closed)$|^\w+days,? (?:we|i|the)\b|\bevery | to | thr(?:ough|u) |[–-]/i;

/** What follows these may be part of another statement. */
const others = sayings([
  [
    'weeknights| week',
    `(?<count>${number}) (?:(?:evenings|nights|weeknights) (?:a|each|every|per) week|weeknights)\\b`,
  ],
  ['open ', `open (?<count>(?!seven|7)${number}) days (?:a|each|every|per) week\\b`],
  ['open ', `open (?<count>24/7|(?:7|seven) days)${clauseEnd}`],
  [
    'open 24 hours',
    `open 24 hours(?<always>(?: (?:a|each|every|per) day)?(?:,? (?:7|seven) days(?: (?:a|each|every|per) week)?)?)${clauseEnd}`,
  ],
  ['evening', '(?<weekend>evenings?(?:,| and| or| &) weekends?)\\b'],
  ['weekend', '(?<weekend>weekends?(?:,| and| or| &) evenings?)\\b'],
  ['weekend ', '(?<weekend>weekend (?:appointments|visits|hours))\\b'],
  ['all weekend|both weekend', '(?<weekend>all|both) weekend(?: days)?\\b'],
]);

interface Saying {
  /** Every match contains one of these, which are faster to search for. */
  needs: readonly string[];
  pattern: RegExp;
}

/** Compiles patterns without the case-insensitive flag, which takes half the time. */
function sayings(all: readonly (readonly [needs: string, pattern: string])[]): Saying[] {
  return all.map(([needs, pattern]) => ({
    needs: needs.split('|'),
    pattern: new RegExp(`(?<![\\p{L}\\d-])${pattern}`, 'gu'),
  }));
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
  const found = patterns.flatMap((pattern) => {
    const matches = matchesIn(rest, pattern);
    // No words are part of two statements.
    if (matches.length > 0) rest = masking(rest, matches);
    return matches;
  });
  const habitual = habits
    .flatMap((pattern) => matchesIn(rest, pattern))
    .filter(({ 0: words, index }) => severalDays.test(text.slice(index, index + words.length)));
  const all = [...found, ...habitual, ...others.flatMap((pattern) => matchesIn(masked, pattern))];
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
  return new Set(claims.filter((one) => hasMore(one) || isAffirmed(one.after)));
}

/** "Wednesday evenings" alone may be the subject of a sentence about something else. */
const hasMore = ({ opens, closes, words }: Statement) =>
  opens !== undefined ||
  closes !== undefined ||
  /\b(?:open|visits|appointments|sessions|hours|book|closed|shut|we)\b/i.test(words);

const matchesIn = (text: string, { needs, pattern }: Saying): RegExpExecArray[] =>
  needs.some((one) => text.includes(one)) ? matchesOf(text, pattern) : [];
