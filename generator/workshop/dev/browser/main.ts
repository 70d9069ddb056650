import { type PageEvent, paths } from '../dev-protocol.ts';
import { hideOverlay, showCrash, showProblems } from './overlay.ts';
import { pointToSource } from './point.ts';
import { showRibbon } from './ribbon.ts';

// Runs in every page that `dev` serves, and in no page that `build` writes.

/** `page` is the route of the page that is shown, which is the 404 page if the address has none. */
const { route = '/', page = '/' } = document.querySelector<HTMLElement>('script[data-route]')?.dataset ?? {};
const scrollKey = '@dev scroll';

const events = new EventSource(paths.events);
events.onmessage = ({ data }) => show(JSON.parse(data) as PageEvent);
// Nobody knows what a page missed while it had no connection, such as before `dev` was started again.
events.onopen = () => {
  events.onopen = reload;
};

function show(event: PageEvent): void {
  if (event.kind === 'problems') showProblems(event.problems);
  else if (event.kind === 'crash') showCrash(event.text);
  else {
    hideOverlay();
    showRibbon(event.drafts.includes(page), event.partlyDrafts.includes(page));
    // Whoever asks for a draft that cannot be shown reads why.
    if (page === '/404' && event.problems.length > 0) showProblems(event.problems);
    if (event.changed === null || event.changed.includes(route) || event.changed.includes(page)) reload();
  }
}

/** Reloads the page and keeps its scroll position, so that you see exactly what will be published. */
function reload(): void {
  sessionStorage.setItem(scrollKey, JSON.stringify([location.pathname, scrollX, scrollY]));
  location.reload();
}

const [path, x, y] = JSON.parse(sessionStorage.getItem(scrollKey) ?? '[]') as [string?, number?, number?];
sessionStorage.removeItem(scrollKey);
if (path === location.pathname) scrollTo({ left: x ?? 0, top: y ?? 0, behavior: 'instant' });

pointToSource(page);
