/** How long after a click another one is the second of a double click, in milliseconds, and how near, in CSS pixels. */
const interval = 500;
const reach = 24;

/**
 * Ignores the second click of a double click if it is on something else than the first: that has closed the banner or a
 * dialog, and what was below it, such as a link that opens a tab, is under the pointer now.
 */
export function ignoreSecondClicks(): void {
  let first: MouseEvent | undefined;
  const check = (event: MouseEvent) => {
    if (first && first.target !== event.target && isSecond(first, event)) {
      event.preventDefault();
      event.stopPropagation();
    }
    first = event;
  };
  addEventListener('click', check, true);
}

/** Returns false for what a keyboard or a screen reader presses: it has no place, and a count of 0. */
const isSecond = (first: MouseEvent, { detail, timeStamp, clientX, clientY }: MouseEvent) =>
  detail > 0 &&
  timeStamp - first.timeStamp < interval &&
  Math.hypot(clientX - first.clientX, clientY - first.clientY) < reach;
