import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * The path of a Chromium: from the machine, else from Playwright, else from the distribution.
 *
 * @throws where there is none and none can be installed
 */
export function findChromium(): string {
  const path = onPath() ?? fromPlaywright() ?? fromDistribution();
  if (!path) throw new Error('There is no Chromium here, and none could be installed. Put one on PATH and try again.');
  return path;
}

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath();
  if (!existsSync(path)) attempt('npx', ['playwright', 'install', 'chromium']);
  return existsSync(path) ? path : undefined;
}

function fromDistribution(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  attempt('apt-get', ['update']);
  attempt('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
  return onPath();
}

function attempt(command: string, args: string[]): void {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
    execFileSync(command, args, { stdio: 'ignore', timeout: 240_000, env });
  } catch {
    // The next way is tried, and the last one reports.
  }
}
