import type { Page } from 'playwright';
import { phone, type Visit } from './browser.ts';
import { watched } from './policy.ts';
import type { Served } from './serve-folder.ts';
import { servedSite } from './served-site.ts';

/** Where the site is published, so that its visits count. */
export const address = 'http://maple.test';

/** A small site with these lines below `analytics:`. */
export const siteWith = (lines: string) => ({
  served: servedSite((site) => `${site}\nanalytics: { ${lines} }\n`),
});

/** Answers for the published site and for every provider. Returns what providers were sent. */
export async function published(page: Page, { origin }: Served): Promise<string[]> {
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
export async function visit(route: string, served: Served, options: Visit = phone) {
  let sent: string[] = [];
  const before = async (page: Page) => {
    sent = await published(page, served);
    await options.before?.(page);
  };
  const { page, blocked } = await watched(route, { ...options, from: address, before });
  return { page, sent, blocked };
}
