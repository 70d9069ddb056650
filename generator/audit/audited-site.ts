import type { Definitions } from '../check/definition.ts';
import { unpublishedRoutes } from '../plan/links/unpublished-routes.ts';
import type { RenderedPage } from '../render/render.ts';
import type { Auditor } from './auditor.ts';
import { linkGraph } from './link-graph.ts';
import { readRendered } from './note-page.ts';
import type { NotedPage } from './page-notes.ts';
import type { AuditedSite } from './rule.ts';
import type { WrittenFile } from './written-texts.ts';

/** What rules that need all pages depend on besides notes and files. */
export interface SiteContext
  extends Pick<AuditedSite, 'towns' | 'neighbors' | 'published' | 'changedOn' | 'onWordsRead'> {
  definitions: Definitions;
  /**
   * Renders the page of a route, for the few findings that need a whole page again. Returns null only if no page has
   * the route.
   */
  rendered: (route: string) => RenderedPage | null;
}

/** Returns the input of rules that need all pages. */
export function auditedSite(
  notes: readonly NotedPage[],
  files: readonly WrittenFile[],
  auditor: Auditor,
  { towns, neighbors, published, changedOn, rendered, definitions, onWordsRead }: SiteContext,
): AuditedSite {
  const { background } = auditor;
  const indexes = new Map(notes.map(({ route }, index) => [route, index]));
  const indexOf = (route: string) => indexes.get(route);
  return {
    ...background,
    notes,
    files,
    towns,
    noteOf: (route) => notes[indexes.get(route) ?? -1],
    links: linkGraph(notes, indexOf),
    definitions: definitions.pages,
    written: definitions.site.source.data,
    leftOut: definitions.leftOut,
    neighbors,
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

function statingPages(notes: readonly NotedPage[]): Map<number, number[]> {
  const stating = new Map<number, number[]>();
  for (const [index, page] of notes.entries()) {
    for (const price of page.readNotes().stated) {
      const pages = stating.get(price);
      if (!pages) stating.set(price, [index]);
      else if (pages.length < 2) pages.push(index);
    }
  }
  return stating;
}
