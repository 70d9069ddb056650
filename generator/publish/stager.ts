import { chmodSync, closeSync, constants, copyFileSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfBlocks, hashOfFile } from '../files/hash.ts';
import { encoded } from './encoded.ts';
import type { ListedFile } from './file-list.ts';
import { type CopiedFile, isCopied, isText, type TextContent } from './output-file.ts';
import { folderMaker, modes, stagingOf, withFinalPath } from './staging.ts';

/** A file that was staged, or that the folder already has. */
export interface StagedFile extends ListedFile {
  isStaged: boolean;
}

/** Stages a file, unless the folder has it with the same bytes. */
export type Stage = (path: string, content: TextContent | Uint8Array | CopiedFile) => StagedFile;

/**
 * Returns a function that stages files for an output folder.
 *
 * @param needsMode true if new files do not automatically get the right mode
 * @param hashInPlace returns the hash of a file that is in the folder
 */
export function stager(target: string, needsMode: boolean, hashInPlace: (path: string) => string | undefined): Stage {
  const write = stagingWriter(target, needsMode);
  return (path, content) => {
    const before = hashInPlace(path);
    if (isCopied(content)) {
      const original = hashOfFile(content.copyOf);
      if (original.hash === before) return { ...original, isStaged: false };
      write(path, content);
      // The original may have changed since it was compared.
      return { ...hashOfFile(join(stagingOf(target), path)), isStaged: true };
    }
    const blocks = isText(content) ? encoded(content) : [content];
    const file = hashOfBlocks(blocks);
    const isStaged = file.hash !== before;
    if (isStaged) write(path, blocks);
    return { ...file, isStaged };
  };
}

/** Returns a function that writes to the staging folder. Small files are written faster synchronously. */
function stagingWriter(
  target: string,
  needsMode: boolean,
): (path: string, content: Iterable<Uint8Array> | CopiedFile) => void {
  const folder = stagingOf(target);
  mkdirSync(folder, { recursive: true });
  const makeFolders = folderMaker(folder);
  return (path, content) =>
    withFinalPath(target, path, () => {
      makeFolders(path);
      const file = join(folder, path);
      // A copy keeps the mode of its original.
      if ('copyOf' in content) copyFileSync(content.copyOf, file, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
      else writeBlocksTo(file, content);
      if (needsMode || 'copyOf' in content) chmodSync(file, modes.file);
    });
}

function writeBlocksTo(path: string, blocks: Iterable<Uint8Array>): void {
  const file = openSync(path, 'w', modes.file);
  try {
    for (const block of blocks) writeFileSync(file, block);
  } finally {
    closeSync(file);
  }
}
