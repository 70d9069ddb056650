import { setImmediate } from 'node:timers/promises';
import type { Definitions } from '../../check/definition.ts';
import type { ParseCache } from '../../read/parse-file.ts';
import { readEach } from '../../read/read.ts';

/**
 * Reads the page definitions that were not needed yet, between requests, so that the first edit of site.yaml does not
 * wait for them.
 *
 * @param isWanted called before each file
 */
export async function readAhead(
  { pages }: Pick<Definitions, 'pages'>,
  root: string,
  parsed: ParseCache,
  isWanted: () => boolean,
): Promise<void> {
  for (const { source } of pages) {
    if (!isWanted()) return;
    await readEach(root, [source.file], parsed);
    await setImmediate();
  }
}
