import { isModified } from '../modified-click.ts';

/** How far a finger must move across a picture to ask for the next one, in CSS pixels. */
const swipe = 40;

/**
 * Adds what HTML alone cannot do to the dialog of a gallery: it shows the chosen picture, and the others, if there are
 * any, with buttons, arrow keys, and swipes. It is a native dialog, which keeps and restores the focus, and closes on
 * Escape. So it needs no React.
 *
 * @returns a function that opens the dialog with the picture in a link of the gallery
 */
export function lightbox(gallery: HTMLElement): (link: HTMLAnchorElement) => void {
  const dialog = part<HTMLDialogElement>(gallery, 'dialog');
  const stage = part(dialog, 'figure');
  const links = [...gallery.querySelectorAll('a')];
  let shown = 0;
  const show = (index: number) => {
    shown = (index + links.length) % links.length;
    stage.replaceChildren(...enlarged(links[shown]));
    const count = dialog.querySelector('[data-count]');
    if (count) count.textContent = `${shown + 1} / ${links.length}`;
  };
  if (links.length > 1) onStep(dialog, stage, (step) => show(shown + step));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === stage) dialog.close();
  });
  return (link) => {
    show(links.indexOf(link));
    // Safari does not focus links on a click, and so would not restore the focus.
    link.focus({ preventScroll: true });
    dialog.showModal();
  };
}

/** Returns a copy of the picture in a link, which loads at the width of the screen, and of its caption. */
function enlarged(link: HTMLAnchorElement | undefined): Node[] {
  const figure = link?.closest('figure');
  const picture = figure?.querySelector('picture')?.cloneNode(true) as HTMLElement | undefined;
  if (!figure || !picture) return [];
  for (const source of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('[sizes]'))
    source.sizes = '100vw';
  const image = part<HTMLImageElement>(picture, 'img');
  image.loading = 'eager';
  image.className = '';
  const caption = figure.querySelector('figcaption')?.cloneNode(true);
  return caption ? [picture, caption] : [picture];
}

/**
 * Calls back for each step to another picture: a button, an arrow key, or a swipe.
 *
 * @param act gets 1 for the next picture, and -1 for the previous one
 */
function onStep(dialog: HTMLElement, stage: HTMLElement, act: (step: number) => void): void {
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => act(Number(button.dataset.step)));
  }
  dialog.addEventListener('keydown', (event) => {
    // Alt with an arrow key goes back in the history.
    if (isModified(event)) return;
    if (event.key === 'ArrowLeft') act(-toRight());
    if (event.key === 'ArrowRight') act(toRight());
  });
  onSwipe(stage, act);
}

/**
 * Calls back for each swipe, except on a zoomed page, where a finger moves the page.
 *
 * @param act gets 1 for a swipe away from the next picture, which pulls it into view, and -1 for one toward it
 */
function onSwipe(stage: HTMLElement, act: (step: number) => void): void {
  let start = 0;
  const position = ({ changedTouches: [touch] }: TouchEvent) => touch?.clientX ?? 0;
  stage.addEventListener('touchstart', (event) => (start = position(event)), { passive: true });
  stage.addEventListener('touchend', (event) => {
    const way = position(event) - start;
    const isZoomed = (visualViewport?.scale ?? 1) > 1;
    if (!isZoomed && Math.abs(way) > swipe) act(-Math.sign(way) * toRight());
  });
}

/** Returns 1 if the next picture is on the right; -1 if it is on the left, where pages are read from right to left. */
const toRight = () => (document.dir === 'rtl' ? -1 : 1);

function part<E extends Element = HTMLElement>(within: Element, selector: string): E {
  const found = within.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
