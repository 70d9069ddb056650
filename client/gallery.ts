import { isModified } from './modified-click.ts';
import { triggers } from './triggers.ts';

/** How long a visitor who chose a picture waits for the dialog, in milliseconds. */
const patience = 5000;

/**
 * Opens the pictures of a gallery in its dialog, whose code loads when a visitor is about to choose one. Until then,
 * and if it does not arrive, a picture is a link to its largest file.
 */
export function armGallery(gallery: HTMLElement): void {
  let loading: Promise<(link: HTMLAnchorElement) => void> | undefined;
  const load = () => (loading ??= import('./native/lightbox.ts').then(({ lightbox }) => lightbox(gallery)));
  triggers.intent(gallery, () => {
    load().catch(() => {
      // Most browsers request a lost script again (https://github.com/whatwg/html/pull/10327).
      loading = undefined;
    });
  });
  gallery.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || isModified(event)) return;
    event.preventDefault();
    const follow = () => location.assign(link.href);
    const waiting = setTimeout(follow, patience);
    load().then((show) => {
      clearTimeout(waiting);
      show(link);
    }, follow);
  });
}
