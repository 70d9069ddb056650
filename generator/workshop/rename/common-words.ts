import { weekdays } from '../../../templates/facts/business.ts';
import { monthsIn } from '../../../templates/facts/months.ts';
import { weekdayName } from '../../../templates/facts/opening-hours.ts';
import { pathOf } from '../../read/locate.ts';
import { valueAt } from '../../read/value-at.ts';
import type { CheckedProject } from './checked-project.ts';

/** A word that begins with a lowercase letter and is not part of an address. */
const smallWord = /(?<![\p{L}\p{N}/.@-])\p{Ll}+(?![\p{L}\p{N}@/-]|\.\p{L})/gu;

/**
 * Returns a function that recognizes names that are also words: those that the texts of the site also contain in
 * lowercase, as in "fair prices", and those of days and months.
 */
export function commonWords({ texts, site: { facts } }: CheckedProject): (name: string) => boolean {
  const days = weekdays.map((day) => weekdayName(day, facts.language).toLowerCase());
  const words = new Set([...days, ...monthsIn(facts.language).meanings.keys()]);
  for (const { source, roles } of texts) {
    for (const [pointer, { role }] of roles) {
      // Keywords may have any name in lowercase.
      if (role !== 'shown' || pointer.endsWith('/keywords')) continue;
      const value = valueAt(source.data, pathOf(pointer));
      if (typeof value === 'string') for (const [word] of value.matchAll(smallWord)) words.add(word);
    }
  }
  return (name) => words.has(name.toLowerCase());
}
