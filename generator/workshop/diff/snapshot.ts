import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readPage } from '../../audit/read-page.ts';
import type { Reading } from '../../audit/reading.ts';
import { hash } from '../../files/hash.ts';
import { withSlashes } from '../../files/with-slashes.ts';
import { outputRoute } from '../../plan/routes/address.ts';
import { withoutIsolation } from '../../publish/isolated-numbers.ts';
import { contentOf, type OutputFile } from '../../publish/output-file.ts';
import { entriesIn } from '../../publish/output-folder.ts';
import { UsageError } from '../../report/usage-error.ts';

const remedy = 'Build a site with npm run generate, or name the folder of a built one with --against.';

/** What visitors read on a page. */
export interface PageSnapshot {
  route: string;
  /** The file it is made from; null if that is not known. */
  definition: string | null;
  reading: Reading;
  /** A hash of its elements and styles, with pictures, links, and its card, but without scripts. */
  looks: string;
  /** The size of the HTML, uncompressed. */
  bytes: number;
}

/** Pages of a built site. */
export type Snapshot = readonly PageSnapshot[];

/** Returns true for the HTML of a page that a build wrote. Redirects, and files of static/, load no manifest. */
export function isPage(html: string): boolean {
  return html.includes('<link rel="manifest"');
}

/** Reads a file of a built site. Returns null if it is not a page. */
export async function snapshotOf(file: OutputFile): Promise<PageSnapshot | null> {
  // A file whose content is made on demand is not a page.
  if (!file.path.endsWith('.html') || typeof file.content === 'function') return null;
  const content = String(await contentOf(file));
  if (!isPage(content)) return null;
  return {
    route: outputRoute(file.path),
    definition: file.origin ?? null,
    reading: readingOf(file.path, content),
    looks: hash(...looksOf(content)),
    bytes: Buffer.byteLength(content),
  };
}

function looksOf(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>.*?<\/style>/gs)].map(([style]) => style);
  // Without the address of the site, which is on every page.
  const [, card = ''] = html.match(/<meta property="og:image" content="[^"]*\/([^"/]*)"/) ?? [];
  return [...styles, card, html.slice(html.indexOf('<body')).replaceAll(/<script.*?<\/script>/gs, '')];
}

/** @throws UsageError if the page has JSON-LD that is not JSON, which no build writes */
function readingOf(path: string, html: string): Reading {
  try {
    return readPage(withoutIsolation(html));
  } catch {
    throw new UsageError(`This program did not write ${path}, so it cannot be compared. ${remedy}`);
  }
}

/** Every build writes this file; other websites rarely have it. */
const sign = 'site.webmanifest';

/**
 * Lists the files of a built site.
 *
 * @throws UsageError if the folder does not hold a site that this program built
 */
export async function builtFiles(folder: string): Promise<OutputFile[]> {
  const found = await stat(folder).catch(() => null);
  if (!found) throw new UsageError(`There is no folder ${folder} to compare with. ${remedy}`);
  if (!found.isDirectory()) throw new UsageError(`${folder} is a file, not the folder of a built site. ${remedy}`);
  const entries = await entriesIn(folder);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  if (!paths.some((path) => path.endsWith('.html'))) {
    throw new UsageError(`${folder} holds no pages to compare with. ${remedy}`);
  }
  if (!entries.some(({ name }) => name === sign)) {
    throw new UsageError(`This program did not build the site in ${folder}, which has no ${sign}. ${remedy}`);
  }
  return paths.map((path) => ({ path: withSlashes(relative(folder, path)), content: { copyOf: path } }));
}
