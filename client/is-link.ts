/** Returns true for a click on a link or on something in it. */
export const isLink = (target: EventTarget | null) => target instanceof Element && target.closest('a') !== null;
