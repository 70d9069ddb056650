import { basename } from 'node:path';
import type { Page } from 'playwright';

/** The names of the scripts that a page has loaded so far. */
export async function loadedScripts(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.filter((name) => name.endsWith('.js')).map((name) => basename(name));
}
