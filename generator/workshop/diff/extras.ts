import { stat } from 'node:fs/promises';
import { outputRoute } from '../../plan/routes/address.ts';
import { hosts } from '../../publish/hosts/hosts.ts';
import { contentOf, hashOfContent, isCopied, type OutputFile } from '../../publish/output-file.ts';
import { isPage } from './snapshot.ts';

/** Changes other than those of pages. */
export interface ExtraChanges {
  files: { path: string; change: 'new' | 'changed' | 'removed' }[];
  /** The old and new target of each; null if there was or is none. */
  redirects: { from: string; before: string | null; after: string | null }[];
}

/** For builds whose earlier extras are not known. */
export const noExtras: ExtraChanges = { files: [], redirects: [] };

/**
 * Lists the requestable files, and the redirects, that differ between two builds.
 *
 * @param base the path that the site is under; empty at the root
 */
export async function compareExtras(
  before: readonly OutputFile[],
  after: readonly OutputFile[],
  base: string,
): Promise<ExtraChanges> {
  const [old, now] = await Promise.all([extrasIn(before, base), extrasIn(after, base)]);
  const added = [...now.files.keys()].filter((path) => !old.files.has(path));
  const removed = [...old.files.keys()].filter((path) => !now.files.has(path));
  const changed: string[] = [];
  for (const [path, file] of now.files) {
    const earlier = old.files.get(path);
    // Other files are generated from the pages and the facts.
    if (earlier && isCopied(file.content) && !(await isSame(earlier, file))) changed.push(path);
  }
  const froms = [...new Set([...old.redirects.keys(), ...now.redirects.keys()])];
  const redirects = froms.map((from) => ({
    from,
    before: old.redirects.get(from) ?? null,
    after: now.redirects.get(from) ?? null,
  }));
  return {
    files: [
      ...added.map((path) => ({ path, change: 'new' as const })),
      ...changed.map((path) => ({ path, change: 'changed' as const })),
      ...removed.map((path) => ({ path, change: 'removed' as const })),
    ],
    redirects: redirects.filter((one) => one.before !== one.after),
  };
}

interface Extras {
  files: ReadonlyMap<string, OutputFile>;
  redirects: ReadonlyMap<string, string>;
}

/** Files that are not for visitors, or repeat what the pages say. */
const own = /^(assets\/|\.(?!well-known\/)|_headers$|_redirects$|vercel\.json$|published\.json$|sitemap(-\d+)?\.xml$)/;

async function extrasIn(all: readonly OutputFile[], base: string): Promise<Extras> {
  const texts = new Map<string, string>();
  const pages = new Set<string>();
  const moved = new Map<string, string>();
  for (const file of all) {
    if (!/\.html$|^_redirects$|^vercel\.json$|^\.hosts\//.test(file.path)) continue;
    const text = String(await contentOf(file));
    if (!file.path.endsWith('.html')) texts.set(file.path, text);
    const [, to] = text.match(/http-equiv="refresh" content="0; url=([^"]*)"/) ?? [];
    if (to !== undefined) moved.set(base + outputRoute(file.path), to.replaceAll('&amp;', '&'));
    if (to !== undefined || isPage(text)) pages.add(file.path);
  }
  const paths = new Set(all.map(({ path }) => path));
  const isCopy = (path: string) => /\.(br|gz)$/.test(path) && paths.has(path.slice(0, -3));
  const files = all.filter(({ path }) => !own.test(path) && !pages.has(path) && !isCopy(path));
  const rules = rulesIn((path) => texts.get(path) ?? '');
  return { files: new Map(files.map((file) => [file.path, file])), redirects: rules.size > 0 ? rules : moved };
}

/**
 * Returns the redirects of any host, once if they are also written with a slash at the end, or with `index.html` where
 * the host shows that file of a folder.
 */
function rulesIn(text: (path: string) => string): Map<string, string> {
  const all = Object.values(hosts).flatMap((host) => [...host.rulesIn(text).redirects]);
  const found = new Map(all.map(({ from, to }) => [from, to]));
  const isTwin = (from: string) => /.\/(index\.html)?$/.test(from) && found.has(from.replace(/\/(index\.html)?$/, ''));
  // The path that the site is under is redirected to its home page.
  return new Map([...found].filter(([from, to]) => !isTwin(from) && to !== `${from}/`));
}

/** Compares two files. Sizes are asked first where that is quick, because a film takes seconds to read. */
async function isSame(one: OutputFile, other: OutputFile): Promise<boolean> {
  if (isCopied(one.content) && isCopied(other.content)) {
    const [a, b] = await Promise.all([stat(one.content.copyOf), stat(other.content.copyOf)]);
    if (a.size !== b.size) return false;
  }
  return (await hashOfContent(one)) === (await hashOfContent(other));
}
