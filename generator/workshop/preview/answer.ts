import { type Files, type Found, find, findMissing } from './find.ts';
import { type HeaderRule, type Redirect, redirectFor, withRules } from './host-rules.ts';
import type { Host } from './hosts.ts';
import { represent, sameTag } from './represent.ts';

/** What a preview shows. */
export interface ServedSite {
  files: Files;
  /** The path that the site lives under, such as `/spa`, or nothing. */
  base: string;
  redirects: readonly Redirect[];
  headers: readonly HeaderRule[];
}

export interface Asked {
  method: string;
  /** As it stands in the request: a path and perhaps a query. */
  url: string;
  /** By their names in small letters. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Of a HEAD request, what a GET would have got. */
  body: Uint8Array | string;
}

/** What a host answers to a request: nothing is read or written, and no path leads out of the files. */
export function answer({ method, url, headers }: Asked, site: ServedSite, host: Host): Answer {
  if (method !== 'GET' && method !== 'HEAD') return words(405, 'Only GET and HEAD work here.', { allow: 'GET, HEAD' });
  const [, raw = '', query = ''] = url.match(/^([^?#]*)(\?[^#]*)?/) ?? [];
  const whole = decoded(raw);
  if (whole === null) return words(400, 'This address cannot be read.');
  if (whole === site.base) return moved(301, `${site.base}/`, query);
  if (!whole.startsWith(`${site.base}/`)) return words(404, `This site lives under ${site.base}/.`);

  const path = whole.slice(site.base.length);
  const found = lookUp(path, site, host) ?? findMissing(path, site.files, host);
  if (!found) return words(404, 'There is nothing at this address, and no page 404.html to say so.');
  if ('to' in found) return moved(found.status, found.to.startsWith('/') ? site.base + found.to : found.to, query);

  const bytes = site.files.get(found.file) ?? new Uint8Array();
  const sent = represent(found.file, bytes, String(headers['accept-encoding'] ?? ''), host);
  const ruled = host.rules ? withRules(sent.headers, path, site.headers, host.rules) : sent.headers;
  const known = found.status === 200 && sameTag(headers['if-none-match']?.toString(), sent.headers.etag ?? '');
  return known ? { status: 304, headers: ruled, body: '' } : { status: found.status, headers: ruled, body: sent.body };
}

/** A redirect of the site's own, or a file, in the order in which the host looks for them. */
function lookUp(path: string, { files, redirects }: ServedSite, host: Host): Found {
  const found = find(path, files, host);
  const rule = host.rules && redirectFor(path, redirects, host.rules);
  if (!rule || !host.rules || (found && host.rules.filesFirst && !rule.insists)) return found;
  const status = rule.status ?? host.rules.status;
  if (status >= 300 && status < 400) return { to: rule.to, status };
  const shown = find(rule.to, files, host);
  return shown && 'file' in shown ? { file: shown.file, status: status === 404 ? 404 : 200 } : null;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function moved(status: number, to: string, query: string): Answer {
  // What is escaped already, in a rule, stays as it is.
  const address = encodeURI(to).replaceAll('%25', '%');
  return words(status, `Moved to ${to}`, { location: address + (/[?#]/.test(to) ? '' : query) });
}

function words(status: number, text: string, headers: Record<string, string> = {}): Answer {
  return { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: `${text}\n` };
}
