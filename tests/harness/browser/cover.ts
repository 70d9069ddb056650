import type { Locator } from 'playwright';

/** Returns null if a press on the middle of an element meets it. Otherwise, returns the tag of what is there, for the failure. */
export const coverOf = (element: Locator): Promise<string | null> =>
  element.evaluate((own) => {
    const { left, right, top, bottom } = own.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return own.contains(hit) ? null : (hit?.outerHTML.split('>', 1)[0] ?? 'the edge of the screen');
  });
