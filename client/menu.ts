import { isLink } from './is-link.ts';

/**
 * Closes the menu on Escape, which returns the focus to its button, and when a link in it is chosen. A page that returns
 * from the back/forward cache has its menu closed too. It is a `<details>`, so it needs no React.
 */
export function armMenu(menu: HTMLDetailsElement): void {
  const close = () => {
    menu.open = false;
  };
  menu.addEventListener('click', ({ target }) => {
    if (isLink(target)) close();
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary')?.focus();
  });
  addEventListener('pagehide', close);
}
