import { weekdays } from '../../templates/facts/business.ts';
import type { SiteFacts, Town } from '../../templates/facts/site.ts';
import { escapeRegExp } from '../report/escape-reg-exp.ts';

const capitalized = "(?:[A-Z]{1,3}[- ]?\\d+|[A-Z][a-z'’]+)";
const names = new RegExp(`${capitalized}(?: ${capitalized})*`, 'g');
const days: readonly string[] = weekdays;

/** The roads and neighborhoods that the words of a town name, such as `FM 423` and `Star Trail`. */
export function localNames({ words = {} }: Town): string[] {
  return Object.values(words).flatMap(namesIn);
}

/** Every place name in site.yaml, the longest first. */
export function placeNames({ towns = [], address }: SiteFacts): string[] {
  const all = towns.flatMap((town) => [town.name, ...localNames(town)]);
  return [...new Set([...all, address.city])].sort((a, b) => b.length - a.length);
}

/** Matches any of some names as whole words. Earlier names win, so put the longest first. */
export function anyOf(names: readonly string[]): RegExp {
  const escaped = names.map(escapeRegExp);
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|') || '(?!)'})(?![\\w-])`, 'g');
}

/** The first word of a sentence is left out, because its capital does not make it a name. */
function namesIn(text: string): string[] {
  const sentences = /[.!?]$/.test(text) ? text.replace(/(^|[.!?] )[A-Z]/g, (start) => start.toLowerCase()) : text;
  return (sentences.match(names) ?? []).filter((name) => !days.includes(name));
}
