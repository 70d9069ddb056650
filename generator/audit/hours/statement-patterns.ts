import { dayPattern, daySpanPattern, daysPattern } from '../../../templates/facts/day-names.ts';
import { placeOfBusiness } from '../places/place-of-business.ts';
import { timePattern, untilWord } from './clock-times.ts';
import { guests, withoutDoubt } from './hours-claims.ts';

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
const us = `(?:${withoutDoubt(`(?:${ours})`)})(?: also| always| even)?`;
const work = `${us} (?:works?|comes?|stays?(?: open)?|are here|(?:see|take) ${guests})`;
const stay = `(?:(?:works?|stays?|are here|are|am|is)(?: open)?,? ${untilWord}|closes? at)`;
const things = `(?:open|opens|evenings|appointments|visits|hours|${work})`;
const ending = '[.;!)]|$|, (?:and|but|so) ';
/** The end of a clause, so that what follows is not about something else. */
const clauseEnd = `(?=(?: too| as well)?(?:${ending}))`;
/** The same, or a reason: “closed on Mondays because”, “closed on Mondays so”, “closed on Mondays, the market day”. */
const reasonEnd = `(?=${ending}|,? (?:because|so|like(?! th(?:is|at|ese|ose)))\\b|, (?:the|our|my|an?) (?:\\p{L}+ )?day\\b(?! (?:after|before|of)))`;
/** “Until eight on Thursdays for people who work.” */
const untilEnd = `(?=(?: too| as well)?(?: for (?:people|those|guests|clients|customers|patients)\\b|${ending}))`;
const itemEnd = '(?=[.,;!)|/]|$| (?:[|/·•]|and|or|&|at|on|in|all|by|every|too|as) )';
const available = '(?:appointments|visits|sessions)(?: are)?(?: available| offered)?';
const notOpen = "(?:closed|shut|(?:never|(?:do )?not|don['’]t)(?: ever)? (?:work|open|come))(?: on| every)?";

/** What may be between the words of a time span, and of its beginning. */
const ofEnd = '–|—|-| to |til';
const ofBegin = 'from|starting| at ';

/** Other days with their times: “8 to 6 weekdays, ”, “10 to 4 Friday and ”. */
const daysBefore = `(?<=${timePattern},? (?:${daysPattern}|${dayPattern})(?:,|,? (?:and|&)) )`;

/** Patterns for statements about hours, in lowercase. The first match for a piece of text wins. */
export const statementPatterns = compiled([
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
export const habitPatterns = compiled([
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

/** Matches the words of a habit for more than one day. */
export const severalDays =
  /(?:s|s off|daily|week|: closed)$|^\w+days,? (?:we|i|the)\b|\bevery | to | thr(?:ough|u) |[–-]/i;

/** What follows these may be part of another statement. */
export const otherPatterns = compiled([
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

export interface StatementPattern {
  /** Every match contains one of these, which are faster to search for. */
  needs: readonly string[];
  pattern: RegExp;
}

/** Compiles patterns without the case-insensitive flag, which takes half the time. */
function compiled(all: readonly (readonly [needs: string, pattern: string])[]): StatementPattern[] {
  return all.map(([needs, pattern]) => ({
    needs: needs.split('|'),
    pattern: new RegExp(`(?<![\\p{L}\\d-])${pattern}`, 'gu'),
  }));
}
