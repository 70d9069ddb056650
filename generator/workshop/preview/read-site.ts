import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ServedSite } from './answer.ts';
import { parseHeaders, parseRedirects } from './redirects-and-headers.ts';

/**
 * Reads a built site into memory. Like hosts, it does not serve hidden files, `_redirects`, or `_headers`.
 *
 * @throws if the folder cannot be read
 */
export async function readSite(folder: string): Promise<ServedSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(
    await Promise.all(
      paths.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path)] as const),
    ),
  );
  const text = (name: string) => files.get(name)?.toString() ?? '';
  return {
    files: new Map([...files].filter(([name]) => !/^(\.|_headers$|_redirects$)/.test(name))),
    base: baseIn(text('site.webmanifest')),
    redirects: parseRedirects(text('_redirects')),
    headers: parseHeaders(text('_headers')),
  };
}

/**
 * Returns a function that gives the current site. It reads the folder again after a build has replaced it.
 *
 * @throws if the folder cannot be read at first; later the last version that could be read is kept
 */
export async function keepReading(folder: string): Promise<() => Promise<ServedSite>> {
  const currentVersion = async () => {
    const { ino, mtimeMs } = await stat(folder);
    return `${ino} ${mtimeMs}`;
  };
  let version = await currentVersion();
  let site = await readSite(folder);
  return async () => {
    // For a moment during the swap, the folder does not exist.
    const latest = await currentVersion().catch(() => version);
    if (latest !== version) {
      site = await readSite(folder).catch(() => site);
      version = latest;
    }
    return site;
  };
}

/** The path that the site was built to be served under, from its web app manifest. */
function baseIn(manifest: string): string {
  const { scope = '/' }: { scope?: string } = manifest ? JSON.parse(manifest) : {};
  return scope.replace(/\/$/, '');
}
