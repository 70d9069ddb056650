import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { freePort, untilItAnswers } from './real-server.ts';

/** A host's own program that imitates it. None is a dependency of the project. */
export interface Emulator {
  /** As npm installs it, such as `serve@14.2.7`. */
  pack: string;
  program: string;
  args: (folder: string, port: number) => string[];
  /** The oldest version of Node that it runs on. */
  node: number;
}

/**
 * Installs an emulator in a temporary folder, and starts it. Where it cannot be installed or run, the test is skipped; in CI, it
 * fails.
 *
 * @returns the port
 */
export async function startEmulator(
  { pack, program, args, node }: Emulator,
  folder: string,
  skip: (reason: string) => void,
): Promise<number> {
  const refuse = (reason: string) => {
    if (process.env.CI) throw new Error(reason);
    skip(reason);
  };
  if (Number.parseInt(process.versions.node, 10) < node) refuse(`${pack} needs Node ${node}.`);
  const home = await mkdtemp(join(tmpdir(), 'emulator-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', home, pack];
  await promisify(execFile)('npm', options, { timeout: 600_000 }).catch((error) => {
    refuse(`${pack} cannot be installed: ${error}`);
  });
  const port = await freePort();
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', HOME: home, XDG_CONFIG_HOME: home };
  const child = spawn(join(home, 'node_modules/.bin', program), args(folder, port), { cwd: home, env, detached: true });
  // A pipe that nobody reads would stop it.
  child.stdout.resume();
  onTestFinished(async () => {
    // It starts processes of its own, which are in its group.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    if (child.exitCode === null) await once(child, 'exit');
  });
  await untilItAnswers(child, port);
  return port;
}
