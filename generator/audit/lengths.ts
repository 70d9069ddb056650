import { catalogGroups } from '../../templates/facts/catalog.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { escapeRegExp } from '../report/escape-reg-exp.ts';

const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const number = `(?:(?:${tens.join('|')})(?:-(?:${units.slice(0, 9).join('|')}))?|${units.join('|')}|\\d{1,3}(?:\\.\\d|½)?)`;

/** In running text: "60 minutes", "ninety-minute", "an hour", "two-hour". */
const length = `(?:${number}[ -]min(?:ute)?s?|half(?: an|-) ?hour|an hour and a half|(?:an|${number})[ -]hours?)(?![\\p{L}\\d])`;

/** Matches the length of a visit. */
export const anyLength = new RegExp(`(?<![\\p{L}\\d-]|\\d[.,])${length}`, 'giu');

/** The minutes of such a length. */
export function minutesOf(length: string): number {
  const text = length.toLowerCase();
  if (text.startsWith('half')) return 30;
  if (text === 'an hour and a half') return 90;
  const [, word = ''] = text.match(/^(.*?)[ -](?:min|hour)/) ?? [];
  return numberOf(word) * (text.includes('hour') ? 60 : 1);
}

function numberOf(word: string): number {
  if (word === 'an') return 1;
  if (/^\d/.test(word)) return Number(word.replace('½', '.5'));
  const [first = '', second = ''] = word.split('-');
  const ten = tens.indexOf(first);
  return ten < 0 ? units.indexOf(first) + 1 : (ten + 2) * 10 + units.indexOf(second) + 1;
}

/** Every length that something in site.yaml has, in its name, its prices, or its texts, in minutes. */
export function soldLengths(facts: SiteFacts): number[] {
  const written = catalogGroups.map((group) => JSON.stringify(facts[group] ?? {})).join(' ');
  const found = [...written.matchAll(anyLength)].map(([length]) => minutesOf(length));
  return [...new Set(found)].sort((a, b) => a - b);
}

/** Matches what is sold by the length, after a length: a visit, or the last word of a service's name. */
export function soldByLength({ services = {} }: SiteFacts): RegExp {
  const kinds = Object.values(services).flatMap(({ name }) => name.trim().split(' ').slice(-1));
  const things = ['visit', 'session', 'appointment', ...kinds].map(escapeRegExp);
  return new RegExp(`^ (?:of )?(?:\\p{L}+ ){0,2}?(?:${things.join('|')})s?(?![\\p{L}-])`, 'iu');
}
