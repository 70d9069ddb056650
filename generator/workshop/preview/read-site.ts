import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Host } from '../../publish/hosts/host.ts';
import { redirectFinder } from '../../publish/hosts/rules.ts';
import type { ServedSite } from './answer.ts';

/**
 * Reads a built site into memory, with the rules that the host finds in it. Like hosts, it does not serve hidden files,
 * `_redirects`, or `_headers`.
 *
 * @throws if the folder cannot be read
 */
export async function readSite(folder: string, host: Host): Promise<ServedSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(
    await Promise.all(
      paths.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path)] as const),
    ),
  );
  const { redirects, headers } = host.rulesIn((name) => files.get(name)?.toString() ?? '');
  return {
    files: new Map([...files].filter(([name]) => !/^(\.|_headers$|_redirects$)/.test(name))),
    base: baseIn(String(files.get('site.webmanifest') ?? '')),
    redirectAt: redirectFinder(redirects, host.rules),
    headers,
  };
}

/** The list of all files, which a build replaces when all else is in place. */
const fileList = '.local-pages';

/**
 * Returns a function that gives the current site. It reads the folder again after a build has finished: before, the
 * folder has pages of two versions.
 *
 * @throws if the folder cannot be read at first; later the last version that could be read is kept
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

/** The path that the site was built to be served under, from its web app manifest. */
function baseIn(manifest: string): string {
  const { scope = '/' }: { scope?: string } = manifest ? JSON.parse(manifest) : {};
  return scope.replace(/\/$/, '');
}
