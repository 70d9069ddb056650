import type { OutputFile } from './output-file.ts';
import type { SharedStaging, StagedFile } from './thread-writer.ts';

/** The result of a commit. */
export interface Written {
  /** The number of files on the site, and their size in bytes. */
  files: number;
  bytes: number;
  /** The paths of the files that are new or have new content, and their size in bytes. */
  written: string[];
  writtenBytes: number;
  /** The paths of the files that are no longer in the folder. */
  removed: string[];
  /** A hash of the list of all these files. */
  list: string;
  /** True if the last build was interrupted while it changed the folder, so that this one finished it first. */
  finished: boolean;
}

/** Writes one version of a site. */
export interface SiteWriter {
  /**
   * Stages a file, unless the folder has it with the same bytes. Slow content is made while more files are added. This
   * waits while too much is in progress. A failure is thrown when the next file is added, or at the commit.
   *
   * @throws UsageError for a path outside the folder, or one that another file has
   */
  add(file: OutputFile): Promise<void>;
  /** A hash of the list of the last build, as in `Written`. Empty if there was none. */
  readonly lastList: string;
  /**
   * Keeps files of the last build without reading them, because the caller knows that they are valid.
   *
   * @returns false if the folder does not have all of them as the last build left them; then none is kept
   */
  keep(paths: readonly string[]): boolean;
  /**
   * Keeps all files of the last build except some, which are added again.
   *
   * @returns false if the folder does not have all of them as the last build left them; then none is kept
   */
  keepOthers(paths: ReadonlySet<string>): boolean;
  /** What other threads need to stage files for this writer. */
  readonly staging: SharedStaging;
  /** Adopts a file that another thread has staged. */
  adopt(file: StagedFile): void;
  /** Returns the size of every file that was added or kept, once all are made. */
  sizes(): Promise<ReadonlyMap<string, { size: number }>>;
  /** Puts the new files in place, and removes those that were neither added nor kept. */
  commit(): Promise<Written>;
  /** Ends the writing. Without a commit, visitors see no difference. */
  close(): Promise<void>;
}
