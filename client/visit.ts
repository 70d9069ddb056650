import { analyticsAttribute } from './protocol.ts';

/** The computer of somebody who views a site before it is published. */
const ownComputer = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** How long a page may be busy before its visit is counted anyway, in milliseconds. */
const patience = 2000;

/** Calls back once the page is visible, loaded, and idle, or has been busy for too long. */
export function whenIdle(act: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', () => whenIdle(act), { once: true });
  else if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(act), { once: true });
  else if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: patience });
  // Safari has no requestIdleCallback.
  else setTimeout(act);
}

/** Calls back at every visit of the page: once it is idle, and when the browser shows it again from memory. */
export function atEveryVisit(act: () => void): void {
  whenIdle(act);
  addEventListener('pageshow', ({ persisted }) => persisted && act());
}

/** Returns the owner's id at a provider. */
export function idAt(provider: string): string {
  const attribute = analyticsAttribute(provider);
  return document.querySelector(`script[${attribute}]`)?.getAttribute(attribute) ?? '';
}

/** Sends a visit without cookies. Nothing waits for the response. */
export function send(address: string, body?: string): void {
  if (isOwnComputer()) return;
  fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body: body ?? null }).catch(
    () => {
      // A visit that cannot be counted is not an error of the page.
    },
  );
}

/** Loads the script of a provider. */
export function load(address: string, data: Readonly<Record<string, string>> = {}): void {
  if (isOwnComputer()) return;
  const script = document.createElement('script');
  Object.assign(script.dataset, data);
  script.src = address;
  document.head.append(script);
}

const isOwnComputer = () => ownComputer.test(location.hostname);
