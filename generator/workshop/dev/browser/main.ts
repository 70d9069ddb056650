import { type PageEvent, paths } from '../dev-protocol.ts';
import { showBadge } from './badge.ts';
import { hideErrors, showCrash, showProblems, updateWarnings } from './overlay.ts';
import { pointToSource } from './point.ts';
import { showRibbon } from './ribbon.ts';

// Runs on every page that `dev` serves, and on no page that `build` writes.

/** `page` is the route of the displayed page, which is the 404 page if the address has none. */
const { route = '/', page = '/', version } = document.querySelector<HTMLElement>('script[data-route]')?.dataset ?? {};
/** The version of the site on the page. An edit may be built before the page listens, or while it cannot. */
let known = Number(version);
const scrollKey = '@dev scroll';
const forgetSources = pointToSource(page);

let events: EventSource | null = null;

/** Browsers allow six connections to a server. If each tab in the background had one, the seventh would never load. */
function listen(): void {
  events?.close();
  events = document.hidden ? null : new EventSource(paths.events);
  events?.addEventListener('message', ({ data }) => show(JSON.parse(data) as PageEvent));
}

document.addEventListener('visibilitychange', listen);
listen();

function show(event: PageEvent): void {
  const isNew = event.version !== known;
  const isOutdated = isNew && (event.changed?.some((one) => one === route || one === page) ?? true);
  if (isNew) forgetSources();
  known = event.version;
  if (isOutdated) reload();
  if (event.kind === 'problems') showProblems(event);
  else if (event.kind === 'crash') showCrash(event.text);
  else {
    hideErrors();
    updateWarnings(event.warnings);
    showBadge(event.warnings);
    showRibbon(event.drafts.includes(page), event.partlyDrafts.includes(page));
    // If somebody opens a draft that cannot be shown, explain why.
    if (page === '/404' && event.total > 0) showProblems(event, 'A draft appears here once its problems are fixed.');
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
