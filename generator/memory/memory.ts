import type { OwnRegions } from '../audit/background.ts';
import type { Neighbors } from '../audit/copies/neighbors.ts';
import type { FileNotes, PageNotes } from '../audit/page-notes.ts';
import type { TownFacts } from '../check/definition.ts';
import type { PageSummary } from '../publish/record.ts';
import type { Stamp } from '../report/stamp.ts';
import type { KeptRoles } from './kept-roles.ts';
import type { TownPlaces } from './town-places.ts';

/*
 * The words of this folder, and of those that use it:
 *
 * - kept: what a build writes into the cache for the next one.
 * - known: what need not be read, because the last build or another thread has checked it.
 * - recall: what of the last build can be taken over. A page is right, and so are its files, if its key is the same, and nothing has changed
 *   that is not in the key (docs/architecture.md).
 * - settled, in plan/: a page that need not be checked here. It is right, or another thread makes it.
 * - replaced: what edits of single towns have changed since the last build that looked at the whole site.
 *
 * An edit of the words of one town has a way of its own: edited-town.ts reads what was kept of it, pipeline/edited-town/ builds, and
 * workshop/dev/plan-words.ts plans.
 */

/** A file, as a build without errors left it. */
export interface KeptFile {
  file: string;
  stamp: Stamp;
  /** A hash of its text. */
  hash: string;
}

/** A page definition in which a build found nothing wrong. */
export interface KeptDefinition extends KeptFile {
  data: unknown;
  roles: KeptRoles;
}

/** A town that has a file of its own. */
export interface KeptTown extends KeptFile {
  /** What is in the file. */
  data: TownFacts & { order?: number };
  /** The characters of its texts that are not printable ASCII. */
  characters: string;
  findings: FileNotes['findings'];
  /** What its texts name besides the town itself, so that they may be wrong although its file has not changed: for `pages`, at any time. */
  names: 'nothing' | 'facts' | 'pages';
  /** All of this as it is kept, if it has not changed since. */
  line?: string | null;
}

export interface KeptPicture {
  stamp: Stamp | null;
  /** A hash of its bytes. */
  hash: string;
}

/** A page, as a build without errors left it. */
export interface KeptPage {
  /** What it was made of: as long as the key is the same, so are its files. */
  key: string;
  /** The ids that links can lead to. */
  ids: string[];
  /** Its document, and its card and pictures, which other pages may have too. */
  paths: string[];
  summary: PageSummary;
  notes: PageNotes;
}

/** What a build leaves for the next one in the same folder. */
export interface Memory {
  /** A hash of what all pages depend on. */
  sharedHash: string;
  /** A hash of what the findings in the files of towns depend on. */
  factsHash: string;
  /** As YYYY-MM-DD. */
  today: string;
  /** The names of all towns, with their placeholders filled in. */
  townNames: readonly string[];
  /** Those of other states than the business. */
  ownRegions: OwnRegions;
  /** What lists show of posts, as `postTexts` returns it. */
  postTexts: readonly string[];
  /** A hash of the text of site.yaml; empty if it has dates. */
  siteHash: string;
  definitions: readonly KeptDefinition[];
  towns: readonly KeptTown[];
  /** Sorted by route. */
  pages: readonly KeptPage[];
  neighbors: Neighbors;
  /** Where the towns are, in the order of their names. */
  places: TownPlaces;
  /** The characters of all texts that are not printable ASCII. */
  characters: string;
  /** True if more may depend on the words of a town than its own pages and their notes. */
  areWordsShared: boolean;
  /** The routes of the pages whose texts were read again for a message about another page. */
  reread: readonly string[];
  /** The slugs of the towns on whose words a message about a page definition may depend. */
  namedTowns: readonly string[];
  /** The pictures that pages show, by their names in the YAML. */
  pictures: ReadonlyMap<string, KeptPicture>;
  /** When the build began, in milliseconds since 1970. */
  taken: number;
}
