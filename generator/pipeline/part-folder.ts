import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileList } from '../publish/file-list.ts';
import { UsageError } from '../report/usage-error.ts';
import { type Shard, shardFile } from './shard.ts';

/** Such as "part 1 of 4". */
export const partName = ({ share, shares }: Shard) => `part ${share + 1} of ${shares}`;

const another = 'Choose another folder with --out.';

/**
 * Makes sure that a part replaces nothing but itself, which an earlier run has made.
 *
 * @throws UsageError if a folder holds a whole site, or another part
 */
export function refuseToReplace(folder: string, part: Shard): void {
  const before = partIn(folder);
  if (before && (before.share !== part.share || before.shares !== part.shares)) {
    throw new UsageError(`${folder} holds ${partName(before)}. ${another}`);
  }
  if (!before && existsSync(join(folder, fileList))) {
    throw new UsageError(`${folder} holds a whole site, of which a part would delete most pages. ${another}`);
  }
}

/**
 * Makes sure that the whole site replaces no part.
 *
 * @throws UsageError if a folder is or holds one
 */
export function refuseToMergeInto(folder: string, parts: readonly string[]): void {
  const before = partIn(folder);
  if (!before && parts.every((part) => resolve(part) !== resolve(folder))) return;
  throw new UsageError(`${folder} is ${before ? partName(before) : 'one of the parts'}. ${another}`);
}

/** Why a folder holds no part of a site, and what to do. */
export function lacksPart(folder: string): string {
  if (!existsSync(folder)) return `There is no folder ${folder}.`;
  const below = foldersIn(folder).filter((name) => partIn(join(folder, name)) !== null);
  if (below.length > 0) {
    const names = below.map((name) => join(folder, name)).join(' ');
    return `${folder} is the folder of the parts. Name each of them:  npm run merge -- ${names}`;
  }
  return `${folder} holds no part of a site. A part is made with:  npm run generate -- --shard 1/4 --out part-1`;
}

/** Null if a folder holds no part, or only half of what is known of it. */
function partIn(folder: string): Shard | null {
  try {
    return JSON.parse(readFileSync(join(folder, shardFile), 'utf8'));
  } catch {
    return null;
  }
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}
