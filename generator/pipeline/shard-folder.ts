import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileList } from '../files/file-list-name.ts';
import { UsageError } from '../report/usage-error.ts';
import { shardFile } from './shard.ts';
import type { Share } from './share.ts';

/** Returns the name of a shard in messages, such as "part 1 of 4". */
export const shardName = ({ share, shares }: Share) => `part ${share + 1} of ${shares}`;

const another = 'Choose another folder with --out.';

/**
 * Makes sure that a shard replaces only an earlier version of itself.
 *
 * @throws UsageError if the folder holds a whole site or another shard
 */
export function refuseToReplace(folder: string, shard: Share): void {
  const before = shardIn(folder);
  if (before && (before.share !== shard.share || before.shares !== shard.shares)) {
    throw new UsageError(`${folder} holds ${shardName(before)}. ${another}`);
  }
  if (!before && existsSync(join(folder, fileList))) {
    throw new UsageError(`${folder} holds a whole site, and a part would delete most of its pages. ${another}`);
  }
}

/**
 * Makes sure that a whole site does not replace a shard.
 *
 * @throws UsageError if the folder holds one
 */
export function refuseToReplaceShard(folder: string): void {
  const before = shardIn(folder);
  if (before) throw new UsageError(`${folder} holds ${shardName(before)}. ${another}`);
}

/** Returns the shard that a folder holds, or null if it holds none or its notes are damaged. */
export function shardIn(folder: string): Share | null {
  try {
    return JSON.parse(readFileSync(join(folder, shardFile), 'utf8'));
  } catch {
    return null;
  }
}
