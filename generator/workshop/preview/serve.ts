import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../../report/usage-error.ts';
import type { Answer, Asked } from './answer.ts';

export interface Running {
  port: number;
  /** Stops at once; open connections are cut. */
  stop: () => void;
}

/** Where a server listens when nobody has said. */
export interface Port {
  wanted: number;
  /** Whether the next free one will do where this one is taken. */
  orNext: boolean;
}

/**
 * Answers requests from this computer, one at a time.
 *
 * @throws UsageError where the port is taken or may not be used
 */
export async function serve(reply: (asked: Asked) => Promise<Answer>, port: Port): Promise<Running> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const { status, headers: sent, body } = await reply({ method, url, headers });
    const length = Buffer.byteLength(body);
    response.writeHead(status, { ...sent, ...(status !== 304 && { 'content-length': length }) });
    response.end(method === 'HEAD' ? undefined : body);
  });
  return listenWith(server, port);
}

/**
 * Starts a server for this computer alone.
 *
 * @throws UsageError where the port is taken or may not be used
 */
export async function listenWith(server: Server, { wanted, orNext }: Port): Promise<Running> {
  for (let port = wanted; ; port++) {
    const fault = await listen(server, port);
    if (fault === null) break;
    if (fault !== 'EADDRINUSE' || !orNext) throw new UsageError(refusal(port, fault));
  }
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, stop };
}

/** Listens to this computer alone; what is wrong with the port comes back by its code. */
async function listen(server: Server, port: number): Promise<string | null> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

function refusal(port: number, fault: string): string {
  return fault === 'EADDRINUSE'
    ? `Something else is using port ${port}. Choose another with --port, or leave --port out and the next free one is taken.`
    : `Port ${port} cannot be used (${fault}). Choose another with --port, such as 4173.`;
}
