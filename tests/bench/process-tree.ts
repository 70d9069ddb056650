import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** A command line that runs, and the most memory that it and all its child processes had at once, so far. */
interface Running {
  /** What it has printed so far. */
  printed: () => string;
  /** In bytes. 0 where the system has no /proc. */
  peak: () => number;
  /** The exit code. */
  ended: Promise<number | null>;
  /** Resolves with what `find` returns for the text printed so far, as soon as it is not undefined. */
  prints: <T>(find: (text: string) => T | undefined) => Promise<T>;
  /** Ends the command and its child processes. */
  stop: () => Promise<void>;
}

const everyMilliseconds = 50;
const pageSize = 4096;

/** Starts a command line in a shell, in a process group of its own. */
export function start(command: string, cwd: string, env: Record<string, string> = {}): Running {
  const child = spawn(command, { cwd, env: { ...process.env, ...env }, shell: true, detached: true });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (more) => (text += more));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  let peak = 0;
  const sample = () => {
    peak = Math.max(peak, memoryOf(child.pid));
  };
  const timer = setInterval(sample, everyMilliseconds);
  const stopGroup = () => signal(child);
  process.once('exit', stopGroup);
  ended.finally(() => {
    clearInterval(timer);
    process.off('exit', stopGroup);
  });
  return {
    printed: () => text,
    peak: () => peak,
    ended,
    prints: async (find) => {
      for (;;) {
        const found = find(text);
        if (found !== undefined) return found;
        if (child.exitCode !== null) throw new Error(`“${command}” ended:\n${text}`);
        await Promise.race([once(child.stdout, 'data'), ended]);
      }
    },
    stop: async () => {
      stopGroup();
      await ended;
    },
  };
}

function signal({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has already ended.
  }
}

/**
 * The memory of a process and all its descendants. They share files, which count once: the largest part of one
 * process (https://www.kernel.org/doc/html/latest/filesystems/proc.html).
 */
function memoryOf(pid: number | undefined): number {
  const parts = processesUnder(pid).map(memoryPages);
  const own = parts.reduce((sum, [resident, shared]) => sum + resident - shared, 0);
  return pageSize * (own + Math.max(0, ...parts.map(([, shared]) => shared)));
}

/** All memory pages of a process, and how many of them others may share. A thread has the memory of its process. */
function memoryPages(pid: number): [number, number] {
  const [, resident = 0, shared = 0] = readIfRunning(`/proc/${pid}/statm`).split(' ').map(Number);
  return [resident, shared];
}

function processesUnder(pid: number | undefined): number[] {
  if (!pid) return [];
  return [
    pid,
    ...threadsOf(pid).flatMap((thread) => childrenOf(`/proc/${pid}/task/${thread}`).flatMap(processesUnder)),
  ];
}

const childrenOf = (task: string) => readIfRunning(`${task}/children`).split(' ').filter(Boolean).map(Number);

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** The text of a file of a process; empty if the process has ended. */
function readIfRunning(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
