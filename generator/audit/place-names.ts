import { weekdays } from '../../templates/facts/business.ts';
import type { Town } from '../../templates/facts/site.ts';

const capitalized = "(?:[A-Z]{1,3}[- ]?\\d+|[A-Z][a-z'’]+)";
const names = new RegExp(`${capitalized}(?: ${capitalized})*`, 'g');
const days: readonly string[] = weekdays;

/** The roads and neighborhoods that the words of a town name, such as `FM 423` and `Star Trail`. */
export function localNames({ words = {} }: Pick<Town, 'words'>): string[] {
  return Object.values(words).flatMap(namesIn);
}

/** The first word of a sentence is left out, because its capital does not make it a name. */
function namesIn(text: string): string[] {
  const sentences = /[.!?]$/.test(text) ? text.replace(/(^|[.!?] )[A-Z]/g, (start) => start.toLowerCase()) : text;
  return (sentences.match(names) ?? []).filter((name) => !days.includes(name));
}
