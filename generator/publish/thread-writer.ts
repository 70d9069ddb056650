import { join } from 'node:path';
import { fileList } from '../report/file-list-name.ts';
import { hash } from '../report/hash.ts';
import { encoded } from './encoded.ts';
import { type ListedFile, readList } from './file-list.ts';
import type { TextContent } from './output-file.ts';
import { claimPaths } from './output-paths.ts';
import { stager } from './staging.ts';

/** What another thread needs to stage files for a writer. */
export interface SharedStaging {
  /** The output folder. */
  target: string;
  /** True if new files do not automatically get the right mode. */
  needsMode: boolean;
  /** Files of the last build that were deleted or edited. */
  lost: readonly string[];
}

/** A file that another thread staged, or that is already in the folder. */
export interface StagedFile extends ListedFile {
  path: string;
  origin?: string;
  isStaged: boolean;
}

/** Stages files in a thread. The thread with the writer adopts them. */
export type StageHere = (file: { path: string; origin?: string; content: TextContent }) => StagedFile;

/** Returns a function that stages files in this thread. It skips writing a file that the folder already has. */
export function threadWriter({ target, needsMode, lost }: SharedStaging): StageHere {
  const { files, leftovers } = readList(join(target, fileList));
  for (const path of lost) files.delete(path);
  const claim = claimPaths();
  const stage = stager(target, needsMode);
  return ({ path, origin, content }) => {
    claim({ path });
    const bytes = encoded(content);
    const file = { path, hash: hash(bytes), size: bytes.length, ...(origin !== undefined && { origin }) };
    const isStaged = (files.get(path) ?? leftovers.get(path))?.hash !== file.hash;
    if (isStaged) stage(path, bytes);
    return { ...file, isStaged };
  };
}
