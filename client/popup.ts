import { isDue } from './popup-shown.ts';

/**
 * Opens the popup once its delay has passed after the load event. Its code loads meanwhile, for visitors who have not
 * seen the popup yet.
 */
export function armPopup(dialog: HTMLDialogElement): void {
  if (!isDue(Number(dialog.dataset.times))) return;
  afterLoad(() => {
    // If its code does not load, it stays closed: the page that the popup links to has the same offer.
    const opener = import('./native/popup.ts').then(({ popup }) => popup(dialog)).catch(() => null);
    setTimeout(() => opener.then((open) => open?.()), Number(dialog.dataset.delay));
  });
}

function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}
