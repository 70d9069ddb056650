import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** In characters. */
export const hashLength = 12;

/** Returns a short hash of some content, for file names and cache keys. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('base64url').slice(0, hashLength);
}

/** Returns the same hash for one part that was added to a digest piece by piece. */
export const endOfHash = (digest: Hash): string => digest.update('\0').digest('base64url').slice(0, hashLength);

/** Returns the same hash for content in blocks, and its size in bytes. */
export function hashOfBlocks(blocks: Iterable<Uint8Array>): { hash: string; size: number } {
  const digest = createHash('sha256');
  let size = 0;
  for (const block of blocks) {
    digest.update(block);
    size += block.length;
  }
  return { hash: endOfHash(digest), size };
}

const blockSize = 1024 * 1024;

/** One for all files, because there may be thousands. */
let block: Buffer | null = null;

/** Returns the same hash for the content of a file, which may be larger than memory, and its size in bytes. */
export function hashOfFile(path: string): { hash: string; size: number } {
  const file = openSync(path, 'r');
  try {
    return hashOfBlocks(blocksOf(file));
  } finally {
    closeSync(file);
  }
}

/** Each block is valid until the next one is read. */
function* blocksOf(file: number): Generator<Uint8Array> {
  block ??= Buffer.allocUnsafeSlow(blockSize);
  for (let read = readSync(file, block); read > 0; read = readSync(file, block)) yield block.subarray(0, read);
}
