import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

type Say = (words: string) => void;

const advice = 'Put a Chromium on PATH, or run npm test once, which installs one.';

/**
 * The path of a Chromium that this machine has.
 *
 * @throws if there is none
 */
export function findChromium(): string {
  const path = onPath() ?? playwrights();
  if (!path) throw new Error(`There is no Chromium here. ${advice}`);
  return path;
}

/**
 * The path of a Chromium: one on PATH, else Playwright's, else the distribution's package. The last two are installed if
 * they are missing.
 *
 * @param say is called before anything is installed
 * @throws if there is none and none can be installed
 */
export function findOrInstallChromium(say: Say): string {
  const path = onPath() ?? playwrights() ?? installPlaywrights(say) ?? installDistributions(say);
  if (!path) throw new Error('There is no Chromium here, and none could be installed. Put one on PATH and try again.');
  return path;
}

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installPlaywrights(say: Say): string | undefined {
  say("There is no Chromium on PATH. Installing Playwright's (npx playwright install chromium)…");
  attempt('npx', ['playwright', 'install', 'chromium']);
  return playwrights();
}

function installDistributions(say: Say): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  say("Installing the distribution's Chromium (apt-get install chromium)…");
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
