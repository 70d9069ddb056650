import { type Found, findAt, findNotFoundPage, type Served } from '../../publish/hosts/find.ts';
import type { Host } from '../../publish/hosts/host.ts';
import { type HeaderRule, withRules } from '../../publish/hosts/rules.ts';
import { type LargeFile, matchesEtag, represent } from './represent.ts';

/** A built site, as a host would have it. */
export interface ServedSite extends Served {
  files: ReadonlyMap<string, Uint8Array | LargeFile>;
  headers: readonly HeaderRule[];
}

export interface HttpRequest {
  method: string;
  /** The request target: a path and an optional query. */
  url: string;
  /** By lowercase name. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  /** For a HEAD request, the body that GET would return. */
  body: Uint8Array | string;
  /** The path of a file on the disk to send instead of the body. */
  file?: string;
}

/**
 * Answers a request as the host would. A pure function: it reads only `site.files`, so no path can escape from them.
 */
export function answer({ method, url, headers }: HttpRequest, site: ServedSite, host: Host): HttpResponse {
  if (method !== 'GET' && method !== 'HEAD') {
    return textResponse(405, 'Only GET and HEAD work here.', { allow: 'GET, HEAD' });
  }
  const [, encodedPath = '', query = ''] = url.match(/^([^?#]*)(\?[^#]*)?/) ?? [];
  const fullPath = decoded(encodedPath);
  if (fullPath === null) return textResponse(400, 'This address cannot be read.');
  const path = fullPath.slice(site.base.length);
  const isInside = fullPath === site.base || fullPath.startsWith(`${site.base}/`);
  if (!isInside) return textResponse(404, `This site is served under ${site.base}/.`);

  const found = findAt(fullPath, site, host) ?? findNotFoundPage(path, site.files, host);
  if (!found) return textResponse(404, 'Nothing is at this address, and the site has no 404.html.');
  if ('to' in found) return redirect(found.status, found.to, found.dropsQuery ? '' : query);
  return sendFile(found, path, headers, site, host);
}

function sendFile(
  { file, status }: Extract<Found, { file: string }>,
  path: string,
  requestHeaders: HttpRequest['headers'],
  site: ServedSite,
  host: Host,
): HttpResponse {
  const content = site.files.get(file) ?? new Uint8Array();
  const sent = represent(file, content, String(requestHeaders['accept-encoding'] ?? ''), host);
  const headers = host.rules ? withRules(sent.headers, path, site.headers, host.rules) : sent.headers;
  const unchanged = status === 200 && matchesEtag(requestHeaders['if-none-match']?.toString(), sent.headers.etag ?? '');
  if (unchanged) return { status: 304, headers, body: '' };
  return 'path' in content ? { status, headers, body: '', file: content.path } : { status, headers, body: sent.body };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function redirect(status: number, to: string, query: string): HttpResponse {
  // A rule's target may be percent-encoded already; do not encode it twice.
  const location = encodeURI(to).replaceAll('%25', '%');
  const [, address = '', anchor = ''] = location.match(/^([^#]*)(.*)$/s) ?? [];
  const asked = address.includes('?') ? '' : query;
  return textResponse(status, `Moved to ${to}`, { location: address + asked + anchor });
}

function textResponse(status: number, text: string, headers: Record<string, string> = {}): HttpResponse {
  return { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: `${text}\n` };
}
