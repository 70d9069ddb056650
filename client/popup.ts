import { isLink } from './is-link.ts';
import { read, write } from './storage.ts';

/** Storage keys: how often the popup was closed (local), and that this session has shown it (session). */
const countKey = 'offer-closed';
const sessionKey = 'offer-shown';

/**
 * Opens the popup once its delay has passed, and closes it on a click beside it or on its link. It is a native dialog, which
 * moves, keeps, and restores focus, and closes on Escape and on its buttons. So it needs no React.
 */
export function armPopup(dialog: HTMLDialogElement): void {
  const { delay, times } = dialog.dataset;
  dialog.addEventListener('close', () => write('local', countKey, String(closedCount() + 1)));
  dialog.addEventListener('click', (event) => {
    if (isLink(event.target) || isBeside(dialog, event)) dialog.close();
  });
  afterLoad(() => setTimeout(() => openWhenQuiet(dialog, Number(times)), Number(delay)));
}

/** True for a click on the backdrop. */
function isBeside(dialog: HTMLDialogElement, { target, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

/** Opens the dialog as soon as no field has focus and no other dialog is open. */
function openWhenQuiet(dialog: HTMLDialogElement, times: number): void {
  const attempt = () => {
    if (isBusy() || !isDue(times)) return;
    document.removeEventListener('focusout', attemptLater);
    document.removeEventListener('close', attemptLater, true);
    write('session', sessionKey, '1');
    dialog.showModal();
  };
  // While the event is dispatched, the field still has focus and the other dialog is still open.
  const attemptLater = () => setTimeout(attempt);
  document.addEventListener('focusout', attemptLater);
  document.addEventListener('close', attemptLater, true);
  attempt();
}

function isBusy(): boolean {
  const typing = document.activeElement?.matches('input, textarea, select, [contenteditable]');
  return typing || document.querySelector('dialog[open]') !== null;
}

/** @param times how often the popup may be shown in all */
function isDue(times: number): boolean {
  return read('session', sessionKey) === null && closedCount() < times;
}

function closedCount(): number {
  return Number(read('local', countKey)) || 0;
}
