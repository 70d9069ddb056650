import { armBanner, hideClosedBanner } from './banner-closed.ts';
import { armEmbed } from './embed.ts';
import { armGallery } from './gallery.ts';
import { hold } from './held-form.ts';
import { armMenu } from './menu.ts';
import { armPopup } from './popup.ts';
import {
  bannerAttribute,
  embedAttribute,
  galleryAttribute,
  hoursAttribute,
  islandAttribute,
  menuAttribute,
  popupAttribute,
  printAttribute,
  propsOf,
} from './protocol.ts';
import { ignoreSecondClicks } from './second-click.ts';
import { triggers } from './triggers.ts';
import type { Result } from './use-sending.ts';
import { type WidgetName, widgets } from './widgets.ts';

/**
 * Arms what HTML alone cannot do in the menu, the banner, the popup, galleries, embedded pages, the hours, and the
 * print button, and wakes each island on the trigger of its widget. Reading and booking work without it.
 */
function start(): void {
  ignoreSecondClicks();
  find<HTMLElement>(islandAttribute).forEach(arm);
  find<HTMLDetailsElement>(menuAttribute).forEach(armMenu);
  find<HTMLDetailsElement>(bannerAttribute).forEach(armBanner);
  for (const button of find(printAttribute)) button.addEventListener('click', () => print());
  find<HTMLElement>(galleryAttribute).forEach(armGallery);
  find<HTMLAnchorElement>(embedAttribute).forEach(armEmbed);
  find<HTMLElement>(hoursAttribute).forEach(armHours);
  find<HTMLDialogElement>(popupAttribute).forEach(armPopup);
}

/** The props of each widget with a form, which the type of all props does not tell apart. */
interface WithFailure {
  failure: Result;
}

const find = <E extends Element>(attribute: string) => document.querySelectorAll<E>(`[${attribute}]`);

function arm(island: HTMLElement): void {
  const widget = widgets[island.getAttribute(islandAttribute) as WidgetName];
  const form = island.querySelector('form');
  let isWoken = false;
  const wake = () => {
    if (isWoken) return;
    isWoken = true;
    // What the other two import: requested now, it does not wait until they have arrived. They may request it again.
    import('./shared.ts').catch(() => {});
    void Promise.all([import('./hydrate.ts'), widget.load()])
      .then(([{ hydrate }, { default: view }]) => {
        held?.release();
        hydrate(island, view);
        held?.resubmit();
      })
      // The server-rendered HTML still works. Most browsers request a lost script again, at the next trigger
      // (https://github.com/whatwg/html/pull/10327).
      .catch(() => {
        isWoken = false;
        held?.giveUp();
      });
  };
  const held = form && hold(form, (propsOf(island) as WithFailure).failure, wake);
  triggers[widget.trigger](island, wake);
}

function armHours(hours: HTMLElement): void {
  triggers.visible(hours, () => {
    import('./native/show-open.ts')
      .then(({ showOpen }) => showOpen(hours))
      .catch(() => {
        // The hours of the week are shown without it, and in a browser that does not know the time zone.
      });
  });
}

// A prerendered page is not visible yet, and may never be: it loads no map and starts no timer
// (https://developer.mozilla.org/docs/Web/API/Document/prerendering).
if (!document.prerendering) start();
else {
  const startSeen = () => {
    // Storage is slow while browsers swap two pages, and the first paint would wait for it.
    requestAnimationFrame(() => {
      hideClosedBanner();
      setTimeout(start);
    });
  };
  document.addEventListener('prerenderingchange', startSeen, { once: true });
}

addEventListener('pageshow', ({ persisted }) => {
  if (persisted) hideClosedBanner();
});

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}
