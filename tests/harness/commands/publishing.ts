import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Returns an empty folder, which is removed after the test. */
export async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

/** Runs git, and returns what it prints. */
export const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' });

/** Returns the address of a new repository to publish to. */
export async function bareRepository(): Promise<string> {
  const remote = join(await folder(), 'site.git');
  git('init', '--quiet', '--bare', remote);
  return remote;
}
