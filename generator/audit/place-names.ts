import { weekdays } from '../../templates/facts/business.ts';
import type { SiteFacts, Town } from '../../templates/facts/site.ts';
import { escapeRegExp } from '../report/escape-reg-exp.ts';

const capital = "(?:[A-Z]{1,3}[- ]?\\d+|[A-Z][a-z'’]+)";
const names = new RegExp(`${capital}(?: ${capital})*`, 'g');
const days: readonly string[] = weekdays;

/** The roads and neighbourhoods that a town's own words name, such as `FM 423` and `Star Trail`. */
export function localNames({ words = {} }: Town): string[] {
  return Object.values(words).flatMap(namesIn);
}

/** Every name of a place that site.yaml knows, the longest first. */
export function placeNames({ towns = [], address }: SiteFacts): string[] {
  const all = towns.flatMap((town) => [town.name, ...localNames(town)]);
  return [...new Set([...all, address.city])].sort((a, b) => b.length - a.length);
}

/** Finds any of some names, as whole words. */
export function anyOf(names: readonly string[]): RegExp {
  const escaped = names.map(escapeRegExp);
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|') || '(?!)'})(?![\\w-])`, 'g');
}

/** The first word of a sentence has its capital for another reason than being a name. */
function namesIn(text: string): string[] {
  const sentences = /[.!?]$/.test(text) ? text.replace(/(^|[.!?] )[A-Z]/g, (start) => start.toLowerCase()) : text;
  return (sentences.match(names) ?? []).filter((name) => !days.includes(name));
}
