import { type Event, paths } from '../protocol.ts';
import { hideOverlay, showFault, showProblems } from './overlay.ts';
import { pointToSource } from './point.ts';

/** Runs in every page that `generate dev` serves, and in none that `generate build` writes. */
const { route = '/' } = document.querySelector<HTMLElement>('script[data-route]')?.dataset ?? {};
const scrollKey = '@dev scroll';

const events = new EventSource(paths.events);
events.onmessage = ({ data }) => show(JSON.parse(data) as Event);

function show(event: Event): void {
  if (event.kind === 'problems') showProblems(event.problems);
  else if (event.kind === 'fault') showFault(event.text);
  else {
    hideOverlay();
    if (event.changed === null || event.changed.includes(route)) reload();
  }
}

/** The whole page is read again, so that what is seen is what will be published, and stands where it stood. */
function reload(): void {
  sessionStorage.setItem(scrollKey, JSON.stringify([location.pathname, scrollX, scrollY]));
  location.reload();
}

const [path, x, y] = JSON.parse(sessionStorage.getItem(scrollKey) ?? '[]') as [string?, number?, number?];
sessionStorage.removeItem(scrollKey);
if (path === location.pathname) scrollTo({ left: x ?? 0, top: y ?? 0, behavior: 'instant' });

pointToSource(route);
