/** How long after a click another one is the second of a double click, in milliseconds, and how near, in CSS pixels. */
const interval = 500;
const reach = 24;

/**
 * Ignores the second click of a double click, and the third of a triple one, if what the first one hit is not there
 * anymore: that has closed the banner or a dialog, and what was below it, such as a link that opens a tab, is under the
 * pointer now.
 */
export function ignoreSecondClicks(): void {
  let first: MouseEvent | undefined;
  let isPressed = false;
  const press = () => {
    isPressed = true;
  };
  const check = (event: MouseEvent) => {
    // Nobody presses for the click that a label passes on to its field, or for those of a keyboard or a screen reader.
    if (!isPressed) return;
    isPressed = false;
    if (first && isSecond(first, event) && isGone(first)) {
      event.preventDefault();
      event.stopPropagation();
    } else first = event;
  };
  addEventListener('pointerdown', press, true);
  addEventListener('click', check, true);
}

const isSecond = (first: MouseEvent, { timeStamp, clientX, clientY }: MouseEvent) =>
  timeStamp - first.timeStamp < interval && Math.hypot(clientX - first.clientX, clientY - first.clientY) < reach;

const isGone = ({ target, clientX, clientY }: MouseEvent) =>
  !document.elementsFromPoint(clientX, clientY).some((element) => element === target);
