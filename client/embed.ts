/**
 * Lets a link show the page that it leads to, instead of what is around it. Nothing of that page is loaded before the click,
 * and with a key for a new tab or window, it is a link as any other.
 */
export function armEmbed(link: HTMLAnchorElement): void {
  const template = link.nextElementSibling;
  if (!(template instanceof HTMLTemplateElement)) return;
  // It opens no new tab anymore.
  link.querySelector('.sr-only')?.remove();
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = template.content.firstElementChild as HTMLIFrameElement;
    link.parentElement?.replaceChildren(frame);
    frame.focus();
  });
}
