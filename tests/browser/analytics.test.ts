import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, open, phone } from '../harness/browser/browser.ts';
import { watched } from '../harness/browser/policy.ts';
import { type Served, serveFolder } from '../harness/browser/serve-folder.ts';
import { buildInto } from '../harness/project/build-into.ts';
import { fixtures } from '../harness/project/project.ts';
import { sharedProject } from '../harness/project/shared-project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';

const consent =
  'consent: { label: Cookies, text: "May we count?", accept: Count me, decline: Not me, change: Cookie choice }';

/** Where the site is published, so that its visits count. */
const address = 'http://maple.test';

/** A small site with these lines below `analytics:`. */
function siteWith(lines: string): { served: () => Served } {
  let served: Served;
  let remove = async () => {};
  beforeAll(async () => {
    const site = await readFile(join(fixtures, 'every-fact/site.yaml'), 'utf8');
    const project = await sharedProject('every-fact', { 'site.yaml': `${site}\nanalytics: { ${lines} }\n` });
    const folder = join(project.root, 'dist');
    await buildInto(folder, { root: project.root, today: '2026-01-01' }, await sharedTools());
    served = await serveFolder(folder);
    remove = project.remove;
  });
  afterAll(async () => {
    served.stop();
    await remove();
  });
  return { served: () => served };
}

/** Answers for the published site and for every provider. Returns what providers were sent. */
async function published(page: Page, { origin }: Served): Promise<string[]> {
  const sent: string[] = [];
  await page.route(/^https:/, async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    sent.push(`${host}${pathname}${search} ${route.request().postData() ?? ''}`.trim());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route(`${address}/**`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(address, origin) }) }),
  );
  return sent;
}

/** Visits the published site. */
async function visit(route: string, served: Served) {
  let sent: string[] = [];
  const before = async (page: Page) => {
    sent = await published(page, served);
  };
  const { page, blocked } = await watched(route, { ...phone, from: address, before });
  return { page, sent, blocked };
}

/** Waits until a visit would have been counted. On a busy machine, a page may never be idle. */
function whenCounted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(undefined), { timeout: 3000 })),
  );
}

describe('without cookies', () => {
  const token = '0123456789abcdef0123456789abcdef';
  const { served } = siteWith(`plausible: maple.test, goatcounter: maple, cloudflare: ${token}`);

  test('a visit is counted once the page is loaded, and its policy allows that', async () => {
    const { page, sent, blocked } = await visit('/plain', served());
    await expect.poll(() => sent.length).toBe(3);
    expect(sent.sort()).toEqual([
      expect.stringMatching(/^maple\.goatcounter\.com\/count\?p=%2Fplain&q=&t=.*&r=&s=390%2C844%2C1&rnd=0\.\d+$/),
      'plausible.io/api/event {"name":"pageview","url":"http://maple.test/plain","domain":"maple.test","referrer":null}',
      'static.cloudflareinsights.com/beacon.min.js',
    ]);
    expect(await page.locator('script[data-cf-beacon]').getAttribute('data-cf-beacon')).toBe(`{"token":"${token}"}`);
    expect(await page.context().cookies()).toEqual([]);
    expect(await blocked()).toEqual([]);
  });

  test('a visit of a page that is never idle is counted too', async () => {
    let sent: string[] = [];
    const before = async (page: Page) => {
      sent = await published(page, served());
      await page.addInitScript(() => {
        const { port1, port2 } = new MessageChannel();
        port2.onmessage = () => {
          const end = performance.now() + 20;
          while (performance.now() < end);
          port1.postMessage(null);
        };
        port1.postMessage(null);
      });
    };
    const page = await open('/plain', { ...phone, from: address, before });
    await expect.poll(() => sent.length).toBe(3);
    await page.close();
  });

  test('a page that is rendered before anybody sees it is not counted', async () => {
    let sent: string[] = [];
    const page = await open('/plain', {
      ...desktop,
      from: address,
      before: async (page) => {
        sent = await published(page, served());
        await page.addInitScript(() => {
          Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true });
        });
      },
    });
    await whenCounted(page);
    expect(sent).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { get: () => false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect.poll(() => sent.length).toBe(3);
  });

  test('nothing is counted on a local server', async () => {
    let sent: string[] = [];
    const { origin } = served();
    const before = async (page: Page) => {
      sent = await published(page, served());
    };
    const page = await open('/plain', { ...desktop, from: origin, before });
    await whenCounted(page);
    expect(sent).toEqual([]);
  });
});

describe('with cookies', () => {
  const { served } = siteWith(`ga4: G-ABC1234567, ${consent}`);
  const strip = (page: Page) => page.getByRole('complementary', { name: 'Cookies' });
  const google = 'www.googletagmanager.com/gtag/js?id=G-ABC1234567';

  test('Google is contacted only after a yes, which is remembered', async () => {
    const { page, sent, blocked } = await visit('/plain', served());
    await strip(page).waitFor();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Count me' }).click();
    await expect.poll(() => sent).toEqual([google]);
    expect(await strip(page).isVisible()).toBe(false);
    const told = await page.evaluate(() => window.dataLayer?.map((one) => [...(one as IArguments)].slice(0, 2)));
    expect(told?.map(([command]) => command)).toEqual(['consent', 'js', 'config']);
    await page.goto(`${address}/questions`);
    await expect.poll(() => sent).toEqual([google, google]);
    expect(await strip(page).isVisible()).toBe(false);
    expect(await blocked()).toEqual([]);
  });

  test('a no is remembered too, and both answers can be changed in the footer', async () => {
    const { page, sent } = await visit('/plain', served());
    await page.getByRole('button', { name: 'Not me' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Cookie choice' }).click();
    await page.getByRole('button', { name: 'Count me' }).click();
    await expect.poll(() => sent).toEqual([google]);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as Google's code does.
      document.cookie = '_ga_ABC1234567=1; domain=maple.test';
    });
    await page.getByRole('button', { name: 'Cookie choice' }).click();
    await page.getByRole('button', { name: 'Not me' }).click();
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-ABC1234567'))).toBe(true);
  });
});
