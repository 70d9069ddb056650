import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = createRequire(import.meta.url).resolve('axe-core');

/** What axe finds wrong with a page as it is now, each with the elements it is about. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  return page.evaluate(run);
}

/** Runs in the page. */
async function run(): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run({
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
