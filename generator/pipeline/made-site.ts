import type { Auditor } from '../audit/auditor.ts';
import type { FileNotes } from '../audit/page-notes.ts';
import type { KnownTowns } from '../memory/known-towns.ts';
import type { Recall } from '../memory/recall.ts';
import type { StoredPage } from '../memory/stored-pages.ts';
import type { RenderPage } from '../render/render.ts';
import type { Tools } from '../tools.ts';
import type { Output } from './output.ts';
import type { BuildInput, PlannedSite } from './plan-site.ts';
import type { SharedWork } from './shared-work.ts';

/** What is needed to make a site. */
export interface MakeOptions {
  input: BuildInput;
  tools: Tools;
  /** Gets every file of a page; null if none is wanted. */
  output: Output | null;
  /** What can be reused from the last build; null if everything must be made. */
  recall: Recall | null;
  /** The towns that are already checked; null if there are none. */
  knownTowns: KnownTowns | null;
}

/** All pages of a site, and the work they were made with. */
export interface MadeSite {
  planned: PlannedSite;
  /** Null if no files are wanted and nothing can be reused. */
  work: SharedWork | null;
  /** Sorted by route. */
  pages: StoredPage[];
  /** How many of them are reused from the last build. */
  recalled: number;
  /** Notes of the towns with findings, in their order. */
  towns: FileNotes[];
  knownTowns: KnownTowns | null;
  /** The names of all pictures, with hashes of those shown on reused pages. */
  pictures: ReadonlyMap<string, string | undefined>;
  renderPage: RenderPage;
  auditor: Auditor;
}
