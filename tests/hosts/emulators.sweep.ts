import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../generator/publish/hosts/headers.ts';
import { hosts } from '../../generator/publish/hosts/hosts.ts';
import { answer, type HttpResponse } from '../../generator/workshop/preview/answer.ts';
import { readSite } from '../../generator/workshop/preview/read-site.ts';
import type { HostName } from '../../templates/facts/host-names.ts';
import { commandPackage } from '../harness/hosts/command-package.ts';
import { type Emulator, startEmulator } from '../harness/hosts/emulator.ts';
import { asker } from '../harness/hosts/preview.ts';
import { addressesOf, builtFor } from '../harness/project/hosted-project.ts';

const tooLong = 900_000;

/** Goes through the addresses of a site, with what the preview answers and a request to an emulator. */
async function* answersOf(name: HostName, folder: string, emulator: Emulator, skip: (reason: string) => void) {
  const ask = asker(await startEmulator(emulator, folder, skip));
  const site = await readSite(folder, hosts[name]);
  for (const path of await addressesOf(folder, '')) {
    const preview = answer({ method: 'GET', url: path, headers: {} }, site, hosts[name]);
    yield { path, preview, askReal: () => ask(path) };
  }
}

const addressed = ({ status, headers }: Pick<HttpResponse, 'status' | 'headers'>) => [status, headers.location];

/** It has only one status for addresses with an ending or a slash, and drops the query. */
function moved({ status, headers }: Pick<HttpResponse, 'status' | 'headers'>) {
  return status === 301 || status === 308 ? ['moved', headers.location?.replace(/\?[^#]*/, '')] : [status];
}

function expectSecurity(path: string, headers: HttpResponse['headers']): void {
  for (const [header, value] of securityHeaders) expect(headers[header.toLowerCase()], path).toBe(value);
}

test('the emulator of Cloudflare Pages answers every address as the preview does', { timeout: tooLong }, async ({
  skip,
}) => {
  const emulator: Emulator = {
    pack: commandPackage('cloudflare'),
    program: 'wrangler',
    args: (folder, port) => [
      ...['pages', 'dev', folder, '--port', String(port), '--ip', '127.0.0.1'],
      ...['--compatibility-date', '2026-01-01'],
    ],
    node: 22,
  };
  const { folder } = await builtFor('cloudflare');
  for await (const { path, preview, askReal } of answersOf('cloudflare', folder, emulator, skip)) {
    const real = await askReal();
    expect([path, ...addressed(real)]).toEqual([path, ...addressed(preview)]);
    if (real.status === 200) expect(real.headers['cache-control'], path).toBe(preview.headers['cache-control']);
    expectSecurity(path, real.headers);
  }
});

test('the emulator of Netlify answers every address as the preview does', { timeout: tooLong }, async ({ skip }) => {
  const emulator: Emulator = {
    pack: commandPackage('netlify'),
    program: 'netlify',
    // Edge functions need Deno, which it would download.
    args: (folder, port) => [
      ...['dev', '--offline', '--no-open', '--internal-disable-edge-functions'],
      ...['--dir', folder, '--port', String(port)],
    ],
    node: 20,
  };
  const { folder } = await builtFor('netlify');
  for await (const { path, preview, askReal } of answersOf('netlify', folder, emulator, skip)) {
    const real = await askReal();
    // It shows a page where Netlify redirects to the address without a slash.
    const isShown = real.status === 200 && preview.status === 301 && /\/(\?|$)/.test(path);
    // It decodes requests, but not the addresses of rules, which must have codes such as %C3 on Netlify.
    const isMissed = real.status === 404 && path.includes('%');
    if (!isShown && !isMissed) expect([path, ...addressed(real)]).toEqual([path, ...addressed(preview)]);
    if (real.status === 200) expectSecurity(path, real.headers);
  }
});

test('the rules for Vercel answer every address in its small server as the preview does', { timeout: tooLong }, async ({
  skip,
}) => {
  const emulator: Emulator = {
    pack: 'serve@14.2.7',
    program: 'serve',
    args: (folder, port) => [folder, '--listen', `tcp://127.0.0.1:${port}`, '--no-request-logging'],
    node: 20,
  };
  const { folder, dist } = await builtFor('vercel');
  const rules: string = await dist('vercel.json');
  // It has the same rule in other words: https://github.com/vercel/serve-handler#options
  const translated = rules
    .replaceAll('"statusCode"', '"type"')
    .replaceAll('(.*)', '**')
    // It decodes a request before it looks for a rule.
    .replace(/(?<="source": ")[^"]*/g, decodeURI);
  await writeFile(join(folder, 'serve.json'), translated);
  for await (const { path, preview, askReal } of answersOf('vercel', folder, emulator, skip)) {
    // It ends when it reads a port, which it takes for a parameter.
    if (preview.headers.location?.includes('.com:8443')) continue;
    const real = await askReal();
    // Like Vercel, it takes the slash from every address, also where no page is; the preview does so for pages.
    if (preview.status === 404 && /.\/(\?|$)/.test(path)) continue;
    // It takes the ending from /index.html and /old.html without a look at what is there, and redirects a second time.
    const isEnded = path.endsWith('.html') && real.status === 301;
    if (isEnded) expect(moved(preview)[0], path).toBe('moved');
    else expect([path, ...moved(real)]).toEqual([path, ...moved(preview)]);
    if (real.status === 200) expectSecurity(path, real.headers);
  }
});
