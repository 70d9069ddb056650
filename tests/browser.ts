import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { type Host, host } from './host.ts';
import { files } from './site.ts';

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

let server: Host;
let browser: Browser;

/** Starts a browser, with another environment where a test needs one, and without what Playwright would add. */
export function launch(env: Record<string, string> = {}, without: readonly string[] = []): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  // Playwright turns the back/forward cache off, and visitors have it.
  const ignoreDefaultArgs = ['--disable-back-forward-cache', ...without];
  const executablePath = inject('chromium');
  return chromium.launch({ executablePath, args, ignoreDefaultArgs, env: { ...process.env, ...env } });
}

beforeAll(async () => {
  server = await host(files);
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

export interface Visit extends BrowserContextOptions {
  /** Runs before the page is opened, for clocks and answers from other websites. */
  before?: (page: Page) => Promise<unknown>;
  /** Another browser than the one that all tests share. */
  by?: Browser;
  /** Another host than the one that all tests share. */
  from?: Host;
  /** Lets the offer open by itself; other visitors have had it, so that it lies over nothing on a slow machine. */
  offer?: boolean;
}

/** Opens a page of the built site, which nothing outside of it can reach but what the visit lets in. */
export async function open(
  route: string,
  { before, by = browser, from = server, offer, ...options }: Visit = desktop,
): Promise<Page> {
  const context = await by.newContext(options);
  onTestFinished(() => context.close());
  const { origin } = from;
  await context.route(
    (url) => url.origin !== origin,
    (request) => request.abort(),
  );
  const page = await context.newPage();
  if (!offer) await page.addInitScript(() => sessionStorage.setItem('offer-shown', '1'));
  await before?.(page);
  await page.goto(origin + route);
  return page;
}

/** Waits until React has taken over an island. */
export async function awake(page: Page, name: string) {
  await page.waitForFunction(
    (name) =>
      [...document.querySelectorAll(`[data-island="${name}"]`)].some((island) =>
        Object.keys(island).some((key) => key.startsWith('__reactContainer')),
      ),
    name,
  );
}

/** Stops the clock of a page before it is opened; then `runFor` alone moves it, however slow the machine is. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
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
