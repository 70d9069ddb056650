import type { Page } from 'playwright';
import { contrast, parseColor } from './contrast.ts';

/** What is drawn by color alone and cannot be seen by a visitor who has chosen other colors. */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const { marks, ground, plain } = await page.evaluate(drawn);
  await page.emulateMedia({ forcedColors: 'none' });
  const faint = marks.filter(({ color }) => contrast(parseColor(color), parseColor(ground)) < 3);
  return [...faint.map(({ name }) => `hides ${name}`), ...plain.map((name) => `does not underline or strike ${name}`)];
}

/** Runs in the page. */
function drawn() {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const nameOf = (element: Element) => element.outerHTML.slice(0, 100);
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const edges = all('.bg-fill, .bg-accent, .bg-card, .rounded-full:is(a, button, input), dialog').map((element) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(element);
    return { name: `the edge of ${nameOf(element)}`, color: borderTopWidth === '0px' ? ground : borderTopColor };
  });
  const signs = all('summary span, .dash').flatMap((element) =>
    ['::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .filter(({ content }) => content !== 'none')
      .map(({ borderTopWidth, borderTopColor, borderLeftWidth, borderLeftColor }) => {
        const side = borderLeftWidth === '0px' ? ground : borderLeftColor;
        return { name: `the sign in ${nameOf(element)}`, color: borderTopWidth === '0px' ? side : borderTopColor };
      }),
  );
  const plain = all('s, header [aria-current]').filter(
    (element) => getComputedStyle(element).textDecorationLine === 'none',
  );
  return { marks: [...edges, ...signs], ground, plain: plain.map(nameOf) };
}

/** What moves on a page although its visitor has asked for less motion. */
export async function movesDespitePreference(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page.evaluate(moving);
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
