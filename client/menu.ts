import { isLink } from './is-link.ts';

/**
 * Closes the menu on Escape, which returns the focus to its button; when a link in it is chosen; and when the focus or
 * a press moves outside it, where it would cover what has the focus. Also closes it on a page that returns from the
 * back/forward cache, and on a screen that becomes too wide for it. It is a `<details>`, so it needs no React.
 *
 * An open menu ends at the bottom of the screen, so its last button can be reached by scrolling it. Styles cannot know
 * how much of the banner above the bar is still on the screen.
 */
export function armMenu(menu: HTMLDetailsElement): void {
  const close = () => {
    menu.open = false;
  };
  const fitPanel = () => {
    // Where a menu is takes a layout, which most pages can do without.
    if (!menu.open) return;
    const panel = menu.querySelector('nav');
    if (!menu.offsetParent) close();
    else if (panel) panel.style.maxHeight = `${innerHeight - panel.getBoundingClientRect().top}px`;
  };
  // It may be open already.
  fitPanel();
  menu.addEventListener('toggle', fitPanel);
  addEventListener('scroll', fitPanel, { passive: true });
  addEventListener('resize', fitPanel);
  menu.addEventListener('click', ({ target }) => {
    if (isLink(target)) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary')?.focus();
  });
  const closeIfBeside = ({ target }: Event) => {
    if (!menu.contains(target as Node)) close();
  };
  for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, closeIfBeside);
  addEventListener('pagehide', close);
}
