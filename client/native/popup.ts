import { isLink } from '../is-link.ts';
import { countClosing, isDue, rememberShown } from '../popup-shown.ts';
import { menuAttribute } from '../protocol.ts';

/**
 * Closes the popup on a click beside it or on its link. It is a native dialog, which moves, keeps, and restores focus, and
 * closes on Escape and on its buttons. So it needs no React.
 *
 * @returns what opens it
 */
export function popup(dialog: HTMLDialogElement): () => void {
  const { delay, times } = dialog.dataset;
  dialog.addEventListener('close', countClosing);
  dialog.addEventListener('click', (event) => {
    if (isLink(event.target) || isBeside(dialog, event)) dialog.close();
  });
  return () => openWhenQuiet(dialog, Number(times), Number(delay));
}

/** True for a click on the backdrop. */
function isBeside(dialog: HTMLDialogElement, { target, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

/**
 * Opens the dialog as soon as no field has focus, and neither another dialog nor the menu is open. After the menu, it waits
 * once more: a link in the menu closes it too, and the dialog would appear on a page that the visitor is leaving.
 */
function openWhenQuiet(dialog: HTMLDialogElement, times: number, delay: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    timer = undefined;
    if (isBusy() || !isDue(times)) return;
    for (const type of quietEvents) document.removeEventListener(type, attemptLater, true);
    rememberShown();
    dialog.showModal();
  };
  // While the event is dispatched, the field still has focus and the other dialog is still open.
  const attemptLater = ({ type }: Event) => {
    if (timer && type !== 'toggle') return;
    clearTimeout(timer);
    timer = setTimeout(attempt, type === 'toggle' ? delay : 0);
  };
  for (const type of quietEvents) document.addEventListener(type, attemptLater, true);
  attempt();
}

/** The events that may end what the dialog waits for. */
const quietEvents = ['focusout', 'close', 'toggle'];

function isBusy(): boolean {
  const typing = document.activeElement?.matches('input, textarea, select, [contenteditable]');
  return typing || document.querySelector(`dialog[open], [${menuAttribute}][open]`) !== null;
}
