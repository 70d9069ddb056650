import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import type { SiteName } from '../../setup/global-setup.ts';
import { browserArguments, type Changes } from './browser-arguments.ts';

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** For `describe.each` and `test.each`. */
export const screens = [
  ['a phone', phone],
  ['a large screen', desktop],
] as const;

let shared: Promise<Browser> | undefined;

/** The browser that all tests share: without windows if there is one, because that opens pages faster. */
function sharedBrowser(): Promise<Browser> {
  shared ??= chromium.connect(inject('browser'));
  return shared;
}

interface Launch extends Changes {
  env?: Record<string, string>;
}

/** Starts another browser than the one that all tests share, for what all pages in a browser have in common. */
export async function launch({ env, ...changes }: Launch): Promise<Browser> {
  const executablePath = inject('shell');
  return chromium.launch({ executablePath, ...browserArguments(changes), env: { ...process.env, ...env } });
}

/** Starts the browser that visitors have. It keeps pages that were left, and takes three times as long for a page. */
export async function launchWithWindows(): Promise<Browser> {
  return chromium.launch({ executablePath: inject('chromium'), ...browserArguments() });
}

export interface Visit extends BrowserContextOptions {
  /** Which site; by default the small one with every widget. */
  site?: SiteName;
  /** Runs before the page is opened, for clocks and answers from other websites. */
  before?: (page: Page) => Promise<unknown>;
  /** Another browser than the one that all tests share. */
  by?: Browser;
  /** Where to open another tab, instead of in a context of its own. */
  within?: BrowserContext;
  /** Another server than the site's own. */
  from?: string;
  /** Lets the offer open by itself; other visitors have had it, so that it covers nothing on a slow machine. */
  offer?: boolean;
  /** How much of the page must have arrived, for a script that arrives late; by default all of it. */
  until?: 'commit' | 'load';
}

/** Where a visit takes place: what its pages share, such as storage. */
export async function contextOf({ site, before, by, within, from, offer, until, ...options }: Visit) {
  return within ?? (await (by ?? (await sharedBrowser())).newContext(options));
}

/** Opens a page of a built site for one test. It reaches no other site, except where `before` answers in its place. */
export function open(route: string, visit: Visit = desktop): Promise<Page> {
  return openUntil(onTestFinished, route, visit);
}

/**
 * Opens a page of a built site.
 *
 * @param atEnd keeps what leaves the page, to call it at the end
 */
export async function openUntil(atEnd: (leave: () => void) => void, route: string, visit: Visit): Promise<Page> {
  const { site = 'every-fact', before, from, offer, until = 'load' } = visit;
  const origin = from ?? inject('sites')[site].origin;
  const context = await contextOf(visit);
  const page = await context.newPage();
  // Whatever still answers a request then has no page left, which is not an error. A busy browser may close the page late, or
  // never. Nothing waits for it: the browser ends with the tests.
  atEnd(() => {
    for (const routed of [page, context]) void routed.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
    void context.close().catch(() => undefined);
  });
  if (!offer) await page.addInitScript(() => sessionStorage.setItem('offer-shown', '1'));
  await before?.(page);
  await page.goto(origin + route, { waitUntil: until });
  return page;
}

/** Waits until React has taken over an island. */
export function awake(page: Page, name: string): Promise<void> {
  return hydrated(page, `[data-island="${name}"]`, 'some');
}

/** Waits until React has taken over some or all of the islands that match a selector, and has reported what was wrong. */
export async function hydrated(page: Page, islands: string, quantity: 'some' | 'every'): Promise<void> {
  await page.waitForFunction(
    ({ islands, quantity }) =>
      [...document.querySelectorAll(islands)][quantity]((island) => {
        const [, root] = Object.entries(island).find(([key]) => key.startsWith('__reactContainer')) ?? [];
        return root && !root.stateNode.current.memoizedState.isDehydrated;
      }),
    { islands, quantity },
  );
}

/** Stops the clock of a page before it is opened; then `runFor` alone moves it, however slow the machine is. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  // Later than any machine needs to get here: the clock cannot go back.
  await page.clock.pauseAt(60_000);
}

/**
 * Lets time pass until something is true, on a clock that is stopped, or that `page.clock.install()` lets go on by itself too.
 * What comes over the network comes in its own time.
 *
 * @param pace how many milliseconds pass at once
 */
export function passing(page: Page, isTrue: () => Promise<boolean>, pace = 20) {
  const step = async () => {
    await page.clock.runFor(pace);
    return isTrue();
  };
  return expect.poll(step, { interval: 10 }).toBe(true);
}

/** Waits for what needs timers and frames, such as axe, on a clock that is stopped, while hardly any time passes on it. */
export async function inNoTime<T>(page: Page, run: Promise<T>): Promise<T> {
  let isOver = false;
  const ended = run.finally(() => {
    isOver = true;
  });
  await Promise.all([ended, passing(page, async () => isOver, 4)]);
  return ended;
}

/** Makes the browser refuse storage, as some do for privacy. */
export async function denyStorage(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
}

/** Makes storage refuse whatever is written to it. */
export async function fillStorage(page: Page) {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}
