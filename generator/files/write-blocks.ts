import { createHash } from 'node:crypto';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { endOfHash } from './hash.ts';

const blockSize = 2 ** 18;

/**
 * Writes a file from pieces, so that the whole content is never in memory.
 *
 * @returns a hash of the content, as `hash` returns it
 */
export function writeBlocks(path: string, pieces: Iterable<string | Uint8Array>): string {
  const digest = createHash('sha256');
  const file = openSync(path, 'w');
  try {
    for (const block of inBlocks(pieces)) {
      digest.update(block);
      writeFileSync(file, block);
    }
    return endOfHash(digest);
  } finally {
    closeSync(file);
  }
}

/** Joins small pieces, because writing each would take longer than making it. */
function* inBlocks(pieces: Iterable<string | Uint8Array>): Generator<Uint8Array> {
  let block: Uint8Array[] = [];
  let size = 0;
  for (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    block.push(bytes);
    size += bytes.length;
    if (size < blockSize) continue;
    yield Buffer.concat(block);
    block = [];
    size = 0;
  }
  yield Buffer.concat(block);
}
