import { createServer } from 'node:http';
import { listenWith, namesThisComputer, type Port, type Running } from '../listen.ts';
import { sendFromDisk } from '../send-from-disk.ts';
import type { HttpRequest, HttpResponse } from './answer.ts';

const refusal: HttpResponse = {
  status: 403,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'The preview answers only at localhost.\n',
};

/**
 * Starts a server on this computer that sends what `reply` returns. Requests are answered concurrently.
 *
 * @throws UsageError if the port is taken or not allowed
 */
export async function serve(reply: (request: HttpRequest) => Promise<HttpResponse>, port: Port): Promise<Running> {
  const server = createServer(async ({ method = 'GET', url = '/', headers: requestHeaders }, response) => {
    const isOwn = namesThisComputer(requestHeaders.host);
    const { status, headers, body, file } = isOwn ? await reply({ method, url, headers: requestHeaders }) : refusal;
    if (file !== undefined) {
      if (!(await sendFromDisk(file, response, status, headers))) response.writeHead(404).end();
      return;
    }
    const length = Buffer.byteLength(body);
    // Browsers keep a permanent redirect for good, even if the next build has a page there.
    const caching = { 'cache-control': 'no-store' };
    response.writeHead(status, { ...caching, ...headers, ...(status !== 304 && { 'content-length': length }) });
    response.end(method === 'HEAD' ? undefined : body);
  });
  return listenWith(server, port);
}
