import { open } from 'node:fs/promises';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a file in pieces, because it may be larger than memory.
 *
 * @returns false if it cannot be read; then nothing has been sent
 */
export async function sendFromDisk(
  path: string,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
): Promise<boolean> {
  const file = await open(path).catch(() => null);
  if (!file) return false;
  try {
    const { size } = await file.stat();
    response.writeHead(status, { ...headers, 'content-length': size });
    if (size === 0 || response.req.method === 'HEAD') response.end();
    // A browser that leaves the page closes the connection.
    else await pipeline(file.createReadStream({ end: size - 1, autoClose: false }), response).catch(() => undefined);
  } finally {
    await file.close();
  }
  return true;
}
