import { type Sections, sectionOf } from '../check/sections.ts';
import { valueSpan } from '../read/locate.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { didYouMean } from './dictate.ts';
import type { SitePage } from './placed-page.ts';
import type { Site } from './resolve.ts';
import { sectionPaths } from './section-paths.ts';

/** Finds what the section types themselves say is wrong with data that matches their schemas. */
export function sectionFaults({ facts, pages }: Site, sections: Sections): Diagnostic[] {
  const faultsIn = (page: SitePage): Diagnostic[] => {
    const paths = sectionPaths(page);
    return page.data.sections.flatMap((section, index) => {
      const faults = sectionOf(section, sections).faults?.(section, facts) ?? [];
      return faults.map(({ at, fault, better, advice = '', id = 'wrong-form' }) => ({
        id,
        severity: 'error' as const,
        message: `"${at.findLast((step) => typeof step === 'string')}" ${fault}.`,
        hint: better === undefined ? advice : didYouMean(better),
        source: page.source,
        span: valueSpan(page.source, [...(paths[index] ?? ['sections']), ...at]),
      }));
    });
  };
  return pages.flatMap((page) => (page.isSettled ? [] : faultsIn(page)));
}
