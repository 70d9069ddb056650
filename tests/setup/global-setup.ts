import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { ContentError } from '../../generator/report/diagnostic.ts';
import { loadTools, type Tools } from '../../generator/tools.ts';
import { browserArguments } from '../harness/browser/browser-arguments.ts';
import { serveFolder } from '../harness/browser/serve-folder.ts';
import { buildInto } from '../harness/project/build-into.ts';
import { findOrInstallChromium, findOrInstallShell } from './chromium.ts';
import { everyFact, siteProblems } from './example-fault.ts';
import { installServers } from './servers.ts';
import { writeGallery } from './write-gallery.ts';

/**
 * The sites that tests visit: the one in this repository, the fixture every-fact, which has every fact and every widget,
 * and that fixture with every example of every section type.
 */
export type SiteName = 'site' | 'every-fact' | 'gallery';

/** A built site, in a folder and on a server. */
interface ServedSite {
  folder: string;
  origin: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the browser that visitors have. */
    chromium: string;
    /** The path of one without windows, if there is one. */
    shell: string;
    /** Where the browser that all tests share listens. */
    browser: string;
    sites: Record<SiteName, ServedSite>;
  }
}

/** Before all tests: one browser, and all sites, built and served once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const say = (words: string) => project.vitest.logger.log(words);
  const full = findOrInstallChromium(say);
  const executablePath = findOrInstallShell(say) ?? full;
  installServers(say);
  const temporary = await mkdtemp(join(tmpdir(), 'sites-'));
  const tools = await loadTools();
  const examples = join(temporary, 'gallery-source');
  const build = (root: string, name: SiteName) => buildFor(root, join(temporary, name), tools);
  try {
    await writeGallery(examples, tools);
    await Promise.all([build('.', 'site'), build(everyFact, 'every-fact'), build(examples, 'gallery')]);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
  const serve = (name: SiteName) => serveBuilt(join(temporary, name));
  const [browser, ...sites] = await Promise.all([
    chromium.launchServer({ executablePath, ...browserArguments() }),
    serve('site'),
    serve('every-fact'),
    serve('gallery'),
  ]);
  const [site, small, gallery] = sites;
  project.provide('chromium', full);
  project.provide('shell', executablePath);
  project.provide('browser', browser.wsEndpoint());
  project.provide('sites', { site: site.served, 'every-fact': small.served, gallery: gallery.served });
  return async () => {
    await browser.close();
    for (const { stop } of sites) stop();
    await rm(temporary, { recursive: true, force: true });
  };
}

/** All days are the same to tests, and every map has a key. */
async function buildFor(root: string, folder: string, tools: Tools): Promise<void> {
  await buildInto(folder, { root, today: '2026-01-01', mapsKey: 'a-key' }, tools).catch((error) => {
    throw error instanceof ContentError ? siteProblems(root, error.diagnostics) : error;
  });
}

async function serveBuilt(folder: string): Promise<{ served: ServedSite; stop: () => void }> {
  const { origin, stop } = await serveFolder(folder);
  return { served: { folder, origin }, stop };
}
