import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as Listener } from 'node:net';
import { codeOf } from '../files/error-code.ts';
import { UsageError } from '../report/usage-error.ts';

export interface Running {
  port: number;
  /** Stops at once and closes open connections. */
  stop: () => void;
}

export interface Port {
  /** The port to try first; 0 for any free one. */
  wanted: number;
  /** Whether to try the next ports when this one is taken. */
  orNext: boolean;
}

/**
 * Starts a server at localhost, so only this computer can reach it. Browsers may look for localhost at `::1` first,
 * where the server of another program could answer instead.
 *
 * @throws UsageError if the port is taken or not allowed
 */
export async function listenWith(server: Server, { wanted, orNext }: Port): Promise<Running> {
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  const isAny = wanted === 0;
  for (let port = wanted; ; port += isAny ? 0 : 1) {
    const code = await tryPort(server, second, port);
    if (code === null) break;
    if (code !== 'EADDRINUSE' || !(orNext || isAny)) throw new UsageError(refusal(port, code));
  }
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    second.close();
    server.close();
    server.closeAllConnections();
  };
  return { port, stop };
}

/**
 * Returns whether a request names this computer. Somebody else's domain may point to it, and pages of that domain could
 * then read the responses of this server (https://github.com/nccgroup/singularity explains DNS rebinding).
 *
 * @param host the Host header of the request
 */
export function namesThisComputer(host = ''): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);
}

/** Returns the error code if the port cannot be used, null once both servers listen. */
async function tryPort(server: Server, second: Listener, port: number): Promise<string | null> {
  const code = await tryAddress(server, port, '127.0.0.1');
  if (code !== null) return code;
  // A computer without IPv6 has no such address.
  const taken = (await tryAddress(second, (server.address() as AddressInfo).port, '::1')) === 'EADDRINUSE';
  if (!taken) return null;
  server.close();
  await once(server, 'close');
  return 'EADDRINUSE';
}

async function tryAddress(server: Listener, port: number, address: string): Promise<string | null> {
  server.listen(port, address);
  try {
    await once(server, 'listening');
    return null;
  } catch (error) {
    return codeOf(error) || 'unknown';
  }
}

function refusal(port: number, code: string): string {
  return code === 'EADDRINUSE'
    ? `Something else is using port ${port}. Choose another with --port, or omit --port to use the next free one.`
    : `Port ${port} cannot be used (${code}). Choose another with --port, such as 4173.`;
}
