import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { buildInto } from '../project/build-into.ts';
import { fixtures } from '../project/project.ts';
import { sharedProject } from '../project/shared-project.ts';
import { sharedTools } from '../project/shared-tools.ts';
import { phone, type Visit } from './browser.ts';
import { watched } from './policy.ts';
import { type Served, serveFolder } from './serve-folder.ts';

/** Where the site is published, so that its visits count. */
export const address = 'http://maple.test';

/** A small site with these lines below `analytics:`. */
export function siteWith(lines: string): { served: () => Served } {
  let served: Served;
  let remove = async () => {};
  beforeAll(async () => {
    const site = await readFile(join(fixtures, 'every-fact/site.yaml'), 'utf8');
    const project = await sharedProject('every-fact', { 'site.yaml': `${site}\nanalytics: { ${lines} }\n` });
    const folder = join(project.root, 'dist');
    await buildInto(folder, { root: project.root, today: '2026-01-01' }, await sharedTools());
    served = await serveFolder(folder);
    remove = project.remove;
  });
  afterAll(async () => {
    served.stop();
    await remove();
  });
  return { served: () => served };
}

/** Answers for the published site and for every provider. Returns what providers were sent. */
export async function published(page: Page, { origin }: Served): Promise<string[]> {
  const sent: string[] = [];
  await page.route(/^https:/, async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    sent.push(`${host}${pathname}${search} ${route.request().postData() ?? ''}`.trim());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route(`${address}/**`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(address, origin) }) }),
  );
  return sent;
}

/** Visits the published site. */
export async function visit(route: string, served: Served, options: Visit = phone) {
  let sent: string[] = [];
  const before = async (page: Page) => {
    sent = await published(page, served);
  };
  const { page, blocked } = await watched(route, { ...options, from: address, before });
  return { page, sent, blocked };
}
