import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, open, phone } from '../harness/browser/browser.ts';
import { address, published, siteWith, visit } from '../harness/browser/counted.ts';

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
