import type { Host } from './hosts.ts';

/** The files of a site by path, without a leading slash. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** What a host finds at an address: a file, a redirect, or nothing. */
export type Found = { file: string; status: 200 | 404 } | { to: string; status: number } | null;

/** Looks up a path such as `/services` by the host's own rules for addresses. */
export function find(path: string, files: Files, host: Host): Found {
  const name = path.slice(1);
  const clean = path.replace(/(index)?\.html$/, '');
  if (path.endsWith('/')) {
    if (files.has(`${name}index.html`)) return { file: `${name}index.html`, status: 200 };
    const page = files.has(`${name.slice(0, -1)}.html`);
    return page && host.trailingSlash !== 'not found' ? { to: path.slice(0, -1), status: host.trailingSlash } : null;
  }
  if (files.has(name) && clean !== path && host.htmlExtension !== null) {
    return { to: clean, status: host.htmlExtension };
  }
  for (const file of [name, `${name}.html`]) {
    if (files.has(file)) return { file, status: 200 };
  }
  return files.has(`${name}/index.html`) ? { to: `${path}/`, status: host.folder } : null;
}

/** The page that a host shows for an address where it finds nothing. */
export function findNotFoundPage(path: string, files: Files, host: Host): Found {
  const folders = path.split('/').slice(1, -1);
  const nearest = host.notFound === 'root' ? [] : folders.map((_, index) => folders.slice(0, index + 1).join('/'));
  const pages = [...nearest.reverse().map((folder) => `${folder}/404.html`), '404.html'];
  const page = pages.find((file) => files.has(file));
  if (page) return { file: page, status: 404 };
  return host.notFound === 'nearest or home' && files.has('index.html') ? { file: 'index.html', status: 200 } : null;
}
