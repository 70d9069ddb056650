import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bytesIfReadable } from '../files/bytes-if-readable.ts';
import { fileList } from '../files/file-list-name.ts';
import { hash } from '../files/hash.ts';
import { readList } from '../publish/file-list.ts';
import { UsageError } from '../report/usage-error.ts';
import { type ShardNotes, shardFile } from './shard.ts';
import { shardIn } from './shard-folder.ts';

/** The files of some pages, which one machine has made. */
export interface Shard {
  folder: string;
  /** Reads a file of the shard. */
  read: (path: string) => Uint8Array;
  notes: ShardNotes;
}

/** @throws UsageError if the folder is not that of a shard */
export function readShard(folder: string): Shard {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(lacksShard(folder));
  const read = readerOf(folder);
  const bytes = existsSync(join(folder, shardFile)) ? read(shardFile) : null;
  try {
    return { folder, read, notes: JSON.parse(String(bytes ?? '')) };
  } catch {
    throw new UsageError(lacksShard(folder));
  }
}

/** Explains why a folder does not contain a shard, and what to do. */
function lacksShard(folder: string): string {
  if (!existsSync(folder)) return `There is no folder ${folder}.`;
  if (!statSync(folder).isDirectory()) return `${folder} is a file, not the folder of a part.`;
  const below = foldersIn(folder).filter((name) => shardIn(join(folder, name)) !== null);
  if (below.length > 0) {
    const names = below.map((name) => join(folder, name)).join(' ');
    return `${folder} is the folder of the parts. Name each of them:  npm run merge -- ${names}`;
  }
  return `${folder} holds no part of a site. A part is made with:  npm run generate -- --shard 1/4 --out part-1`;
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

/**
 * Returns a reader that checks each file against the list of the shard, because a copy may be incomplete. Small files are
 * read faster synchronously.
 */
function readerOf(folder: string): Shard['read'] {
  const { files } = readList(join(folder, fileList));
  return (path) => {
    const bytes = bytesIfReadable(join(folder, path));
    if (bytes && files.size === 0) {
      throw new UsageError(
        `${folder} lacks ${fileList}, the list of its files. Copy the hidden files of each part too.`,
      );
    }
    if (bytes && files.get(path)?.hash === hash(bytes)) return bytes;
    const fault = bytes ? 'is not the file that the build of its part wrote' : 'is missing';
    throw new UsageError(`${join(folder, path)} ${fault}. Copy the whole part again, or make it again.`);
  };
}
