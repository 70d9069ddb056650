import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pLimit from 'p-limit';
import { entriesBelow } from '../../files/entries-below.ts';
import { fileList } from '../../files/file-list-name.ts';
import { withSlashes } from '../../files/with-slashes.ts';
import type { Host } from '../../publish/hosts/host.ts';
import { redirectFinder } from '../../publish/hosts/rules.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { ServedSite } from './answer.ts';
import type { LargeFile } from './represent.ts';

/**
 * Reads a built site into memory, except for large files, with the rules that the host finds in it. Like hosts, it does
 * not serve hidden files, `_redirects`, or `_headers`.
 *
 * @throws if the folder cannot be read
 * @throws UsageError if a file with rules differs from what a build writes
 */
export async function readSite(folder: string, host: Host): Promise<ServedSite> {
  const entries = await entriesBelow(folder);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(
    await Promise.all(
      paths.map(async (path) => {
        return [withSlashes(relative(folder, path)), await atOnce(() => contentAt(path))] as const;
      }),
    ),
  );
  const { base, redirects, headers } = rulesOf(folder, files, host);
  return {
    files: new Map([...files].filter(([name]) => !/^(\.|_headers$|_redirects$)/.test(name))),
    base,
    redirectAt: redirectFinder(redirects, host.rules),
    headers,
  };
}

/** The size, in bytes, from which a file is read only while it is sent. */
const large = 20_000_000;

async function contentAt(path: string): Promise<Buffer | LargeFile> {
  const { size, mtimeMs } = await stat(path);
  return size < large ? readFile(path) : { path, version: `${size} ${mtimeMs}` };
}

/** Systems limit how many files a process may have open. */
const atOnce = pLimit(64);

/**
 * Returns a function that returns the current site. It reads the folder again after a build has finished, which
 * replaces the list of files last: before that, the folder has pages of two versions.
 *
 * @throws if the folder cannot be read at first; later, the last version that could be read is kept
 */
export async function keepReading(folder: string, host: Host): Promise<() => Promise<ServedSite>> {
  const currentVersion = async () => {
    const { ino, mtimeMs } = await stat(join(folder, fileList)).catch(() => stat(folder));
    return `${ino} ${mtimeMs}`;
  };
  let version = await currentVersion();
  let site = await readSite(folder, host);
  return async () => {
    const latest = await currentVersion().catch(() => version);
    if (latest === version) return site;
    const read = await readSite(folder, host).catch(() => null);
    // Another build may have begun meanwhile.
    if (read && latest === (await currentVersion().catch(() => ''))) [site, version] = [read, latest];
    return site;
  };
}

/** Returns the path that a site was built to be served under, and the rules that its host finds in it. */
function rulesOf(folder: string, files: ReadonlyMap<string, Buffer | LargeFile>, host: Host) {
  let name = '';
  const text = (next: string) => {
    name = next;
    const content = files.get(name);
    return Buffer.isBuffer(content) ? content.toString() : '';
  };
  try {
    return { base: baseIn(text('site.webmanifest')), ...host.rulesIn(text) };
  } catch {
    // The folder may belong to another program, or to a build that was copied only in part.
    throw new UsageError(
      `${join(folder, name)} is damaged, or this program did not write it. To build the site again, run:  npm run generate`,
    );
  }
}

/** @throws if the web app manifest has no path */
function baseIn(manifest: string): string {
  const { scope }: { scope?: unknown } = JSON.parse(manifest || '{"scope":"/"}');
  if (typeof scope !== 'string' || !scope.startsWith('/')) throw new TypeError('The scope is not a path.');
  return scope.replace(/\/$/, '');
}
