import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '../../../generator/files/hash.ts';
import { hosts } from '../../../generator/publish/hosts/hosts.ts';
import { keepReading } from '../../../generator/workshop/preview/read-site.ts';
import { pathsIn } from '../project/files-in.ts';

/** A visitor who requests pages and all that they load, and notes what is wrong. */
export interface Reader {
  read: () => Promise<void>;
  /** How many pages were read. */
  reads: () => number;
  faults: string[];
}

/** Returns the content of a file of the site; null if it is missing. */
type Find = (path: string) => Promise<Uint8Array | null>;

/**
 * Reads the pages that a folder has now, over and over: as a web server does, from the disk, and as the preview does.
 *
 * @param random returns a number from 0 to 1
 */
export async function readerOf(dist: string, random: () => number): Promise<Reader> {
  const pages = (await pathsIn(dist))
    .map((path) => path.slice(dist.length + 1))
    .filter((path) => path.endsWith('.html'));
  const assets = new Map<string, string>();
  const faults: string[] = [];
  let reads = 0;
  const current = await keepReading(dist, hosts.generic);
  const onDisk: Find = (path) => readFile(join(dist, path)).catch(() => null);
  return {
    faults,
    reads: () => reads,
    read: async () => {
      const page = pages[Math.floor(random() * pages.length)] ?? 'index.html';
      const { files } = await current();
      const inMemory: Find = async (path) => {
        const content = files.get(path);
        return content instanceof Uint8Array ? content : null;
      };
      for (const find of [onDisk, inMemory]) {
        reads += 1;
        faults.push(...(await faultsOf(page, find, assets)));
      }
    },
  };
}

/** @param assets a hash of each asset that was read before: a name never has other content */
async function faultsOf(page: string, find: Find, assets: Map<string, string>): Promise<string[]> {
  const html = String((await find(page)) ?? '');
  if (html === '') return [`${page} is missing`];
  if (!html.startsWith('<!doctype html>') || !html.endsWith('</html>\n')) return [`${page} is not complete`];
  const faults: string[] = [];
  for (const [path] of html.matchAll(/\bassets\/[\w./-]+/g)) {
    const content = await find(path);
    const found = content === null ? 'missing' : hash(content);
    if (found === 'missing') faults.push(`${path} of ${page} is missing`);
    else if ((assets.get(path) ?? found) !== found) faults.push(`${path} has two contents`);
    assets.set(path, found);
  }
  return faults;
}
