import { isModified } from './modified-click.ts';

/**
 * Makes a link show the page that it leads to, in place of the content around it. Nothing of that page is loaded before
 * the click. A click with a modifier key, which opens a tab or a window or saves the page, works as on any link.
 */
export function armEmbed(link: HTMLAnchorElement): void {
  const template = link.nextElementSibling;
  if (!(template instanceof HTMLTemplateElement)) return;
  // It no longer opens a new tab.
  link.querySelector('.sr-only')?.remove();
  link.addEventListener('click', (event) => {
    if (isModified(event)) return;
    event.preventDefault();
    const frame = template.content.firstElementChild as HTMLIFrameElement;
    link.parentElement?.replaceChildren(frame);
    frame.focus();
  });
}
