import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { colour, contrast } from './contrast.ts';
import { onEveryRoute } from './every-route.ts';

const ownColours = { forcedColors: 'active', viewport: { width: 768, height: 900 } } as const;

test('nothing is lost on any page to a visitor who has chosen colours of their own', async () => {
  expect(await onEveryRoute(ownColours, lost)).toEqual([]);
}, 180_000);

test('nothing moves on any page for a visitor who has asked for less motion', async () => {
  expect(await onEveryRoute({ reducedMotion: 'reduce' }, (page) => page.evaluate(moving))).toEqual([]);
}, 180_000);

/** What is drawn by colours alone, and cannot be told from what is behind it. */
async function lost(page: Page): Promise<string[]> {
  const { marks, ground, plain } = await page.evaluate(drawn);
  const faint = marks.filter(({ color }) => contrast(colour(color), colour(ground)) < 3);
  return [...faint.map(({ name }) => `hides ${name}`), ...plain.map((name) => `tells nobody of ${name}`)];
}

/** Runs in the page. */
function drawn() {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const nameOf = (element: Element) => element.outerHTML.slice(0, 100);
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const edges = all('.bg-fill, .bg-accent, .rounded-full:is(a, button, input), dialog').map((element) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(element);
    return { name: `the edge of ${nameOf(element)}`, color: borderTopWidth === '0px' ? ground : borderTopColor };
  });
  const signs = all('summary span').flatMap((element) =>
    ['::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .filter(({ content }) => content !== 'none')
      .map(({ backgroundColor }) => ({ name: `the sign in ${nameOf(element)}`, color: backgroundColor })),
  );
  const plain = all('s, header [aria-current]').filter(
    (element) => getComputedStyle(element).textDecorationLine === 'none',
  );
  return { marks: [...edges, ...signs], ground, plain: plain.map(nameOf) };
}

/** Runs in the page. */
function moving(): string[] {
  const parts = [undefined, '::before', '::after'];
  return [...document.querySelectorAll('*')].flatMap((element) =>
    parts.flatMap((part) => {
      const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part);
      const still = animationName === 'none' && transitionDuration === '0s' && scrollBehavior === 'auto';
      return still ? [] : [`moves ${element.outerHTML.slice(0, 100)}`];
    }),
  );
}
