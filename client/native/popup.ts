import { isLink } from '../is-link.ts';
import { countClosing, isDue, rememberShown } from '../popup-shown.ts';
import { menuAttribute, stylesAttribute, toastRegionId } from '../protocol.ts';

/**
 * Closes the popup on a click outside it or on its link. It is a native dialog, which moves, keeps, and restores focus,
 * and closes on Escape and on its buttons. So it needs no React.
 *
 * @returns a function that opens it
 * @throws if its styles do not load
 */
export async function popup(dialog: HTMLDialogElement): Promise<() => void> {
  const isBusy = watch();
  await adoptStyles();
  let isCounted = false;
  const count = () => {
    if (!isCounted) countClosing();
    isCounted = true;
  };
  dialog.addEventListener('close', count);
  // Visitors who leave the page have seen it too.
  addEventListener('pagehide', () => {
    if (dialog.open) count();
  });
  let beganBeside = false;
  dialog.addEventListener('pointerdown', (event) => {
    beganBeside = isBeside(dialog, event);
  });
  dialog.addEventListener('click', (event) => {
    // Visitors who select text may release the pointer outside the dialog.
    if (isLink(event.target) || (beganBeside && isBeside(dialog, event))) dialog.close();
  });
  return () => openWhenQuiet(dialog, Math.max(Number(dialog.dataset.delay), shortestPause), isBusy);
}

/**
 * Adds the styles of the popup to the page, whose policy allows no other stylesheet than its own and those that scripts
 * construct (https://www.w3.org/TR/cssom-1/#dom-documentorshadowroot-adoptedstylesheets).
 */
async function adoptStyles(): Promise<void> {
  const name = stylesAttribute('popup');
  const href = document.querySelector(`[${name}]`)?.getAttribute(name);
  const response = href ? await fetch(href) : null;
  if (!response?.ok) throw new Error('The styles of the popup did not load');
  document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(await response.text()));
}

/** How long nothing must happen, in milliseconds, even if a site wants no delay: visitors pause for a breath, too. */
const shortestPause = 1000;

/** Returns true for a press or a click on the backdrop. */
function isBeside(dialog: HTMLDialogElement, { target, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

/**
 * Opens the dialog at once or, if the visitor is busy, once nothing has happened for the whole pause. Otherwise, the
 * dialog would take the click on the button next to the field, or appear on a page that the visitor is leaving.
 */
function openWhenQuiet(dialog: HTMLDialogElement, pause: number, isBusy: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    if (isBusy()) return waitAgain();
    for (const type of activity) document.removeEventListener(type, waitAgain, true);
    if (isDue(Number(dialog.dataset.times)) && rememberShown()) dialog.showModal();
  };
  const waitAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(attempt, pause);
  };
  for (const type of activity) document.addEventListener(type, waitAgain, true);
  attempt();
}

/** The events that end what the dialog waits for. Anything that ends without one is over at the next attempt. */
const activity = ['focusout', 'close', 'toggle', 'pointerup'];

/** What the visitor is reading or waiting for. */
const shown = `dialog[open], [${menuAttribute}][open], form[aria-busy=true], #${toastRegionId} li`;

/**
 * What the visitor is filling in while it has the focus: a form with its button, a field without one, or another page.
 */
const typing = 'form, input, textarea, select, [contenteditable], iframe';

/** Follows the pointer. Returns a function that returns whether the visitor is in the middle of something. */
function watch(): () => boolean {
  let isDown = false;
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    document.addEventListener(type, () => (isDown = type === 'pointerdown'), { capture: true, passive: true });
  }
  return () => isDown || !!document.activeElement?.closest(typing) || !!document.querySelector(shown);
}
