import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { paths } from '../../../generator/workshop/dev/dev-protocol.ts';
import { open } from '../browser/browser.ts';
import { fixtures, page, repository, textIn } from '../project/project.ts';

/** A running `npm run dev`, and the copy of a fixture that it serves. */
export interface DevSession {
  root: string;
  /** Where it listens, without the path that the site lives under. */
  address: string;
  /** What the terminal shows so far. */
  terminal: () => string;
  /** Opens a page in the shared browser, in a window that is smaller than most pages. */
  visit: (route: string) => Promise<Page>;
  /** Waits until a route answers with this status. */
  answers: (route: string, status: number) => Promise<void>;
  /** Changes a file, as an editor does when it saves. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  write: (file: string, content: string | Buffer) => Promise<void>;
  /** Adds a page and waits until it is served. */
  addPage: (route: string, sections: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Does something that the server notices all at once, because it is stopped meanwhile. Not for Windows. */
  whileStopped: (act: () => Promise<unknown>) => Promise<void>;
  /** Kills the process that builds, which only Linux can find. */
  killBuilder: () => Promise<void>;
  /** Presses Ctrl-C and returns the exit code. */
  interrupt: () => Promise<number | null>;
  stop: () => Promise<void>;
}

interface Settings {
  /** The folder of the program, if the test changes that as well. */
  program?: string;
  env?: Record<string, string>;
  /** Changes the copy before the command starts. */
  prepare?: (edit: DevSession['edit']) => Promise<void>;
}

/** Runs `npm run dev` on a copy of a fixture until `stop` is called. */
export async function develop(
  fixture: string,
  { program = repository, env, prepare }: Settings = {},
): Promise<DevSession> {
  const root = await mkdtemp(join(tmpdir(), 'dev-'));
  await cp(join(fixtures, fixture), root, { recursive: true });
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    // At once, as many editors do: on a busy machine, the server may read a file that is still empty.
    await writeFile(`${root}-edited`, content);
    await rename(`${root}-edited`, join(root, file));
  };
  const edit: DevSession['edit'] = async (file, change) => write(file, change(await textIn(root, file)));
  await prepare?.(edit);

  const child = spawn(process.execPath, ['generator/start.cjs', 'dev', '--root', root, '--port', '0'], {
    cwd: program,
    env: { ...process.env, ...env },
    detached: true,
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  let shown = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (shown += text));
  const stop = async () => {
    signal(child, 'SIGTERM');
    // Until then, its processes may still write into folders that are removed.
    await closed;
    await rm(root, { recursive: true, force: true });
  };
  const port = await found(child, () => shown.match(/http:\/\/localhost:(\d+)/)?.[1]).catch(async (error) => {
    await stop();
    throw new Error(`${error.message}\n${shown}`);
  });
  // The shared browser resolves no host names.
  const address = `http://127.0.0.1:${port}`;
  const answers: DevSession['answers'] = (route, status) =>
    expect.poll(async () => (await fetch(address + route)).status).toBe(status);
  return {
    root,
    address,
    terminal: () => shown,
    visit: (route) => open(route, { from: address, viewport: { width: 900, height: 500 } }),
    answers,
    edit,
    write,
    addPage: async (route, sections) => {
      await write(`pages${route}.yaml`, page({ route, sections }));
      await answers(route, 200);
    },
    remove: (file) => rm(join(root, file)),
    whileStopped: async (act) => {
      child.kill('SIGSTOP');
      await act().finally(() => child.kill('SIGCONT'));
    },
    killBuilder: async () => void process.kill(await builderOf(child.pid ?? 0), 'SIGKILL'),
    interrupt: async () => {
      const exit = once(child, 'exit');
      signal(child, 'SIGINT');
      const [code] = await exit;
      return code;
    },
    stop,
  };
}

/** The process that builds for a server, as Linux lists it. */
async function builderOf(server: number): Promise<number> {
  const children = (await readFile(`/proc/${server}/task/${server}/children`, 'utf8')).trim().split(' ');
  for (const pid of children) {
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('@dev-worker')) return Number(pid);
  }
  throw new Error(`Process ${server} has no builder.`);
}

/** Sends a signal to the whole process group, because the builder is a process of its own. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // It has already ended.
  }
}

async function found(child: ChildProcess, find: () => string | undefined): Promise<string> {
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The command ended with ${code}.`)));
  for (;;) {
    const text = find();
    if (text) {
      ended.catch(() => undefined);
      return text;
    }
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended]);
  }
}

/** Listens to the dev server in a page. Resolves once it does, with a function that waits for the next event. */
export async function nextEvent(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((address) => {
    const source = new EventSource(address);
    const event = () => new Promise((resolve) => source.addEventListener('message', resolve, { once: true }));
    // The first is the state at the start.
    const first = event();
    Object.assign(window, { next: first.then(() => ({ event: event() })) });
    return first.then(() => undefined);
  }, paths.events);
  return () =>
    page.evaluate(async () => {
      const { next } = window as unknown as { next: Promise<{ event: Promise<unknown> }> };
      await (await next).event;
    });
}
