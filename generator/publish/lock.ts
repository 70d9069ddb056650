import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { codeOf } from '../report/error-code.ts';
import { identity, isRunning } from '../report/running.ts';
import { UsageError } from '../report/usage-error.ts';

/** In the output folder while a build writes it. */
export const lockFile = '.local-pages-lock';

/** How often to look for the lock of another build, in milliseconds. */
const pause = 50;

/** A lock has no content for a moment after it was made, in milliseconds at most. */
const grace = 2000;

/**
 * Makes sure that no other build writes this folder. The lock of a process that was killed is broken.
 *
 * @param patience how long to wait for another build, in milliseconds
 * @returns what to call at the end
 * @throws UsageError if another build still writes the folder
 */
export async function lockFolder(folder: string, patience: number): Promise<() => void> {
  const path = join(folder, lockFile);
  const started = performance.now();
  while (!tryLock(path)) {
    const owner = contentOf(path);
    if (owner === null) continue;
    if (!isAlive(owner, path)) breakLock(path, owner);
    else if (performance.now() - started < patience) await setTimeout(pause);
    else throw new UsageError(busy(folder, owner));
  }
  removeTaken(folder);
  return () => rmSync(path, { force: true });
}

/** Whether the disk of a locked folder treats names that differ only in capitals as the same. */
export function ignoresCase(folder: string): boolean {
  return existsSync(join(folder, lockFile.toUpperCase()));
}

function busy(folder: string, owner: string): string {
  const [pid = ''] = owner.split(' ');
  return `Another build is writing ${folder}${pid && ` (process ${pid})`}. Wait until it has finished, then run the command again.`;
}

function tryLock(path: string): boolean {
  try {
    writeFileSync(path, identity(process.pid), { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if ((error as NodeJS.ErrnoException).syscall === 'write') rmSync(path, { force: true });
    throw error;
  }
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function isAlive(owner: string, path: string): boolean {
  if (owner === '') return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < grace;
  const pid = Number.parseInt(owner, 10);
  return isRunning(pid) && identity(pid) === owner;
}

/**
 * Removes the lock of a process that has ended. Another build may break the same lock and make its own at any moment, so the
 * file is taken away first, and is put back if it is not the one that was read.
 *
 * @param rename as of the file system
 */
export function breakLock(path: string, owner: string, rename = renameSync): void {
  const taken = `${path}-${process.pid}-${threadId}`;
  try {
    rename(path, taken);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (contentOf(taken) === owner) rmSync(taken, { force: true });
  else rename(taken, path);
}

/** Removes what a process had taken away to break a lock when it was killed itself. If that fails, it does no harm. */
function removeTaken(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const [, pid] = name.startsWith(lockFile) ? (name.match(/-(\d+)-\d+$/) ?? []) : [];
      if (pid && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
    }
  } catch {}
}
