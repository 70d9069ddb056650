import { createServer } from 'node:http';
import { listenWith, type Port, type Running } from '../listen.ts';
import type { HttpRequest, HttpResponse } from './answer.ts';

/**
 * Starts a server on this computer that sends what `reply` returns. Requests are answered concurrently.
 *
 * @throws UsageError if the port is taken or not allowed
 */
export async function serve(reply: (request: HttpRequest) => Promise<HttpResponse>, port: Port): Promise<Running> {
  const server = createServer(async ({ method = 'GET', url = '/', headers: requestHeaders }, response) => {
    const { status, headers, body } = await reply({ method, url, headers: requestHeaders });
    const length = Buffer.byteLength(body);
    response.writeHead(status, { ...headers, ...(status !== 304 && { 'content-length': length }) });
    response.end(method === 'HEAD' ? undefined : body);
  });
  return listenWith(server, port);
}
