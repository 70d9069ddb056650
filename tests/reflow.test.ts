import { expect, test } from 'vitest';
import { phone } from './browser.ts';
import { onEveryRoute } from './every-route.ts';
import { illegible } from './legible.ts';

/** How visitors have their text, beside as it comes. */
const adjustments = {
  // https://www.w3.org/TR/WCAG22/#resize-text
  'letters twice as large': 'html { font-size: 200% !important }',
  // https://www.w3.org/TR/WCAG22/#text-spacing
  'more space': `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
};

test('every page can be read at every width, with letters twice as large, and with more space around them', async () => {
  const faults = await onEveryRoute(phone, async (page) => {
    const found: string[] = [];
    const look = async (width: number, how: string) => {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await illegible(page)).map((fault) => `at ${width} px ${how}: ${fault}`));
    };
    // Each layout where it is narrowest; 320 is asked for by https://www.w3.org/TR/WCAG22/#reflow.
    for (const width of [320, 383, 640, 768, 1024, 1440]) await look(width, 'as it comes');
    for (const [how, content] of Object.entries(adjustments)) {
      const style = await page.addStyleTag({ content });
      for (const width of [390, 1280]) await look(width, `with ${how}`);
      await style.evaluate((style) => style.parentNode?.removeChild(style));
    }
    return found;
  });
  expect(faults).toEqual([]);
}, 180_000);
