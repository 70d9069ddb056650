import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { outputFile } from '../../plan/routes/address.ts';
import { contentType } from '../../publish/hosts/content-type.ts';
import { contentOf, isCopied } from '../../publish/output-file.ts';
import { encode } from '../../render/markup.ts';
import { namesThisComputer } from '../listen.ts';
import { sendFromDisk } from '../send-from-disk.ts';
import { type Location, type PageEvent, type Provenance, paths } from './dev-protocol.ts';
import type { NotOpened } from './open-editor.ts';
import { readLocation } from './read-location.ts';
import type { RequestedContent } from './site-files.ts';

/** What the server needs from the rest of `dev`. */
interface DevServerOptions {
  /** Returns the path that the site is served under, such as `/shop`; empty at the root. */
  base: () => string;
  /** Returns a file of the last build that worked; null if there is none. */
  file: (path: string) => Promise<RequestedContent | null>;
  provenance: (route: string) => Promise<Provenance | null>;
  /** Returns the address to which a route without a page is redirected; null if it is not. */
  redirect: (route: string) => Promise<string | null>;
  /** Opens a location in the editor; returns null if it did. */
  open: (location: Location) => Promise<NotOpened | null>;
  /** The browser script that updates the page and shows errors. */
  script: string;
  /** Returns the state to send to a page that connects. */
  state: () => PageEvent;
}

export interface DevServer {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Sends an event to every open page. */
  broadcast: (event: PageEvent) => void;
}

/** Serves the last build that worked, with the dev script in every page, and the endpoints that the script uses. */
export function devServer(options: DevServerOptions): DevServer {
  const listeners = new Set<ServerResponse>();
  const write = (response: ServerResponse, event: PageEvent) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  return {
    broadcast: (event) => {
      for (const response of listeners) write(response, event);
    },
    handle: (request, response) => {
      if (!isOwn(request)) send(response, 403, 'text/plain', 'Only pages of this server may send requests.');
      else respond(request, response).catch((error: Error) => fail(response, error));
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = addressOf(request);
    if (pathname === paths.events) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      write(response, options.state());
    } else if (pathname === paths.script) {
      send(response, 200, 'text/javascript; charset=utf-8', options.script);
    } else if (pathname === paths.provenance) {
      const provenance = await options.provenance(searchParams.get('route') ?? '/');
      send(response, 200, 'application/json', JSON.stringify(provenance));
    } else if (pathname === paths.open) {
      await openLocation(request, response, options);
    } else await sendFile(pathname, response, options);
  }
}

/** Returns the address of a request. Its target may begin with two slashes, which would name another host. */
function addressOf({ url = '/' }: IncomingMessage): URL {
  return new URL(`http://localhost${url.replace(/^\/*/, '/')}`);
}

/**
 * Responds with an error, because no request may end the server. An address that cannot be decoded is the client's
 * fault; the rest is ours.
 */
function fail(response: ServerResponse, error: Error): void {
  const isTheirs = error instanceof URIError;
  if (response.headersSent) response.end();
  else if (isTheirs) send(response, 400, 'text/plain', 'This request cannot be read.');
  else send(response, 500, 'text/plain', `The server failed to answer: ${error.message}`);
}

/**
 * Returns whether a request comes from a page of this server or from the address bar. Other websites, and other servers
 * on this computer, must not open files: neither from their pages nor through a domain that points to this computer.
 * Following a link to a page is harmless (https://www.w3.org/TR/fetch-metadata/).
 */
function isOwn({ headers, method }: IncomingMessage): boolean {
  const { host, origin } = headers;
  const site = headers['sec-fetch-site'] ?? 'none';
  const isOwnSite = site === 'same-origin' || site === 'none';
  // In a frame, somebody else's page could trick its visitor into clicking on something that opens a file.
  const isWindow = (headers['sec-fetch-dest'] ?? 'document') === 'document';
  const isVisit = headers['sec-fetch-mode'] === 'navigate' && method === 'GET' && isWindow;
  return namesThisComputer(host) && (!origin || origin === `http://${host}`) && (isOwnSite || isVisit);
}

async function openLocation(
  request: IncomingMessage,
  response: ServerResponse,
  options: DevServerOptions,
): Promise<void> {
  if (request.method !== 'POST') return send(response, 405, 'text/plain', 'Only POST works here.');
  const location = await readLocation(request);
  if ('status' in location) return send(response, location.status, 'text/plain', location.message);
  const problem = await options.open(location);
  send(response, problem?.status ?? 204, 'text/plain; charset=utf-8', problem?.message ?? '');
}

/** Sends an asset, or a page with the dev script added. */
async function sendFile(
  pathname: string,
  response: ServerResponse,
  { base, file, redirect, state }: DevServerOptions,
): Promise<void> {
  // Before the file is requested: a page may be newer than its version, but never older.
  const { version } = state();
  const address = decodeURIComponent(pathname);
  const isBelowBase = address === base() || address.startsWith(`${base()}/`);
  const route = isBelowBase ? address.slice(base().length) || '/' : address;
  const own = extname(route) === '' ? await file(outputFile(route)) : null;
  // A static file may have no extension.
  const other = own === null && route !== '/' ? await file(route.slice(1)) : null;
  const asset = extname(route) !== '' || other !== null;
  const path = asset ? route.slice(1) : outputFile(route);
  const found = own ?? other;
  // Also for an address with a slash at its end, like most hosts.
  const moved = found === null && route !== '/' ? await redirect(route.replace(/\/$/, '')) : null;
  if (moved !== null) {
    response.writeHead(302, { location: moved, 'cache-control': 'no-store' }).end();
    return;
  }
  const content = found ?? (asset ? null : await file('404.html'));
  if (asset) return sendAsset(response, path, found);
  const html =
    content === null ? '<!doctype html><title>…</title><body></body>' : String(await contentOf({ path, content }));
  // Anybody who requests a page chooses its route.
  const routes = `data-route="${encode(route)}" data-page="${found ? encode(route) : '/404'}"`;
  const script = `<script type="module" src="${paths.script}" ${routes} data-version="${version}"></script></body>`;
  send(
    response,
    found ? 200 : 404,
    'text/html; charset=utf-8',
    html.replace('</body>', () => script),
  );
}

async function sendAsset(response: ServerResponse, path: string, found: RequestedContent | null): Promise<void> {
  const type = contentType(path) ?? 'text/plain';
  if (found !== null && isCopied(found)) {
    const headers = { 'content-type': type, 'cache-control': 'no-store' };
    if (!(await sendFromDisk(found.copyOf, response, 200, headers))) send(response, 404, type, '');
  } else send(response, found === null ? 404 : 200, type, found ?? '');
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}
