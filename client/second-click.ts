/** How long after a click another one is the second of a double click, in milliseconds, and how near, in CSS pixels. */
const interval = 500;
const reach = 24;

/**
 * Ignores the second click of a double click if it is on something else than the first: that has closed the banner or a
 * dialog, and what was below it, such as a link that opens a tab, is under the pointer now.
 */
export function ignoreSecondClicks(): void {
  let first: MouseEvent | undefined;
  let isPressed = false;
  const press = () => {
    isPressed = true;
  };
  const check = (event: MouseEvent) => {
    if (isPressed && first && first.target !== event.target && isSecond(first, event)) {
      event.preventDefault();
      event.stopPropagation();
    }
    // Nobody presses for the click that a label passes on to its field, or for those of a keyboard or a screen reader.
    isPressed = false;
    first = event;
  };
  addEventListener('pointerdown', press, true);
  addEventListener('click', check, true);
}

const isSecond = (first: MouseEvent, { timeStamp, clientX, clientY }: MouseEvent) =>
  timeStamp - first.timeStamp < interval && Math.hypot(clientX - first.clientX, clientY - first.clientY) < reach;
