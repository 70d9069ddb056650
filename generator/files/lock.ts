import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UsageError } from '../report/usage-error.ts';
import { codeOf } from './error-code.ts';
import { identity, isRunning } from './running.ts';
import { textIfThere } from './text-if-there.ts';

/** A file in a folder while a process writes or publishes it. */
export const lockFile = '.local-pages-lock';

/** How long to wait for another process that writes the same folder, in milliseconds. */
export const defaultPatience = 5000;

/** How often to look for the lock of another process, in milliseconds. */
const pause = 50;

/** How long a new lock may be empty, in milliseconds. */
const grace = 2000;

/**
 * Makes sure that no other process writes or publishes this folder. Breaks the lock of a killed process.
 *
 * @param patience how long to wait for another process, in milliseconds
 * @param work what others do meanwhile, such as "command is writing dist"
 * @returns a function to call at the end
 * @throws UsageError if another process still writes the folder
 * @throws an error of the file system, with the path of the folder
 */
export async function lockFolder(folder: string, patience: number, work: string): Promise<() => void> {
  const path = join(folder, lockFile);
  const started = performance.now();
  while (!tryLock(path)) {
    const owner = textIfThere(path);
    if (owner === null || (!isAlive(owner, path) && breakLock(path, owner))) continue;
    if (performance.now() - started >= patience) throw new UsageError(busy(work, owner));
    await setTimeout(pause);
  }
  removeIfDead(breakingOf(path));
  return () => {
    if (textIfThere(path) === identity(process.pid)) rmSync(path, { force: true });
  };
}

/** Returns whether the disk of a locked folder ignores case in names. */
export function ignoresCase(folder: string): boolean {
  return existsSync(join(folder, lockFile.toUpperCase()));
}

function busy(work: string, owner: string): string {
  const [pid = ''] = owner.split(' ');
  return `Another ${work}${pid && ` (process ${pid})`}. Wait until it has finished, then run the command again.`;
}

function tryLock(path: string): boolean {
  try {
    writeFileSync(path, identity(process.pid), { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    const failure = error as NodeJS.ErrnoException;
    if (failure.syscall === 'write') rmSync(path, { force: true });
    else failure.path = dirname(path);
    throw error;
  }
}

function isAlive(owner: string, path: string): boolean {
  if (owner === '') return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < grace;
  const pid = Number.parseInt(owner, 10);
  return isRunning(pid) && identity(pid) === owner;
}

/**
 * Removes the lock of a process that has ended. Another process may find the same lock and replace it with its own at any
 * moment, so only the holder of a second lock may inspect and remove the first.
 *
 * @returns false if another process is doing so
 */
function breakLock(path: string, owner: string): boolean {
  const breaking = breakingOf(path);
  removeIfDead(breaking);
  if (!tryLock(breaking)) return false;
  if (textIfThere(path) === owner) rmSync(path, { force: true });
  rmSync(breaking, { force: true });
  return true;
}

const breakingOf = (path: string) => `${path}-breaking`;

/** Removes a lock if its process was killed. */
function removeIfDead(path: string): void {
  const owner = textIfThere(path);
  if (owner !== null && !isAlive(owner, path)) rmSync(path, { force: true });
}
