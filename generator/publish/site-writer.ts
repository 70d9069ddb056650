import type { OutputFile } from './output-file.ts';
import type { SharedStaging, StagedFile } from './thread-writer.ts';

/** What a commit did. */
export interface Written {
  /** How many files the site has, and how many bytes. */
  files: number;
  bytes: number;
  /** The paths of the files that are new or have new content, and how many bytes they have. */
  written: string[];
  writtenBytes: number;
  /** The paths of the files that are no longer in the folder. */
  removed: string[];
  /** A hash of the list of all these files. */
  list: string;
  /** True if the last build was interrupted while it changed the folder, so that this one has finished it first. */
  finished: boolean;
}

/** Writes one version of a site. */
export interface SiteWriter {
  /**
   * Stages a file, unless the folder has it with the same bytes. Content that takes time is made while more files are added;
   * this waits while too much is under way, and a failure is thrown when the next file is added, or at the commit.
   *
   * @throws UsageError for a path outside of the folder, or one that another file has
   */
  add(file: OutputFile): Promise<void>;
  /** A hash of the list of the last build, as `Written` had it. Empty if there was none. */
  readonly lastList: string;
  /**
   * Takes over files of the last build, which the caller knows to be right, without reading them.
   *
   * @returns false if the folder does not have all of them as the last build left them: then none is taken over
   */
  keep(paths: readonly string[]): boolean;
  /**
   * Takes over all files of the last build except some, which are added again.
   *
   * @returns false if the folder does not have all of them as the last build left them: then none is taken over
   */
  keepOthers(paths: ReadonlySet<string>): boolean;
  /** What other threads need to stage files for this writer. */
  readonly staging: SharedStaging;
  /** Takes a file that another thread has staged. */
  adopt(file: StagedFile): void;
  /** The size of every file that was added or kept, once all are made. */
  sizes(): Promise<ReadonlyMap<string, { size: number }>>;
  /** Puts the new files in place, and removes those that were neither added nor kept. */
  commit(): Promise<Written>;
  /** Ends the writing. Without a commit, visitors see no difference. */
  close(): Promise<void>;
}
