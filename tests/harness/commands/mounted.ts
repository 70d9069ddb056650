import { execFileSync } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** Why a test that mounts disks is skipped. */
export const mountedByRoot = 'only root can mount disks, and not in every container';

/** What to mount for a disk of some size, such as `256k`. */
export const inMemory = (size: string) => ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs'];

/** Mounts something on a folder until the test ends. Returns false where this is not allowed. */
export function mounted(folder: string, what: readonly string[]): boolean {
  try {
    execFileSync('mount', [...what, folder], { stdio: 'ignore' });
  } catch {
    return false;
  }
  onTestFinished(() => void execFileSync('umount', [folder]));
  return true;
}
