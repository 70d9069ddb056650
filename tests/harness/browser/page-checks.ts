import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { SiteName } from '../../setup/global-setup.ts';
import { smallTargets, violations } from './axe.ts';
import { keyboardFaults } from './focus.ts';
import { illegible, illegibleAdjusted } from './legible.ts';
import { lostInForcedColors, movesDespitePreference } from './preferences.ts';
import { type Check, sweep } from './sweep.ts';

type Find = (page: Page) => Promise<string[]>;

/**
 * The widths at which something is looked for. For texts, each layout is at its narrowest; 320 is asked for by
 * https://www.w3.org/TR/WCAG22/#reflow.
 */
const widths = {
  targets: [390],
  colors: [768],
  motion: [768],
  text: [320, 383, 640, 768, 1024, 1440],
  adjustedText: [360, 1280],
};

const titles = {
  axe: 'axe finds nothing to improve',
  targets: 'everything to tap is large enough for a thumb',
  colors: 'nothing is lost in forced colors',
  motion: 'nothing moves for visitors who ask for less motion',
  text: 'text can be read at every width, twice as large and with more space',
  onPhone: 'a keyboard reaches everything in reading order and shows where it is, on a phone',
  onLargeScreen: 'a keyboard reaches everything in reading order and shows where it is, on a large screen',
  policy: 'the policy of the page blocks nothing',
  log: 'nothing is logged, and no other site is asked for anything',
};

/**
 * What is looked for on every page, in order. A browser lays a page out again for each width, which takes longer than most
 * checks do, so each width comes once. The keyboard comes last, because it brings what is loaded when it is near the screen.
 *
 * @param axeAt the widths at which axe looks at each page
 */
function pageChecks(axeAt: readonly number[]): Check[] {
  const inWidths = (title: string, at: readonly number[], find: Find) =>
    at.map((width) => ({ title, width, find: labeled(`at ${width} px`, find) }));
  const looks = [
    ...inWidths(titles.axe, axeAt, violations),
    ...inWidths(titles.targets, widths.targets, smallTargets),
    ...inWidths(titles.colors, widths.colors, lostInForcedColors),
    ...inWidths(titles.motion, widths.motion, movesDespitePreference),
    ...inWidths(titles.text, widths.text, illegible),
    ...inWidths(titles.text, widths.adjustedText, illegibleAdjusted),
  ].sort((one, other) => one.width - other.width);
  return [
    ...looks,
    { title: titles.onLargeScreen, width: 1440, find: keyboardFaults },
    { title: titles.onPhone, width: 390, find: keyboardFaults },
    { title: titles.policy, find: (page) => page.evaluate(() => window.blocked) },
    { title: titles.log, find: async (_, heard) => heard.splice(0) },
  ];
}

/** Says in what circumstances something was found. */
const labeled =
  (circumstances: string, find: Find): Find =>
  async (page) =>
    (await find(page)).map((fault) => `${circumstances}: ${fault}`);

/**
 * Declares a test for each check of these pages. All tests share one visit of each page, which the first of them makes.
 *
 * @param axeAt the widths at which axe looks at each page
 */
export function testPages(site: SiteName, routes: readonly string[], axeAt: readonly number[], timeout: number): void {
  const checks = pageChecks(axeAt);
  let visited: ReturnType<typeof sweep> | undefined;
  test.each(Object.values(titles))(
    '%s',
    async (title) => {
      visited ??= sweep(site, routes, checks);
      expect((await visited).get(title)).toEqual([]);
    },
    timeout,
  );
}
