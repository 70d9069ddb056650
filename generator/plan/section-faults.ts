import { type SectionTypes, sectionTypeOf } from '../check/schema/sections.ts';
import { valueSpan } from '../read/locate.ts';
import type { SectionCheck } from './section-problems.ts';
import { didYouMean } from './texts/dictate.ts';

/** Finds the problems that a section type itself reports in data that matches its schema. */
export function sectionFaults(sections: SectionTypes): SectionCheck {
  const each: SectionCheck['each'] = (section, { page: { source }, path }, { facts }) => {
    const faults = sectionTypeOf(section, sections).faults?.(section, facts) ?? [];
    return faults.map(({ at, fault, better, advice = '', id = 'wrong-form' }) => ({
      id,
      severity: 'error' as const,
      message: `"${at.findLast((step) => typeof step === 'string')}" ${fault}.`,
      hint: better === undefined ? advice : didYouMean(better),
      source,
      span: valueSpan(source, [...path(), ...at]),
    }));
  };
  return { each };
}
