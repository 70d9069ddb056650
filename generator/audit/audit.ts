import type { Definition, Definitions } from '../check/definition.ts';
import { unpublishedRoutes } from '../plan/links/unpublished-routes.ts';
import type { Site } from '../plan/resolve.ts';
import type { Trace } from '../render/provenance.ts';
import type { RenderedPage } from '../render/render.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { acceptor } from './accept.ts';
import { type AuditBackground, type Background, backgroundOf } from './background.ts';
import { type Neighbors, neighborsOf } from './copies/neighbors.ts';
import { updateNeighbors } from './copies/update-neighbors.ts';
import type { Finding } from './finding.ts';
import { linkGraph } from './link-graph.ts';
import { loadRules } from './load-rules.ts';
import { locator } from './locate-spot.ts';
import { mergeFindings } from './merge-findings.ts';
import { type Auditor, noteFile, readRendered } from './note-page.ts';
import type { FileNotes, PageNotes } from './page-notes.ts';
import { statementFinder } from './prices/price-statements.ts';
import { pieceReader } from './read-pieces.ts';
import { remembered } from './remembered.ts';
import type { AuditedSite } from './rule.ts';
import { textFaults } from './text-faults.ts';
import { type WrittenFile, writtenFile } from './written-texts.ts';

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

/** What an audit needs beyond the site. */
interface AuditContext extends Pick<Background, 'today' | 'sections'>, Pick<AuditedSite, 'published' | 'changedOn'> {
  definitions: Definitions;
  trace: Trace;
  /**
   * Renders the page of a route, for the few findings that need a whole page again. Returns null only if no page has
   * the route.
   */
  rendered: (route: string) => RenderedPage | null;
  /**
   * The results of an earlier build with the same limit, if there was one, and the routes of pages that are gone or
   * have other text.
   */
  earlier?: { neighbors: Neighbors; changed: ReadonlySet<string> };
}

/** @param context includes the names and states of all towns, if the site was planned with only some of them */
export async function prepareAudit(site: Site, context: AuditBackground): Promise<Auditor> {
  const rules = await loadRules();
  const background = backgroundOf(site, context);
  return {
    rules,
    background,
    read: pieceReader(),
    statements: statementFinder(background.prices),
    findInTexts: textFaults(rules, background),
    runs: remembered(),
  };
}

/** The notes about a site. */
interface SiteNotes {
  /** The notes of all pages, sorted by route. */
  pages: readonly PageNotes[];
  /** The notes of the towns that have their own files. */
  towns: readonly FileNotes[];
}

/** Combines the notes of a site, and locates the findings in the YAML. */
export function audit(
  site: Pick<Site, 'leaves'>,
  { pages: notes, towns }: SiteNotes,
  auditor: Auditor,
  context: AuditContext,
): Audited {
  const { rules } = auditor;
  const { read, background, onWordsRead, noteTown, rendered, trace } = watched(auditor.background, context);
  const firstOf = new Map(notes.map((note) => [note.file, note]).reverse() as [string, PageNotes][]);
  const { site: siteFile, pages } = context.definitions;
  // A definition without towns makes no page, so nobody reads its texts.
  const shown = pages.filter(({ source }) => firstOf.has(source.file));
  const written = [siteFile, ...shown].map((definition) => {
    const town = background.towns.get(firstOf.get(definition.source.file)?.town ?? '');
    return noteTown(writtenFile(definition as Definition<unknown>, town?.town));
  });
  const watchedAuditor = { ...auditor, background };
  const files = written.map((file) => noteFile(file, watchedAuditor));
  const audited = auditedSite(notes, written, watchedAuditor, { ...context, rendered, onWordsRead });
  const sources = [...shown, ...context.definitions.towns].map(({ source }) => source);
  const locate = locator(siteFile.source, sources, site.leaves, audited, trace);
  const { unaccepted, problems } = acceptor(siteFile, shown, audited, rules);
  const found = findingsByRule([...files, ...towns, ...notes]);
  const merged = rules.map((rule) => {
    const findings = [...(found.get(rule.id) ?? []), ...(rule.site?.(audited) ?? [])];
    return { rule, diagnostics: mergeFindings(rule, unaccepted(rule, findings), locate, audited) };
  });
  const diagnosticsOf = (beforeLaunch: boolean) =>
    merged.filter(({ rule }) => (rule.beforeLaunch ?? false) === beforeLaunch).flatMap((one) => one.diagnostics);
  return {
    problems: [...diagnosticsOf(false), ...problems()],
    beforeLaunch: diagnosticsOf(true),
    neighbors: audited.neighbors,
    areWordsRead: read.words,
    reread: [...read.routes],
    namedTowns: [...read.towns],
  };
}

