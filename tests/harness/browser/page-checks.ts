import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { SiteName } from '../../setup/global-setup.ts';
import { smallTargets, violations } from './axe.ts';
import { keyboardFaults } from './focus.ts';
import { illegible } from './legible.ts';
import { lostInForcedColors, movesDespitePreference } from './preferences.ts';
import { type Check, sweep } from './sweep.ts';

const phone = { width: 390, height: 844 };
const largeScreen = { width: 1440, height: 900 };

/** The checks of every page, in the words of the tests' titles. */
function pageChecks(axeAt: readonly number[]): Record<string, Check> {
  return {
    'axe finds nothing to improve': inWidths(axeAt, violations),
    'everything to tap is large enough for a thumb': inWidths([390], smallTargets),
    'nothing is lost in forced colors': inWidths([768], lostInForcedColors),
    'nothing moves for visitors who ask for less motion': movesDespitePreference,
    'text can be read at every width, twice as large and with more space': illegible,
    'a keyboard reaches everything in reading order and shows where it is, on a phone': inScreen(phone),
    'a keyboard reaches everything in reading order and shows where it is, on a large screen': inScreen(largeScreen),
    'the policy of the page blocks nothing': (page) => page.evaluate(() => window.blocked),
    'nothing is logged, and no other site is asked for anything': async (_, heard) => heard.splice(0),
  };
}

function inWidths(widths: readonly number[], check: (page: Page) => Promise<string[]>): Check {
  return async (page) => {
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      faults.push(...(await check(page)).map((fault) => `at ${width} px: ${fault}`));
    }
    return faults;
  };
}

function inScreen(size: typeof phone): Check {
  return async (page) => {
    await page.setViewportSize(size);
    return keyboardFaults(page);
  };
}

/**
 * Declares a test for each check of these pages. All tests share one visit of each page, which the first of them makes.
 *
 * @param axeAt the widths at which axe looks at each page
 */
export function testPages(site: SiteName, routes: readonly string[], axeAt: readonly number[], timeout: number): void {
  const checks = pageChecks(axeAt);
  let visited: ReturnType<typeof sweep> | undefined;
  test.each(Object.keys(checks))(
    '%s',
    async (name) => {
      visited ??= sweep(site, routes, checks);
      expect((await visited).get(name)).toEqual([]);
    },
    timeout,
  );
}
