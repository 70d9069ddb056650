import { type PageEvent, paths } from '../protocol.ts';
import { hideOverlay, showCrash, showProblems } from './overlay.ts';
import { pointToSource } from './point.ts';

/** Runs in every page that `dev` serves, and in no page that `build` writes. */
const { route = '/' } = document.querySelector<HTMLElement>('script[data-route]')?.dataset ?? {};
const scrollKey = '@dev scroll';

const events = new EventSource(paths.events);
events.onmessage = ({ data }) => show(JSON.parse(data) as PageEvent);

function show(event: PageEvent): void {
  if (event.kind === 'problems') showProblems(event.problems);
  else if (event.kind === 'crash') showCrash(event.text);
  else {
    hideOverlay();
    if (event.changed === null || event.changed.includes(route)) reload();
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

pointToSource(route);
