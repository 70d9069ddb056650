import type { SectionData } from '../check/schema/page-schema.ts';
import type { Path } from '../read/locate.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { Page } from './page.ts';
import type { Site } from './resolve.ts';
import { sectionPaths } from './section-paths.ts';

/** The location of a section. Finding its path takes time, so checks ask for it only to report a problem. */
export interface SectionPlace {
  page: Page;
  path: () => Path;
}

/** Finds problems in the sections of pages. */
export interface SectionCheck {
  /** Called for a page that has no section. */
  none?: (page: Page, site: Site) => Diagnostic[];
  each: (section: SectionData, place: SectionPlace, site: Site) => Diagnostic[];
}

/**
 * Checks the sections of all pages. A section that the pages of a definition share is valid on all of them or on none.
 */
export function sectionProblems(site: Site, checks: readonly SectionCheck[]): Diagnostic[] {
  const right = new WeakSet<SectionData>();
  const inSection = (section: SectionData, place: SectionPlace) => {
    if (right.has(section)) return [];
    const problems = checks.flatMap(({ each }) => each(section, place, site));
    if (problems.length === 0) right.add(section);
    return problems;
  };
  const onPage = (page: Page) => {
    const { sections } = page.data;
    if (sections.length === 0) return checks.flatMap(({ none }) => none?.(page, site) ?? []);
    return sections.flatMap((section, index) =>
      inSection(section, { page, path: () => sectionPaths(page)[index] ?? ['sections'] }),
    );
  };
  return site.pages.flatMap((page) => (page.isTrusted ? [] : onPage(page)));
}
