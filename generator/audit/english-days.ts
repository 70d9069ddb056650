import { weekdays } from '../../templates/facts/business.ts';
import { weekdayName } from '../../templates/facts/opening-hours.ts';
import { escapeRegExp } from '../report/escape-reg-exp.ts';

type Names = readonly [pattern: RegExp, names: readonly string[]];

const known = new Map<string, Names>();

/** A text with the names of days in a language, also several such as `sábados`, replaced by the English ones. */
export function withEnglishDays(text: string, language: string): string {
  const [pattern, names] = known.get(language) ?? namesIn(language);
  known.set(language, [pattern, names]);
  return text.replace(pattern, (whole, name: string) => weekdays[names.indexOf(name.toLowerCase())] ?? whole);
}

function namesIn(language: string): Names {
  const names = weekdays.map((day) => weekdayName(day, language).toLowerCase());
  return [new RegExp(`(?<!\\p{L})(${names.map(escapeRegExp).join('|')})s?(?!\\p{L})`, 'giu'), names];
}
