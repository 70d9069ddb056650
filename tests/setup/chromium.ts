import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

type Say = (words: string) => void;

/**
 * The path of a Chromium: one on PATH, else Playwright's, else the distribution's package.
 *
 * @param say is told before anything is installed
 * @throws where there is none and none can be installed
 */
export function findChromium(say: Say = console.error): string {
  const path = onPath() ?? fromPlaywright(say) ?? fromDistribution(say);
  if (!path) throw new Error('There is no Chromium here, and none could be installed. Put one on PATH and try again.');
  return path;
}

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function fromPlaywright(say: Say): string | undefined {
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    say('No Chromium on PATH. Installing the one that Playwright brings (npx playwright install chromium)…');
    attempt('npx', ['playwright', 'install', 'chromium']);
  }
  return existsSync(path) ? path : undefined;
}

function fromDistribution(say: Say): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  say('Installing the package chromium of this distribution (apt-get install chromium)…');
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
