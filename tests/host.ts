import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contentType } from '../generator/workshop/content-type.ts';

export interface Host {
  origin: string;
  close: () => void;
}

/** How slowly documents arrive. */
export interface Pace {
  /** Bytes in a piece. */
  piece: number;
  /** Milliseconds between two of them. */
  pause: number;
}

/**
 * Serves files as a good static host does: `/services` is `services.html`, assets are kept for a year, what is missing is
 * the 404 page, and a browser that reads brotli gets the compressed twin of a file (`services.html.br`) where there is one.
 */
export async function host(files: ReadonlyMap<string, Buffer>, pace?: Pace): Promise<Host> {
  const server = createServer(({ url = '/', headers }, response) => {
    const path = url.replace(/[?#].*/, '').slice(1) || 'index.html';
    const asked = extname(path) ? path : `${path}.html`;
    const name = files.has(asked) ? asked : '404.html';
    const twin = /\bbr\b/.test(String(headers['accept-encoding'])) ? files.get(`${name}.br`) : undefined;
    response.writeHead(name === asked ? 200 : 404, {
      'content-type': contentType(name) ?? 'text/plain',
      'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
      vary: 'accept-encoding',
      ...(twin && { 'content-encoding': 'br' }),
    });
    const body = twin ?? files.get(name);
    if (pace && body && name.endsWith('.html')) void trickle(body, pace, response);
    else response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

async function trickle(body: Buffer, { piece, pause }: Pace, response: ServerResponse): Promise<void> {
  for (let sent = 0; sent < body.length; sent += piece) {
    response.write(body.subarray(sent, sent + piece));
    await setTimeout(pause);
  }
  response.end();
}
