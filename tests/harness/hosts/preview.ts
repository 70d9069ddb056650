import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { onTestFinished } from 'vitest';
import { hosts } from '../../../generator/publish/hosts/hosts.ts';
import { parseHeaders, parseRedirects, redirectFinder } from '../../../generator/publish/hosts/rules.ts';
import { answer, type HttpResponse, type ServedSite } from '../../../generator/workshop/preview/answer.ts';
import type { HostName } from '../../../templates/facts/host-names.ts';
import { repository } from '../project/project.ts';

/** The files of a built site, by path. */
export const dist = {
  'index.html': 'home',
  'services.html': 'services',
  '404.html': 'not here',
  'folder/index.html': 'folder',
  'assets/main-ABCD1234.js': 'script();'.repeat(100),
  'assets/font-ABCD1234.woff2': 'font',
};

/** The same files in the output folder of a project. */
export const projectFiles = Object.fromEntries(Object.entries(dist).map(([path, text]) => [`dist/${path}`, text]));

export const script = '/assets/main-ABCD1234.js';

/** A site as a host reads it. */
type SiteOn = (host: HostName) => ServedSite;

/** A site in memory. Its rules are those of `_redirects` and `_headers`. */
export function siteOf(
  files: Record<string, string>,
  rules: { redirects?: string; headers?: string; base?: string } = {},
): SiteOn {
  return (host) => ({
    files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
    base: rules.base ?? '',
    redirectAt: redirectFinder(parseRedirects(rules.redirects ?? ''), hosts[host].rules),
    headers: parseHeaders(rules.headers ?? ''),
  });
}

interface Reply extends HttpResponse {
  body: Buffer;
}

/** Returns a function that requests addresses of a site on one host. */
export function visitorOf(siteOn: SiteOn, host: HostName) {
  const site = siteOn(host);
  return (url: string, headers: Record<string, string> = {}, method = 'GET'): Reply => {
    const { body, ...head } = answer({ method, url, headers }, site, hosts[host]);
    return { ...head, body: Buffer.from(body) };
  };
}

type Ask = (path: string, headers?: Record<string, string>, method?: string, body?: string) => Promise<Reply>;

/** Sends requests to a port of this computer without normalizing the path. */
export function asker(port: number): Ask {
  return async (path, headers = {}, method = 'GET', body = '') => {
    const [reply] = await once(
      request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end(body),
      'response',
    );
    const chunks: Buffer[] = [];
    for await (const chunk of reply) chunks.push(chunk);
    return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) };
  };
}

/** Runs `npm run preview` as a shell does, until it says where it listens. */
export async function preview(root: string, ...args: string[]) {
  const cli = ['generator/start.cjs', 'preview', '--root', root, ...args];
  const child = spawn(process.execPath, cli, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (said.includes('http://')) break;
  }
  const port = Number(said.match(/localhost:(\d+)/)?.[1]);
  const interrupt = async () => {
    const exit = once(child, 'exit');
    child.kill('SIGINT');
    return exit;
  };
  return { said, port, ask: asker(port), interrupt };
}
