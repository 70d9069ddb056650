import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { phone } from './browser.ts';
import { onEveryRoute } from './every-route.ts';

const widths = [320, 390, 1280];

test('every page is accessible on small and large screens', async () => {
  const faults = await onEveryRoute(phone, async (page) => {
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      found.push(...(await violations(page)).map((fault) => `at ${width} px: ${fault}`));
    }
    return found;
  });
  expect(faults).toEqual([]);
}, 180_000);

test('everything to tap that is not within a sentence is large enough for a thumb', async () => {
  expect(await onEveryRoute(phone, (page) => page.evaluate(smallTargets))).toEqual([]);
}, 180_000);

/** Runs in the page. See https://www.w3.org/TR/WCAG22/#target-size-minimum; what is tapped most is held to 44 pixels. */
function smallTargets(): string[] {
  return [...document.querySelectorAll('a, button, summary, input:not([type=hidden])')].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    const hidden = !target.checkVisibility({ visibilityProperty: true }) || target.matches('.sr-only');
    const withinSentence = getComputedStyle(target).display === 'inline';
    if (hidden || withinSentence || (height > 43.5 && width >= 24)) return [];
    return `has a target of ${Math.round(width)} by ${Math.round(height)} px: ${target.outerHTML.slice(0, 100)}`;
  });
}
