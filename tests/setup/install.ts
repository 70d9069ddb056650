import { execFileSync } from 'node:child_process';

/** Runs an installer. If it fails, what needs its result reports that. */
export function attempt(command: string, args: readonly string[]): void {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
    execFileSync(command, args, { stdio: 'ignore', timeout: 240_000, env });
  } catch {
    // The next way is tried, and the last one reports.
  }
}

/** Installs Debian packages, if this is root on a Debian system. */
export function installPackages(...names: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  attempt('apt-get', ['update']);
  attempt('apt-get', ['install', '--yes', '--no-install-recommends', ...names]);
}
