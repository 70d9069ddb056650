import type { Locator } from 'playwright';

/** Returns null if an element has the focus. Otherwise, returns the tag of the one that has it, for the failure. */
export const focusedInsteadOf = (element: Locator) => focusedUnless(element, 'itself');

/** Returns null if an element has the focus, or contains what has it. Otherwise, returns the tag of that. */
export const focusedOutside = (element: Locator) => focusedUnless(element, 'within');

const focusedUnless = (element: Locator, place: 'itself' | 'within'): Promise<string | null> =>
  element.evaluate((own, place) => {
    const { activeElement } = document;
    const isRight = place === 'itself' ? activeElement === own : own.contains(activeElement);
    return isRight ? null : (activeElement?.outerHTML.split('>', 1)[0] ?? 'nothing');
  }, place);
