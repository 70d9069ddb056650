import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf } from '../report/error-code.ts';
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
 * Starts a server on 127.0.0.1, so only this computer can reach it.
 *
 * @throws UsageError if the port is taken or not allowed
 */
export async function listenWith(server: Server, { wanted, orNext }: Port): Promise<Running> {
  for (let port = wanted; ; port++) {
    const code = await tryPort(server, port);
    if (code === null) break;
    if (code !== 'EADDRINUSE' || !orNext) throw new UsageError(refusal(port, code));
  }
  const { port } = server.address() as AddressInfo;
  const stop = () => {
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

/** Returns the error code if the port cannot be used, null once the server listens. */
async function tryPort(server: Server, port: number): Promise<string | null> {
  server.listen(port, '127.0.0.1');
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
