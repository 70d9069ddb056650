import { type Audited, audit } from '../audit/audit.ts';
import type { SectionTypes } from '../check/schema/sections.ts';
import type { KeptPage, Memory } from '../memory/memory.ts';
import type { StoredPage } from '../memory/stored-pages.ts';
import type { PublishedRecord } from '../publish/record.ts';
import { tracer } from '../render/provenance.ts';
import type { MadeSite } from './made-site.ts';

interface AuditInput {
  published: PublishedRecord;
  /** What will be published. */
  record: PublishedRecord;
  sections: SectionTypes;
  /** What the last build left; null if there was none. */
  last: Memory | null;
}

/** Combines the audit notes of all pages and towns, and locates the findings in the YAML. */
export function auditSite(
  { planned, work, pages, towns, renderPage, auditor }: MadeSite,
  { published, record, sections, last }: AuditInput,
): Audited {
  const { site, definitions, pictures } = planned;
  const rendered = (route: string) => {
    const page = site.byRoute.get(route);
    return page ? renderPage(page) : null;
  };
  const isSameSite = last !== null && last.sharedHash === work?.keys.shared;
  const earlier = isSameSite && { neighbors: last.neighbors, changed: changedRoutes(last.pages, pages) };
  return audit(site, { pages, towns }, auditor, {
    published: Object.keys(published),
    changedOn: (route) => record[route]?.changed,
    definitions,
    trace: tracer(definitions, pictures, sections),
    rendered,
    ...(earlier && { earlier }),
  });
}

/** Returns the routes of pages that were rendered again or removed. */
function changedRoutes(before: readonly KeptPage[], after: readonly StoredPage[]): Set<string> {
  const kept = new Set(after.map(({ known }) => known));
  const gone = before.filter((page) => !kept.has(page)).map(({ notes }) => notes.route);
  return new Set([...gone, ...after.flatMap(({ known, route }) => (known ? [] : [route]))]);
}
