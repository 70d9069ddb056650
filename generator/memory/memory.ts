import type { Neighbors } from '../audit/copies/neighbors.ts';
import type { FileNotes, PageNotes } from '../audit/page-notes.ts';
import type { OwnRegions } from '../audit/places/own-regions.ts';
import type { TownFacts } from '../check/definition.ts';
import type { Stamp } from '../files/stamp.ts';
import type { KeptRoles } from './kept-roles.ts';
import type { TownPlaces } from './town-places.ts';

/*
 * docs/architecture.md (Words of the program) says what is kept, known, recalled, valid, and replaced.
 *
 * An edit of one town's words has its own path: edited-town.ts reads what was kept of the town, pipeline/edited-town/
 * builds, and workshop/dev/plan-words.ts plans.
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
  facts: TownFacts;
  /** Where it comes in lists; undefined if the file does not say it. */
  order: number | undefined;
  /** The characters of its texts outside printable ASCII. */
  characters: string;
  findings: FileNotes['findings'];
  /**
   * What its texts refer to besides the town itself, which may make them wrong although the file has not changed: for
   * `pages`, at any time.
   */
  names: 'nothing' | 'facts' | 'pages';
  /** The line that this is stored as; null if it must be printed again. */
  line: string | null;
}

export interface KeptPicture {
  stamp: Stamp | null;
  /** A hash of its bytes. */
  hash: string;
}

/** A page, as a build without errors left it. */
export interface KeptPage {
  /** A hash of its inputs. As long as the key is the same, so are its files. */
  key: string;
  /** The ids that links can lead to. */
  ids: string[];
  /** The paths of its document, and of its card and pictures, which other pages may share. */
  paths: string[];
  /** A hash of what it says. */
  content: string;
  notes: PageNotes;
  /** The shingles of its text, as `shinglesOf` returns them. Empty for a hidden page, and for one to print. */
  shingles: Uint32Array;
}

/** What a build leaves for the next one in the same folder. */
export interface Memory {
  /** A hash of everything that all pages depend on. */
  sharedHash: string;
  /** A hash of everything that the findings in town files depend on. */
  factsHash: string;
  /** As YYYY-MM-DD. */
  today: string;
  /** The names of all towns, with their placeholders filled in. */
  townNames: readonly string[];
  /** The regions of the towns outside the state of the business. */
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
  /** The locations of the towns, in the order of their names. */
  places: TownPlaces;
  /** The characters of all texts outside printable ASCII. */
  characters: string;
  /** True if more than a town's own pages and their notes may depend on its words. */
  areWordsShared: boolean;
  /** The routes of the pages whose texts were read again for a message about another page. */
  reread: readonly string[];
  /** The slugs of the towns whose words may affect a message about a page definition. */
  namedTowns: readonly string[];
  /** The pictures that pages show, by their names in the YAML. */
  pictures: ReadonlyMap<string, KeptPicture>;
  /** When the build began, in milliseconds since 1970. */
  stampedAt: number;
}
