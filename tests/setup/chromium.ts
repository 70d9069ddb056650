import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { attempt, installPackages } from './install.ts';

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

/**
 * The path of a Chromium without windows, which opens a page in a third of the time: one on PATH, else the distribution's
 * package, which is installed if it is missing.
 *
 * @param say is called before anything is installed
 */
export function findOrInstallShell(say: Say): string | undefined {
  return onPath([shell]) ?? (process.getuid?.() === 0 ? installDistributions(say, shell) : undefined);
}

const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function onPath(programs = names): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installPlaywrights(say: Say): string | undefined {
  say("There is no Chromium on PATH. Installing Playwright's (npx playwright install chromium)…");
  // On Windows, npx is not a program but a script for its shell.
  attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  return playwrights();
}

function installDistributions(say: Say, name = 'chromium'): string | undefined {
  say(`Installing the distribution's Chromium (apt-get install ${name})…`);
  installPackages(name);
  return onPath([name]);
}
