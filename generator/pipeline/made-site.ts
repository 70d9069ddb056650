import type { Auditor } from '../audit/note-page.ts';
import type { FileNotes } from '../audit/page-notes.ts';
import type { Definitions } from '../check/definition.ts';
import type { KnownTowns } from '../memory/known-towns.ts';
import type { KeptPage } from '../memory/memory.ts';
import type { Recall } from '../memory/recall.ts';
import type { SitePage } from '../plan/placed-page.ts';
import type { Site } from '../plan/resolve.ts';
import type { RenderPage } from '../render/render.ts';
import type { Tools } from '../tools.ts';
import { hostedPageFiles, makeEach, type Workbench } from './make-pages.ts';
import type { Output, onceForEach } from './output.ts';
import { type PlanInput, type PlannedSite, planSite } from './plan-site.ts';
import { type SharedWork, shareWork } from './shared-work.ts';

export interface MakeInput extends PlanInput {
  /** As YYYY-MM-DD. */
  today: string;
  /** How many threads make the pages; by default several for a large site. */
  threads?: number | undefined;
}

/** All pages of a site, and what they were made with. */
export interface MadeSite {
  planned: PlannedSite;
  /** Null if no files are wanted, and nothing can be taken over. */
  work: SharedWork | null;
  /** Sorted by route. */
  pages: KeptPage[];
  /** Of the towns that have files of their own. */
  towns: FileNotes[];
  known: KnownTowns | null;
  /** The names of all pictures. */
  pictures: readonly string[];
  renderPage: RenderPage;
  auditor: Auditor;
}

export async function makeHere(pages: readonly SitePage[], bench: Workbench, output: Output): Promise<KeptPage[]> {
  const kept: KeptPage[] = [];
  for await (const made of makeEach(pages, bench)) {
    for (const file of made.files) await output.add(file);
    kept.push(made.page);
  }
  return kept;
}

export const filesOf = (work: SharedWork | null, site: Site): Workbench['files'] =>
  work && { make: hostedPageFiles(site, work.resources), keyOf: work.keys.ofPage };

/**
 * @param isSettled true for a page that need not be planned here
 * @param begin called before any page is planned, as soon as it is known which need not be made
 */
export async function planWith(
  input: MakeInput,
  tools: Tools,
  output: Output | null,
  recall: Recall | null,
  towns: KnownTowns | null,
  isSettled: Recall['isRight'],
  begin: (definitions: Definitions) => void = () => undefined,
): Promise<{ planned: PlannedSite; work: SharedWork | null }> {
  let work: SharedWork | null = null;
  const prepare = async (definitions: Definitions) => {
    if (!recall) begin(definitions);
    if (output || recall) {
      work = await shareWork(definitions, input.mapsKey, tools, towns, recall?.definitions);
      recall?.compare(work.keys, definitions, input.today);
    }
    if (recall) begin(definitions);
  };
  const planned = await planSite(input, tools, {
    towns,
    isSettled,
    prepare,
    definitions: recall?.definitions,
    ...(recall && { routeOf: recall.routeOf, isUnsettled: recall.hasLostTargets, pictures: recall.pictures }),
  });
  return { planned, work };
}

/** Takes over the pages whose files are still right and there. */
export function takeOver(
  pages: readonly SitePage[],
  recall: Recall | null,
  output: ReturnType<typeof onceForEach>,
): { kept: KeptPage[]; others: SitePage[] } {
  const kept: KeptPage[] = [];
  const others = pages.filter(({ source, copy }) => {
    const page = recall?.page(source, copy);
    if (!page || !output.keep(page.paths)) return true;
    kept.push(page);
    return false;
  });
  return { kept, others };
}

export function inOrder(pages: readonly KeptPage[]): KeptPage[] {
  return [...pages].sort((a, b) => (a.notes.route < b.notes.route ? -1 : 1));
}
