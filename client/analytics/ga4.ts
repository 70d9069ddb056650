import { consentAttribute, consentChangeAttribute } from '../protocol.ts';
import { read, write } from '../storage.ts';
import { idAt, load, whenIdle } from '../visit.ts';

/** The storage key of the visitor's choice, which is the value of a button: `yes` or `no`. */
const key = 'analytics';

const id = idAt('ga4');
let isLoaded = false;

whenIdle(() => {
  const strip = document.querySelector<HTMLElement>(`[${consentAttribute}]`);
  if (!strip) return;
  /** What had the focus before the strip, and gets it back after an answer. */
  let before: EventTarget | null = null;
  strip.addEventListener('focusin', ({ relatedTarget }) => {
    // The focus comes from an element, or from outside of the page.
    if (!strip.contains(relatedTarget as Node | null)) before = relatedTarget;
  });
  strip.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    write('local', key, target.value);
    strip.hidden = true;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    follow(target.value);
  });
  // Styles keep as much room, and cannot know how high it is. Hidden, it has no height.
  const measure = () => document.documentElement.style.setProperty('--consent-height', `${strip.offsetHeight}px`);
  new ResizeObserver(measure).observe(strip);
  const ask = () => {
    strip.hidden = false;
    // A slow machine may draw the strip long before it tells an observer.
    measure();
  };
  document.querySelector(`[${consentChangeAttribute}]`)?.addEventListener('click', ({ currentTarget }) => {
    ask();
    strip.focus();
    // Safari does not focus a button that is clicked.
    before = currentTarget;
  });
  const choice = read('local', key);
  if (choice === null) ask();
  else follow(choice);
});

/** Follows the choice. Without a yes, nothing from Google is loaded, and nothing is sent. */
function follow(choice: string): void {
  const isGranted = choice === 'yes';
  // https://developers.google.com/analytics/devguides/collection/ga4/cookies-user-id#disable_google_analytics
  Object.assign(window, { [`ga-disable-${id}`]: !isGranted });
  if (isGranted) start();
  else forget();
}

/**
 * Starts with consent mode: only statistics, no advertising
 * (https://developers.google.com/tag-platform/security/guides/consent).
 */
function start(): void {
  if (isLoaded) return;
  isLoaded = true;
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' });
  gtag('js', new Date());
  gtag('config', id);
  load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

function gtag(..._: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's code ignores commands that are arrays.
  window.dataLayer.push(arguments);
}

/** Removes the cookies that were set before a visitor changed the choice. Google sets them for a domain above the site. */
function forget(): void {
  const names = document.cookie.match(/(?<=^|; )_ga[^=]*/g) ?? [];
  const labels = location.hostname.split('.');
  for (const name of names) {
    for (const index of labels.keys()) {
      // biome-ignore lint/suspicious/noDocumentCookie: the other interface is not in every browser.
      document.cookie = `${name}=; max-age=0; path=/; domain=${labels.slice(index).join('.')}`;
    }
  }
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}
