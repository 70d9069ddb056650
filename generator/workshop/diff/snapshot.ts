import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Reading, read } from '../../audit/reading.ts';
import { outputRoute } from '../../plan/address.ts';
import { UsageError } from '../../report/usage-error.ts';

/** What visitors read on a page, and what it weighs. */
export interface SeenPage {
  route: string;
  reading: Reading;
  bytes: number;
}

/** The pages of a built site, in the order of their routes. */
export type Snapshot = readonly SeenPage[];

export function snapshotOf(files: readonly { path: string; content: string | Uint8Array }[]): Snapshot {
  return files
    .filter(({ path, content }) => path.endsWith('.html') && !String(content).includes('http-equiv="refresh"'))
    .map(({ path, content }) => ({
      route: outputRoute(path),
      reading: read(String(content)),
      bytes: Buffer.byteLength(content),
    }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** @throws UsageError where the folder holds no built site */
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
