import { hideClosedBanner } from './banner-closed.ts';
import { armPopup } from './popup.ts';
import { islandAttribute, popupAttribute } from './protocol.ts';
import { triggers } from './triggers.ts';
import { type WidgetName, widgets } from './widgets.ts';

/** Finds the islands of the page and wakes each on the triggers of its widget. Reading and booking work without it. */
function start(): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)) arm(island);
  const popup = document.querySelector<HTMLDialogElement>(`[${popupAttribute}]`);
  if (popup) armPopup(popup);
}

function arm(island: HTMLElement): void {
  const widget = widgets[island.getAttribute(islandAttribute) as WidgetName];
  let woken = false;
  const wake = () => {
    if (woken) return;
    woken = true;
    void Promise.all([import('./hydrate.ts'), widget.load()])
      .then(([{ hydrate }, view]) => hydrate(island, view))
      .catch(() => {
        // The server-rendered HTML still works. Browsers remember an import that failed until the next page loads
        // (https://github.com/whatwg/html/issues/6768), so there is no use in trying again here.
      });
  };
  for (const trigger of widget.triggers) triggers[trigger](island, wake);
}

// A page that is prerendered is not seen yet, and may never be: it loads no map and starts no timer
// (https://developer.mozilla.org/docs/Web/API/Document/prerendering).
if (!document.prerendering) start();
else {
  const startSeen = () => {
    hideClosedBanner();
    start();
  };
  document.addEventListener('prerenderingchange', startSeen, { once: true });
}

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}
