import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { onTestFinished } from 'vitest';
import { spa } from './project.ts';

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Reply>;

/** Runs `generate preview` as a shell does, until it says where it listens. */
export async function preview(root: string, ...args: string[]) {
  const cli = ['--import', 'tsx', 'generator/cli.ts', 'preview', '--root', root, ...args];
  const child = spawn(process.execPath, cli, { cwd: spa, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (said.includes('http://')) break;
  }
  const port = Number(said.match(/localhost:(\d+)/)?.[1]);
  const ask: Ask = async (path, headers = {}, method = 'GET') => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end();
    const [reply] = await once(asked, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of reply) chunks.push(chunk);
    return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) };
  };
  return { said, port, ask, child };
}

/** A built site of a few files. */
export const dist = {
  'dist/index.html': 'home',
  'dist/services.html': 'services',
  'dist/404.html': 'not here',
  'dist/folder/index.html': 'folder',
  'dist/assets/main-ABCD1234.js': 'script();'.repeat(100),
  'dist/assets/font-ABCD1234.woff2': 'font',
};

export const anyPort = ['--port', '0'];
