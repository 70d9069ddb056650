import { foldersOf } from '../../files/folders-of.ts';
import type { AddressRules } from './host.ts';
import type { RedirectAt, RuleBehavior } from './rules.ts';

/** The files of a site: whether there is one at a path, without a leading slash. */
type Files = Pick<ReadonlySet<string>, 'has'>;

/** What a host finds at an address: a file, a redirect, or nothing. */
export type Found = { file: string; status: 200 | 404 } | { to: string; status: number; dropsQuery?: boolean } | null;

/**
 * Returns true for a page that a host has without its ending. The documents for the address of a folder, and for unknown
 * addresses, keep their names.
 */
export const isRenamed = (file: string): boolean =>
  file.endsWith('.html') && !/(^|\/)index\.html$/.test(file) && file !== '404.html';

/** Looks up a path such as `/services` by the host's own rules for addresses. */
function find(path: string, files: Files, host: AddressRules): Found {
  const name = path.slice(1);
  if (path.endsWith('/')) {
    if (files.has(`${name}index.html`)) return { file: `${name}index.html`, status: 200 };
    const page = files.has(`${name.slice(0, -1)}.html`);
    return page && host.trailingSlash !== 'not found' ? { to: path.slice(0, -1), status: host.trailingSlash } : null;
  }
  if (host.htmlExtension === 'not found' && isRenamed(name)) return null;
  if (name.endsWith('.html') && files.has(name) && typeof host.htmlExtension === 'number') {
    return { to: path.replace(/(index)?\.html$/, ''), status: host.htmlExtension };
  }
  for (const file of [name, `${name}.html`]) {
    if (files.has(file)) return { file, status: 200 };
  }
  const index = `${name}/index.html`;
  if (!files.has(index)) return null;
  return host.folder === null ? { file: index, status: 200 } : { to: `${path}/`, status: host.folder };
}

/** Returns the page that a host shows for an address where it finds nothing. */
export function findNotFoundPage(path: string, files: Files, host: AddressRules): Found {
  const folders = host.notFound === 'root' ? [] : foldersOf(path.slice(1));
  const pages = [...folders.reverse().map((folder) => `${folder}/404.html`), '404.html'];
  const page = pages.find((file) => files.has(file));
  if (page) return { file: page, status: 404 };
  return host.notFound === 'nearest or home' && files.has('index.html') ? { file: 'index.html', status: 200 } : null;
}

/** A built site, as a host sees it. */
export interface Served {
  files: Files;
  /** The path that the site is served under; empty at the root. */
  base: string;
  redirectAt: RedirectAt;
}

/**
 * Finds the site's own redirect or a file, in the host's order of precedence.
 *
 * @param fullPath an address, with the base
 */
export function findAt(
  fullPath: string,
  { files, base, redirectAt }: Served,
  host: AddressRules & { rules: RuleBehavior | null },
): Found {
  if (base && fullPath === base) return { to: `${base}/`, status: 301 };
  if (!fullPath.startsWith(`${base}/`)) return null;
  const found = withBase(find(fullPath.slice(base.length), files, host), base);
  const rule = redirectAt(fullPath);
  if (!rule || !host.rules || (found && host.rules.filesFirst && !rule.forced)) return found;
  const status = rule.status ?? host.rules.defaultStatus;
  if (status >= 300 && status < 400) return { to: rule.to, status, dropsQuery: !host.rules.keepsQuery };
  const target = find(rule.to, files, host);
  return target && 'file' in target ? { file: target.file, status: status === 404 ? 404 : 200 } : null;
}

function withBase(found: Found, base: string): Found {
  return found && 'to' in found ? { ...found, to: base + found.to } : found;
}
