import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cacheControl, securityHeaders } from '../../generator/publish/hosts/headers.ts';
import { hosts } from '../../generator/publish/hosts/hosts.ts';
import { answer } from '../../generator/workshop/preview/answer.ts';
import { readSite } from '../../generator/workshop/preview/read-site.ts';
import { asker } from '../harness/hosts/preview.ts';
import { hasBrotli, type ServerName, startServer } from '../harness/hosts/real-server.ts';
import { addressesOf, builtFor } from '../harness/project/hosted-project.ts';

const servers: ServerName[] = ['nginx', 'caddy'];

describe.each(servers)('%s, with the configuration that the build wrote', (name) => {
  test.for(['', '/maple-notch'])('answers every address as the preview does, under "%s"', async (base, { skip }) => {
    const { folder } = await builtFor(name, base);
    const ask = asker(await startServer(name, folder, skip));
    const site = await readSite(folder, hosts[name]);
    for (const path of await addressesOf(folder, base)) {
      const real = await ask(path);
      const imitated = answer({ method: 'GET', url: path, headers: {} }, site, hosts[name]);
      expect({ path, ...shown(real) }).toEqual({ path, ...shown(imitated) });
      const isSent = real.status === 200 || real.status === 404;
      if (isSent) expect(real.body.toString('latin1'), path).toBe(Buffer.from(imitated.body).toString('latin1'));
      for (const [header, value] of securityHeaders) expect(real.headers[header.toLowerCase()], path).toBe(value);
    }
  });

  test('keeps the query of a redirect, and lets browsers keep a redirect for an hour', async ({ skip }) => {
    const base = '/maple-notch';
    const { folder } = await builtFor(name, base);
    const ask = asker(await startServer(name, folder, skip));
    const expected = {
      [`${base}/old-services?utm_source=a&b=%2F`]: `${base}/services?utm_source=a&b=%2F`,
      [`${base}/old-services/?a`]: `${base}/services?a`,
      // What Caddy would replace with a variable, if it took it for its own configuration.
      [`${base}/old-services?a={env.HOME}`]: `${base}/services?a={env.HOME}`,
      [`${base}/old-services?`]: `${base}/services`,
      [`${base}/top?a=b`]: `${base}/?a=b#top`,
      [`${base}/shop?a=b`]: 'https://shop.example.com:8443/oil%3Arose%2830%29?from=%24host&to=%22',
      [`${base}?a=b`]: `${base}/?a=b`,
    };
    for (const [path, location] of Object.entries(expected)) {
      const { status, headers } = await ask(path);
      expect({ path, status, location: headers.location }).toEqual({ path, status: 301, location });
      expect(headers['cache-control'], path).toBe('max-age=3600');
    }
    const injected = await ask(`${base}/old-services?a=%0d%0aSet-Cookie:b`);
    expect(injected.headers).not.toHaveProperty('set-cookie');
  });

  test('sends the copies that were compressed before, and nothing that a browser has', async ({ skip }) => {
    const { folder, dist } = await builtFor(name);
    const ask = asker(await startServer(name, folder, skip));
    const page = await dist('services.html');
    const encodings = { gzip: gunzipSync, ...(hasBrotli(name) && { br: brotliDecompressSync }) };
    for (const [encoding, decode] of Object.entries(encodings)) {
      const sent = await ask('/services', { 'accept-encoding': encoding });
      expect(sent.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(sent.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(decode(sent.body).toString()).toBe(page);
      const again = await ask('/services', {
        'accept-encoding': encoding,
        'if-none-match': String(sent.headers.etag),
      });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect(again.headers['cache-control']).toBe(cacheControl.others);
    }
    const plain = await ask('/services');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.etag).toBeTruthy();
    expect((await ask('/services', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  test.for(['', '/maple-notch'])(
    'under "%s", shows nobody how it is configured, and redirects nobody to another site',
    async (base, { skip }) => {
      const { folder } = await builtFor(name, base);
      const ask = asker(await startServer(name, folder, skip));
      const secret = ['/.local-pages', '/.hosts/', '/.hosts/nginx.conf', '/.hosts/Caddyfile', '/%2ehosts/Caddyfile'];
      for (const path of [...secret, '/assets/', '/../site.yaml']) {
        expect([400, 403, 404], path).toContain((await ask(path)).status);
      }
      const outside = base
        ? ['/', '/index.html', '/services', '/services.html', '/maple-notches', '/old-services']
        : [];
      for (const path of outside) {
        const { status, body } = await ask(path);
        expect({ path, status, isEmpty: body.length === 0 }).toEqual({ path, status: 404, isEmpty: false });
      }
      for (const path of ['//evil.example/', '//evil.example/%2f..', '/\\evil.example/', '//services/']) {
        expect((await ask(path)).headers.location ?? '', path).not.toMatch(/^\/[/\\]|^https?:/);
      }
    },
  );
});

/** What visitors and browsers notice of a response. */
function shown({ status, headers }: { status: number; headers: Record<string, unknown> }) {
  const isMoved = status >= 300 && status < 400;
  if (isMoved) return { status, location: headers.location };
  return { status, cache: headers['cache-control'], type: headers['content-type'] };
}
