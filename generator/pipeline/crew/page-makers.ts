import type { FileNotes } from '../../audit/page-notes.ts';
import type { KeptPage } from '../../memory/memory.ts';
import type { Output } from '../output.ts';
import { isInShare, type Share } from '../share.ts';
import type { Claims } from './claims.ts';

/** Makes pages in place of this thread: other threads, or machines that have already made theirs. */
export interface PageMakers {
  /** Returns false for a page in the share of this thread. */
  makes: (file: string, slug: string | undefined) => boolean;
  /** True if this thread may make pages that they have not begun. */
  takesHelp: boolean;
  /**
   * Plans their pages, except those that are done. Returns the names of the pictures on them, or null if there is a
   * problem.
   */
  plan: (work: PlannedWork) => Promise<string[] | null>;
  /** Makes the planned pages that are still unclaimed, and hands their files to the output. */
  make: (output: Pick<Output, 'add'>, work: PagesToMake) => Promise<MadeParts>;
}

interface PagesToMake {
  claims: Claims;
  /** The names of the pictures of all pages. */
  pictures: readonly string[];
  version: () => SiteVersion;
}

/** Identifies a version of a site. */
export interface SiteVersion {
  /** A hash of its YAML. */
  content: string;
  /** The keys of all pages, by their names. */
  keys: ReadonlyMap<string, string>;
  /** Hashes of the pictures that pages show, by their names. */
  pictures: ReadonlyMap<string, string>;
}

interface PlannedWork {
  /** Returns a line for each town. */
  towns: () => string[];
  /** The pages that do not need to be made. */
  done: readonly string[];
}

export interface MadeParts {
  pages: KeptPage[];
  /** Notes of the towns with findings. */
  towns: FileNotes[];
  /** True if the key of one of their pages includes the words of a town that the page is not about. */
  areWordsShared: boolean;
}

/** For a thread that makes its shard by itself. The other shards are for other machines. */
export const nobodyElse = (shard: Share): PageMakers => ({
  makes: (file, slug) => !isInShare(shard, file, slug),
  takesHelp: false,
  plan: async () => [],
  make: async () => ({ pages: [], towns: [], areWordsShared: false }),
});
