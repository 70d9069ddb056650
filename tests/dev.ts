import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { fixtures, spa } from './project.ts';

export interface Workshop {
  root: string;
  address: string;
  /** What the terminal shows so far. */
  terminal: () => string;
  /** Changes a file, as an editor does when it saves. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  write: (file: string, text: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** The exit code, after Ctrl-C. */
  interrupt: () => Promise<number | null>;
}

/**
 * Runs `generate dev` on a copy of a fixture.
 *
 * @param program the folder of the program, where it is to be changed as well
 */
export async function develop(fixture: string, { program = spa, env = {} } = {}): Promise<Workshop> {
  const root = await mkdtemp(join(tmpdir(), 'dev-'));
  await cp(join(fixtures, fixture), root, { recursive: true });
  const child = spawn(process.execPath, ['--import', 'tsx', 'generator/cli.ts', 'dev', '--root', root, '--port', '0'], {
    cwd: program,
    env: { ...process.env, ...env },
    detached: true,
  });
  onTestFinished(async () => {
    stop(child);
    await rm(root, { recursive: true, force: true });
  });
  let shown = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (shown += text));
  const address = await said(child, () => shown.match(/http:\/\/localhost:\d+/)?.[0]);
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  return {
    root,
    address,
    terminal: () => shown,
    edit: async (file, change) => write(file, change(await readFile(join(root, file), 'utf8'))),
    write,
    remove: (file) => rm(join(root, file)),
    interrupt: async () => {
      if (child.pid) process.kill(-child.pid, 'SIGINT');
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}

/** The builder is a process of its own, so the whole group is ended. */
function stop({ pid, exitCode }: ChildProcess): void {
  if (exitCode !== null || !pid) return;
  try {
    process.kill(-pid);
  } catch {
    // It has ended by itself.
  }
}

async function said(child: ChildProcess, found: () => string | undefined): Promise<string> {
  for (;;) {
    const text = found();
    if (text) return text;
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended(child)]);
  }
}

async function ended(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The command ended with ${code}`);
}
