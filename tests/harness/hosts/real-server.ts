import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { programOf } from './program-of.ts';

export type ServerName = 'nginx' | 'caddy';

/** Debian's module; others build it themselves. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx can send files that were compressed with Brotli. Caddy always can. */
export const hasBrotli = (name: ServerName) => name === 'caddy' || existsSync(brotliModule);

/**
 * Starts a server as the current user, on a free port, with the configuration that a build has written into the site.
 * Without the program, the test is skipped; in CI, it fails.
 *
 * @param folder the built site
 * @returns the port
 */
export async function startServer(name: ServerName, folder: string, skip: (reason: string) => void): Promise<number> {
  const program = programOf(name);
  if (!program) {
    const reason = `${name} is not installed. On Debian:  apt-get install nginx libnginx-mod-http-brotli-static caddy`;
    if (process.env.CI) throw new Error(reason);
    skip(reason);
    return 0;
  }
  const home = await mkdtemp(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const config = join(home, 'config');
  await writeFile(config, name === 'nginx' ? nginxConfig(folder, home, port) : caddyConfig(folder, port));
  const flags = name === 'nginx' ? ['-p', home, '-c', config] : ['run', '--adapter', 'caddyfile', '--config', config];
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const child = spawn(program, flags, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(async () => {
    if (child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await rm(home, { recursive: true, force: true });
  });
  await untilItAnswers(child, port);
  return port;
}

/** What a server block needs besides the file of the site, and what lets it run without rights. */
function nginxConfig(folder: string, home: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${home};`);
  const brotli = hasBrotli('nginx');
  return `${brotli ? `load_module ${brotliModule};` : ''}
daemon off; master_process off; pid ${home}/pid; error_log stderr;
events {}
http {
  access_log off; ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}/.hosts/nginx.conf;
    ${brotli ? `include ${folder}/.hosts/nginx-brotli.conf;` : ''}
  }
}
`;
}

function caddyConfig(folder: string, port: number): string {
  return `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${folder}
	import ${folder}/.hosts/Caddyfile
}
`;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** @throws what the server said if it ended */
export async function untilItAnswers(child: ChildProcess, port: number): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said}`);
    const answered = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answered) return;
    await setTimeout(20);
  }
}
