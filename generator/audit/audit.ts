import type { Site } from '../plan/resolve.ts';
import type { Trace } from '../render/provenance.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { withoutAccepted } from './accept.ts';
import { auditedSite, type SiteContext } from './audited-site.ts';
import type { Auditor } from './auditor.ts';
import { type Neighbors, neighborsOf } from './copies/neighbors.ts';
import { updateNeighbors } from './copies/update-neighbors.ts';
import type { Finding } from './finding.ts';
import { locator } from './locate-spot.ts';
import { mergeFindings } from './merge-findings.ts';
import { noteFile } from './note-page.ts';
import type { FileNotes, NotedPage } from './page-notes.ts';
import { townEntries } from './town-entries.ts';
import { watched } from './watched.ts';
import { writtenFile } from './written-texts.ts';

/** The result of an audit: what to report, and what the next build must know about how it came about. */
export interface Audited {
  problems: Diagnostic[];
  /** What must be replaced before the site is public. */
  beforeLaunch: Diagnostic[];
  /** For the next build: the pages that are most similar to each other. */
  neighbors: Neighbors;
  /** True if a rule that needs all pages has read the unexpanded words of all towns. */
  areWordsRead: boolean;
  /** The routes of the pages that were read again. */
  reread: string[];
  /** The slugs of the towns that messages about page definitions depend on. */
  namedTowns: string[];
}

/** What an audit needs beyond the notes. */
interface AuditContext extends Omit<SiteContext, 'towns' | 'neighbors' | 'onWordsRead'> {
  trace: Trace;
  /**
   * The results of an earlier build with the same limit, if there was one, and the routes of pages that are gone or
   * have other text.
   */
  earlier?: { neighbors: Neighbors; changed: ReadonlySet<string> };
}

/** The notes about a site. */
interface SiteNotes {
  /** The notes of all pages, sorted by route. */
  pages: readonly NotedPage[];
  /** The notes of the towns with findings, in their order. */
  towns: readonly FileNotes[];
}

/** Combines the notes of a site, and locates the findings in the YAML. */
export function audit(
  site: Pick<Site, 'facts' | 'leaves' | 'towns'>,
  { pages: notes, towns: townNotes }: SiteNotes,
  auditor: Auditor,
  context: AuditContext,
): Audited {
  const { rules } = auditor;
  const { reads, background, onWordsRead, withWatchedTown, rendered, trace } = watched(auditor.background, context);
  // First, because that takes much memory, as the texts of all files do.
  const { earlier } = context;
  const { shared } = background.limits;
  const neighbors = earlier
    ? updateNeighbors(notes, shared, earlier.neighbors, earlier.changed)
    : neighborsOf(notes, shared);
  const towns = townEntries(site);
  const firstOf = new Map(notes.map((note) => [note.file, note] as const).reverse());
  const { site: siteFile, pages } = context.definitions;
  // A definition without towns makes no page, so nobody reads its texts.
  const shown = pages.filter(({ source }) => firstOf.has(source.file));
  const written = [siteFile, ...shown].map((definition) => {
    const town = towns.get(firstOf.get(definition.source.file)?.town ?? '');
    return withWatchedTown(writtenFile(definition, town?.town));
  });
  const watchedAuditor = { ...auditor, background };
  const files = written.map((file) => noteFile(file, watchedAuditor));
  const audited = auditedSite(notes, written, watchedAuditor, { ...context, towns, neighbors, rendered, onWordsRead });
  const sources = [...shown, ...context.definitions.towns].map(({ source }) => source);
  const locate = locator(siteFile.source, sources, site.leaves, audited, trace);
  const noted = findingsByRule([...files, ...townNotes], notes);
  const all = rules.map((rule) => ({
    rule,
    findings: [...(noted.get(rule.id) ?? []), ...(rule.site?.(audited) ?? [])],
  }));
  const { found, problems } = withoutAccepted(all, siteFile, shown, audited);
  const merged = found.map(({ rule, findings }) => ({
    rule,
    diagnostics: mergeFindings(rule, findings, locate, audited),
  }));
  const diagnosticsOf = (beforeLaunch: boolean) =>
    merged.filter(({ rule }) => (rule.beforeLaunch ?? false) === beforeLaunch).flatMap((one) => one.diagnostics);
  return {
    problems: [...diagnosticsOf(false), ...problems],
    beforeLaunch: diagnosticsOf(true),
    neighbors,
    areWordsRead: reads.words,
    reread: [...reads.routes],
    namedTowns: [...reads.towns],
  };
}

function findingsByRule(files: readonly FileNotes[], pages: readonly NotedPage[]): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>();
  const add = ({ findings }: Pick<FileNotes, 'findings'>) => {
    for (const [id, own] of Object.entries(findings)) {
      const all = found.get(id) ?? [];
      all.push(...own);
      found.set(id, all);
    }
  };
  for (const file of files) add(file);
  for (const page of pages) add(page.readNotes());
  return found;
}
