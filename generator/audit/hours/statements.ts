import { daySpanPattern, daysPattern, maskDays } from '../../../templates/facts/day-names.ts';
import { timePattern } from './clock-times.ts';

/** Words of a text that say when the business is open. All but `words` and `days` is in lower case. */
export interface Statement {
  words: string;
  index: number;
  /** The days, as they are written. Undefined for the days that are open in the evening. */
  days?: string | undefined;
  /** Such as "evening". */
  part?: string | undefined;
  opens?: string | undefined;
  closes?: string | undefined;
  /** How many evenings, as it is written. */
  count?: string | undefined;
  /** Present if it is about the weekend; "all" or "both" if it is about both days. */
  weekend?: string | undefined;
}

const days = `(?<days>${daysPattern})`;
const part = '(?: (?<part>morning|afternoon|evening|night)s?)?';
const opens = `(?<opens>${timePattern})`;
const closes = `(?<closes>${timePattern})`;
const verb = '(?:opens?|starts?|begins?|runs?)';
const who = '(?: (?:visits|appointments|sessions|hours|we|i|the studio|the shop))?(?: (?:are|is))?';
const begin = `(?:,? from|,? starting(?: at| from)?|:? ${verb} (?:at|from))`;
const end = '(?: ?[–-] ?| to | until | till )';
const until = `(?: ${verb}| open| hours)?,? (?:until|till)`;
const number = '(?:two|three|four|five|six|seven|[2-7])';
const evenings = `(?:${number} )?(?:evenings|weeknights|evening (?:appointments|visits|hours|sessions))(?: (?:a|each|every|per) week)?`;
const working = '(?:,? (?:i|we|the studio|the shop)(?: work| am open| are open| is open)|(?: are| is)? open)(?: from)?';
/** Whoever asks or doubts claims nothing. */
const us =
  '(?<!\\b(?:can|could|may|might|should|would|do|did|if|unless|whether|when) )(?:we|the studio|the shop)(?: also| always| even)?';
const work = `${us} (?:works?|comes?|are here)`;
const things = `(?:open|opens|evenings|appointments|visits|hours|${work})`;
/** The end of a clause, so that what follows is about nothing else. */
const clauseEnd = '(?=(?: too| as well)?(?:[.;!)]|$|, (?:and|but|so) ))';

/** Each says something about hours, in lower case. The first that matches some words is the one that is looked at. */
const patterns = [
  `${days}${part}${working} ${opens}${end}${closes}`,
  `${opens}${end}${closes} on ${days}${part}(?! ?(?:\\d|from))`,
  `${days}${part}${who}${begin} ${opens}(?:${end}${closes})?`,
  `${days}${part}${who}${until} ${closes}`,
  `${things} (?:at|from) ${opens}(?:${end}${closes})? on ${days}${part}`,
  `${things} (?:until|till) ${closes},? (?:on |from (?=${daySpanPattern}))${days}${part}`,
  `${things} (?:until|till) ${closes},? ${days}${part}${clauseEnd}`,
  `${evenings}(?: are)?${begin} ${opens}(?:${end}${closes})?`,
  `${evenings}${until} ${closes}`,
  `(?<part>evening) (?:visits|appointments|hours|sessions) on ${days}`,
  `${days} (?<part>morning|afternoon|evening|night)s\\b`,
  `open(?: on)? ${days}`,
].map(asPattern);

/** Each says something about hours only if it is about more than one day. */
const habits = [`${work} (?:on |every )?${days}${clauseEnd}`].map(asPattern);
const severalDays = /(?:s|daily|week)$|\bevery | to | through |[–-]/i;

/** What follows these may be part of another statement. */
const others = [
  `(?<count>${number}) (?:(?:evenings|nights|weeknights) (?:a|each|every|per) week|weeknights)\\b`,
  '(?<weekend>evenings?(?:,| and| or| &) weekends?)\\b',
  '(?<weekend>weekends?(?:,| and| or| &) evenings?)\\b',
  '(?<weekend>weekend (?:appointments|visits|hours))\\b',
  '(?<weekend>all|both) weekend(?: days)?\\b',
].map(asPattern);

/** Without the flag for capitals, patterns are compiled in half the time. */
function asPattern(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d-])${pattern}`, 'gu');
}

/** Other letters keep their case, because some change their length with it. */
const inLowerCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Words before a statement that make another of it. */
const denied = /\b(?:not?|never|except|closed|than|without|n['’]t)(?: on)? $/i;

/** In every statement there is one of these. Most texts have none, and looking for statements takes time. */
const mayState =
  /(?<![a-z\d])(?:mon|tue|wed|thu|fri|sat|sun|nights|evening|week(?:day|end|night)|every day|daily|days a week)/i;

/** What the words of a text say about hours. */
export function statementsIn(text: string): Statement[] {
  if (!mayState.test(text)) return [];
  const masked = inLowerCase(maskDays(text));
  let rest = masked;
  const found = patterns.flatMap((pattern) => {
    const matches = matchesIn(rest, pattern);
    // No words are part of two statements.
    for (const { 0: words, index } of matches) {
      rest = rest.slice(0, index) + '·'.repeat(words.length) + rest.slice(index + words.length);
    }
    return matches;
  });
  const claimed = habits
    .flatMap((pattern) => matchesIn(rest, pattern))
    .filter(({ 0: words, index }) => severalDays.test(text.slice(index, index + words.length)));
  return [...found, ...claimed, ...others.flatMap((pattern) => matchesIn(masked, pattern))]
    .filter(({ index }) => !denied.test(text.slice(0, index)))
    .map(({ 0: words, index, groups }) => {
      const written = (from: number, length: number) => text.slice(index + from, index + from + length);
      const { days } = groups ?? {};
      const own = days === undefined ? days : written(words.indexOf(days), days.length);
      return { ...groups, words: written(0, words.length), index, days: own };
    });
}

/** Unlike `matchAll`, makes no copy of the pattern, which would have to be compiled again. */
function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) matches.push(match);
  return matches;
}
