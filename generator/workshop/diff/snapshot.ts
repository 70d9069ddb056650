import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readPage } from '../../audit/read-page.ts';
import type { Reading } from '../../audit/reading.ts';
import { outputRoute } from '../../plan/address.ts';
import { UsageError } from '../../report/usage-error.ts';

/** What visitors read on a page. */
export interface PageSnapshot {
  route: string;
  reading: Reading;
  /** The size of the HTML, uncompressed. */
  bytes: number;
}

/** The pages of a built site, sorted by route. */
export type Snapshot = readonly PageSnapshot[];

/** Reads the pages among the files of a built site, without redirect pages. */
export function snapshotOf(files: readonly { path: string; content: string }[]): Snapshot {
  return files
    .filter(({ path, content }) => path.endsWith('.html') && !content.includes('http-equiv="refresh"'))
    .map(({ path, content }) => ({
      route: outputRoute(path),
      reading: readPage(content),
      bytes: Buffer.byteLength(content),
    }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/**
 * Reads the pages of a built site.
 *
 * @throws UsageError if the folder holds no HTML files
 */
export async function readSnapshot(folder: string): Promise<Snapshot> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter(({ name }) => name.endsWith('.html')).map((entry) => join(entry.parentPath, entry.name));
  if (paths.length === 0) {
    throw new UsageError(
      `There is no built site in ${folder} to compare with. Build one first, or name it with --against.`,
    );
  }
  const files = await Promise.all(
    paths.map(async (path) => ({
      path: relative(folder, path).split(sep).join('/'),
      content: await readFile(path, 'utf8'),
    })),
  );
  return snapshotOf(files);
}
