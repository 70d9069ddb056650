import { isModified } from './modified-click.ts';

/**
 * Lets a link show the page that it leads to, instead of what is around it. Nothing of that page is loaded before the click.
 * With a key that opens a tab or a window, or saves the page, it is a link like any other.
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