/** What messages depend on besides notes, so that the next build knows what to check. */
interface Read {
  words: boolean;
  routes: Set<string>;
  towns: Set<string>;
}

/** Versions of the inputs that record what is read. */
interface Watched extends Pick<AuditContext, 'rendered' | 'trace'>, Pick<AuditedSite, 'onWordsRead'> {
  read: Read;
  background: Background;
  /** Returns the same file, and records if a rule asks for its town. */
  noteTown: (file: WrittenFile) => WrittenFile;
}

/** Records which words and pages are read while notes are combined. */
function watched(background: Background, { rendered, trace }: Pick<AuditContext, 'rendered' | 'trace'>): Watched {
  const read: Read = { words: false, routes: new Set(), towns: new Set() };
  const onWordsRead = () => {
    read.words = true;
  };
  const noted =
    <T>(compute: (route: string) => T) =>
    (route: string) => {
      read.routes.add(route);
      return compute(route);
    };
  const specialtyWords = () => {
    onWordsRead();
    return background.specialtyWords();
  };
  const noteTown = (file: WrittenFile): WrittenFile => ({
    ...file,
    get town() {
      // A text without its own town may refer to the first one.
      read.towns.add((file.town ?? background.facts.towns?.[0])?.slug ?? '');
      return file.town;
    },
  });
  return {
    read,
    onWordsRead,
    noteTown,
    background: { ...background, specialtyWords },
    rendered: noted(rendered),
    trace: noted(trace),
  };
}

function findingsByRule(noted: readonly { findings: Record<string, Finding[]> }[]): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>();
  for (const { findings } of noted) {
    for (const [id, own] of Object.entries(findings)) {
      const all = found.get(id) ?? [];
      all.push(...own);
      found.set(id, all);
    }
  }
  return found;
}

function auditedSite(
  notes: readonly PageNotes[],
  files: readonly WrittenFile[],
  auditor: Auditor,
  {
    published,
    changedOn,
    rendered,
    earlier,
    definitions,
    onWordsRead,
  }: AuditContext & Pick<AuditedSite, 'onWordsRead'>,
): AuditedSite {
  const { background } = auditor;
  const byRoute = new Map(notes.map((note) => [note.route, note]));
  const limit = background.limits.shared;
  return {
    ...background,
    notes,
    files,
    noteOf: (route) => byRoute.get(route),
    links: linkGraph(notes),
    definitions: definitions.pages,
    written: definitions.site.source.data,
    neighbors: earlier ? updateNeighbors(notes, limit, earlier.neighbors, earlier.changed) : neighborsOf(notes, limit),
    stating: statingPages(notes),
    published,
    unpublishedAt: unpublishedRoutes(definitions),
    changedOn,
    onWordsRead,
    reread: (route) => {
      const page = rendered(route);
      return page && readRendered(page, auditor);
    },
  };
}

function statingPages(notes: readonly PageNotes[]): Map<number, number[]> {
  const stating = new Map<number, number[]>();
  for (const [index, { stated }] of notes.entries()) {
    for (const price of stated) {
      const pages = stating.get(price);
      if (!pages) stating.set(price, [index]);
      else if (pages.length < 2) pages.push(index);
    }
  }
  return stating;
}
