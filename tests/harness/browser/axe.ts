import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Adds axe to every page that is opened from now on, which takes less time than adding it later. */
export async function withAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: axe });
}

/**
 * What axe finds wrong with a page in its present state, each with the elements it is about.
 *
 * @param rule the only rule to ask, instead of all
 */
export async function violations(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axe, 'utf8'));
  return page.evaluate(run, rule);
}

/** Runs in the page. */
async function run(rule?: string): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run({
    resultTypes: ['violations'],
    runOnly: rule ? [rule] : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // The pages have no frames, and no rule of these needs a stylesheet or a recording to be loaded.
    iframes: false,
    preload: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** What can be tapped but is too small for a thumb, unless it is within a sentence. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(measureTargets);
}

/** Runs in the page. See https://www.w3.org/TR/WCAG22/#target-size-minimum; the height here is 44 pixels. */
function measureTargets(): string[] {
  return [...document.querySelectorAll('a, button, summary, input:not([type=hidden])')].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    const hidden = !target.checkVisibility({ visibilityProperty: true }) || target.matches('.sr-only');
    const withinSentence = getComputedStyle(target).display === 'inline';
    if (hidden || withinSentence || (height > 43.5 && width >= 24)) return [];
    return `has a target of ${Math.round(width)} by ${Math.round(height)} px, less than 24 by 44: ${target.outerHTML.slice(0, 100)}`;
  });
}
