import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { securityHeaders } from '../../generator/publish/hosts/headers.ts';
import { hosts } from '../../generator/publish/hosts/hosts.ts';
import { answer } from '../../generator/workshop/preview/answer.ts';
import { readSite } from '../../generator/workshop/preview/read-site.ts';
import { addressesOf, builtFor } from '../harness/hosted-project.ts';
import { asker } from '../harness/preview.ts';
import { freePort, untilItAnswers } from '../harness/real-server.ts';

/** Cloudflare's own emulator of Pages. It is not a dependency of the project. */
const emulator = 'wrangler@4';

test('the emulator of Cloudflare Pages answers every address as the preview does', async ({ skip }) => {
  const home = await mkdtemp(join(tmpdir(), 'wrangler-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const installed = promisify(execFile)('npm', ['install', '--no-save', '--prefix', home, emulator], {
    timeout: 120_000,
  });
  const problem = await installed.then(() => null, String);
  if (problem && process.env.CI) throw new Error(problem);
  if (problem) skip(`${emulator} cannot be installed: ${problem}`);

  const { folder } = await builtFor('cloudflare');
  const ask = asker(await startEmulator(home, folder));
  const site = await readSite(folder, hosts.cloudflare);
  for (const path of await addressesOf(folder, '')) {
    const real = await ask(path);
    const imitated = answer({ method: 'GET', url: path, headers: {} }, site, hosts.cloudflare);
    const { status, headers } = imitated;
    expect([path, real.status, real.headers.location]).toEqual([path, status, headers.location]);
    if (status === 200) expect(real.headers['cache-control'], path).toBe(headers['cache-control']);
    for (const [header, value] of securityHeaders) expect(real.headers[header.toLowerCase()], path).toBe(value);
  }
});

/** @returns the port */
async function startEmulator(home: string, folder: string): Promise<number> {
  const port = await freePort();
  const options = ['--port', String(port), '--ip', '127.0.0.1', '--compatibility-date', '2026-01-01'];
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', HOME: home, XDG_CONFIG_HOME: home };
  const program = join(home, 'node_modules/.bin/wrangler');
  const child = spawn(program, ['pages', 'dev', folder, ...options], { cwd: home, env, detached: true });
  onTestFinished(async () => {
    // It starts processes of its own, which are in its group.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    if (child.exitCode === null) await once(child, 'exit');
  });
  await untilItAnswers(child, port);
  return port;
}
