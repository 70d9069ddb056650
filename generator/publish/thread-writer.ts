import { join } from 'node:path';
import { fileList } from '../files/file-list-name.ts';
import { readList } from './file-list.ts';
import type { TextContent } from './output-file.ts';
import { type NamedFile, refuseUnfit } from './output-paths.ts';
import { type StagedFile, stager } from './stager.ts';

/** What another thread needs to stage files for a writer. */
export interface SharedStaging {
  /** The output folder. */
  target: string;
  /** True if new files do not automatically get the right mode. */
  needsMode: boolean;
  /** Files of the last build that were deleted or edited. */
  lost: readonly string[];
}

/** A file that another thread staged, or that the folder already has. */
export interface ThreadFile extends StagedFile, Pick<NamedFile, 'path'> {}

/** How other threads write files of their own. */
export interface ThreadOutput {
  staging: SharedStaging;
  /**
   * Adopts a file that another thread has staged.
   *
   * @param origin what it is made from
   */
  adopt: (file: ThreadFile, origin: string) => void;
}

/** Stages a file in this thread. The thread with the writer adopts it. */
export type StageHere = (file: NamedFile, content: TextContent) => ThreadFile;

/**
 * Returns a function that stages files in this thread. Whether two have the same path is found when they are adopted,
 * which knows those of all threads.
 */
export function threadWriter({ target, needsMode, lost }: SharedStaging): StageHere {
  // Leftovers are assets, which threads do not stage.
  const { files } = readList(join(target, fileList));
  for (const path of lost) files.delete(path);
  const stage = stager(target, needsMode, (path) => files.get(path)?.hash);
  return (file, content) => {
    refuseUnfit(file);
    const { path } = file;
    return { path, ...stage(path, content) };
  };
}
