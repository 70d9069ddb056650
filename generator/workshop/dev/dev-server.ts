import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Event, Place, Places } from './protocol.ts';
import { paths } from './protocol.ts';

/** What the server shows and does. */
export interface Workshop {
  /** The path that the site lives under, such as `/spa`, or nothing. */
  base: () => string;
  file: (path: string) => Promise<string | Uint8Array | null>;
  places: (route: string) => Promise<Places | null>;
  /** Opens a place in an editor; false where it is none of the project's. */
  open: (place: Place) => boolean;
  /** The script that a page shows changes and mistakes with. */
  script: string;
  /** How things stand, for a page that has just been opened. */
  state: () => Event;
}

export interface DevServer {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Tells every open page. */
  tell: (event: Event) => void;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Answers with the site as it was last sound, and with what its pages need to be worked on. */
export function devServer(workshop: Workshop): DevServer {
  const listeners = new Set<ServerResponse>();
  const write = (response: ServerResponse, event: Event) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  return {
    tell: (event) => {
      for (const response of listeners) write(response, event);
    },
    handle: async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (!isLocal(request)) return void send(response, 403, 'text/plain', 'Only this computer may ask.');
      if (pathname === paths.events) {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        listeners.add(response);
        response.on('close', () => listeners.delete(response));
        write(response, workshop.state());
      } else if (pathname === paths.script) send(response, 200, types['.js'] ?? '', workshop.script);
      else if (pathname === paths.places)
        send(
          response,
          200,
          'application/json',
          JSON.stringify(await workshop.places(searchParams.get('route') ?? '/')),
        );
      else if (pathname === paths.open) await openPlace(request, response, workshop);
      else await page(pathname, response, workshop);
    },
  };
}

/** Another website may send a request here, by a name of its own or from its pages, and must not open files. */
function isLocal({ headers }: IncomingMessage): boolean {
  const local = /^(localhost|127\.0\.0\.1)(:\d+)?$/;
  return local.test(headers.host ?? '') && (!headers.origin || local.test(headers.origin.replace(/^http:\/\//, '')));
}

async function openPlace(request: IncomingMessage, response: ServerResponse, workshop: Workshop): Promise<void> {
  if (request.method !== 'POST') return send(response, 405, 'text/plain', 'Only POST works here.');
  let body = '';
  for await (const chunk of request) body += chunk;
  const opened = workshop.open(JSON.parse(body) as Place);
  send(response, opened ? 204 : 403, 'text/plain', '');
}

/** A page with the script that watches it; the site itself knows nothing of that. */
async function page(pathname: string, response: ServerResponse, { base, file }: Workshop): Promise<void> {
  const address = decodeURIComponent(pathname);
  const route = base() && address.startsWith(base()) ? address.slice(base().length) || '/' : address;
  const asset = extname(route) !== '';
  const path = asset ? route.slice(1) : route === '/' ? 'index.html' : `${route.slice(1)}.html`;
  const found = await file(path);
  const content = found ?? (asset ? null : await file('404.html'));
  if (asset) return send(response, found ? 200 : 404, types[extname(path)] ?? 'text/plain', content ?? '');
  const html = content === null ? '<!doctype html><title>…</title><body></body>' : String(content);
  const watched = `<script type="module" src="${paths.script}" data-route="${found ? route : '/404'}"></script></body>`;
  send(response, found ? 200 : 404, types['.html'] ?? '', html.replace('</body>', watched));
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}
