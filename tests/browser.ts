import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { files } from './site.ts';

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Serves the built site as a static host does: `/services` is `services.html`. */
const server = createServer((request, response) => {
  const path = (request.url ?? '/').replace(/[?#].*/, '').slice(1) || 'index.html';
  const name = extname(path) ? path : `${path}.html`;
  const found = files.has(name);
  response.writeHead(found ? 200 : 404, { 'content-type': types[extname(name)] ?? 'text/plain' });
  response.end(files.get(name) ?? files.get('404.html'));
});

let browser: Browser;

/** Starts a browser, with another environment where a test needs one. */
export function launch(env: Record<string, string> = {}): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  // Playwright turns the back/forward cache off, and visitors have it.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const executablePath = inject('chromium');
  return chromium.launch({ executablePath, args, ignoreDefaultArgs, env: { ...process.env, ...env } });
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
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
}

/** Opens a page of the built site, which nothing outside of it can reach but what the visit lets in. */
export async function open(route: string, { before, by = browser, ...options }: Visit = desktop): Promise<Page> {
  const context = await by.newContext(options);
  onTestFinished(() => context.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await context.route(
    (url) => url.origin !== origin,
    (request) => request.abort(),
  );
  const page = await context.newPage();
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
