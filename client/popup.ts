import { isDue } from './popup-shown.ts';

/**
 * Opens the popup once its delay has passed after the load event. Its code loads meanwhile, for visitors who have yet to see
 * the popup.
 */
export function armPopup(dialog: HTMLDialogElement): void {
  if (!isDue(Number(dialog.dataset.times))) return;
  afterLoad(() => {
    const opener = import('./native/popup.ts').then(({ popup }) => popup(dialog));
    setTimeout(() => {
      opener.then(
        (open) => open(),
        () => {
          // The page that the popup links to has the same offer.
        },
      );
    }, Number(dialog.dataset.delay));
  });
}

function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}
