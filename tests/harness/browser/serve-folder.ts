import { createServer, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { hosts } from '../../../generator/publish/hosts/hosts.ts';
import { listenWith } from '../../../generator/workshop/listen.ts';
import { answer } from '../../../generator/workshop/preview/answer.ts';
import { readSite } from '../../../generator/workshop/preview/read-site.ts';

/** How slowly documents arrive. */
interface Pace {
  /** Bytes in a piece. */
  piece: number;
  /** Milliseconds between two of them. */
  pause: number;
}

export interface Served {
  origin: string;
  stop: () => void;
}

/** Serves a built site as `npm run preview` does, and as a well-configured server would. */
export async function serveFolder(folder: string, pace?: Pace): Promise<Served> {
  const site = await readSite(folder, hosts.generic);
  const server = createServer(({ method = 'GET', url = '/', headers: requestHeaders }, response) => {
    const accepted = pace ? { ...requestHeaders, 'accept-encoding': '' } : requestHeaders;
    const { status, headers, body } = answer({ method, url, headers: accepted }, site, hosts.generic);
    response.writeHead(status, headers);
    if (pace && headers['content-type']?.startsWith('text/html')) void trickle(Buffer.from(body), pace, response);
    else response.end(body);
  });
  const { port, stop } = await listenWith(server, { wanted: 0, orNext: false });
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function trickle(body: Buffer, { piece, pause }: Pace, response: ServerResponse): Promise<void> {
  for (let sent = 0; sent < body.length; sent += piece) {
    response.write(body.subarray(sent, sent + piece));
    await setTimeout(pause);
  }
  response.end();
}
