import { basename } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, open, phone, screens } from '../harness/browser/browser.ts';
import { google, googleScript } from '../harness/browser/google.ts';
import { servedSite } from '../harness/browser/served-site.ts';
import { expectAccessible, map } from '../harness/browser/widgets.ts';

const loading = (page: Page) => map(page).getByText('The map is on its way');
const failure = (page: Page) => map(page).getByText('The map did not arrive');

const keyless = servedSite((site) => site);
const mapless = servedSite((site) => site.replace(/^map:\n(?: .*\n)+/m, ''));

describe('the map', () => {
  test.each(screens)(
    'shows that it loads, then where, when and how to call, and a failure if Google refuses the key, all accessibly on %s',
    async (_, screen) => {
      const { answer, before } = slowGoogle();
      const page = await open('/find-us', { ...screen, before });
      await map(page).scrollIntoViewIfNeeded();
      await loading(page).waitFor();
      await expectAccessible(page, 'a map that loads');

      answer();
      await map(page).getByRole('link', { name: 'Directions' }).waitFor();
      const canvas = map(page).locator('[data-zoom]');
      expect(await canvas.getAttribute('data-zoom')).toBe('12');
      expect(await canvas.getAttribute('data-marker')).toBe('44.2,-72.5');
      expect(await canvas.innerText()).toContain('Monday–Friday: 9 AM–5 PM');
      expect(await canvas.getByRole('link', { name: 'Call the shop' }).getAttribute('href')).toBe('tel:+18025550100');
      await expect.poll(() => loading(page).count()).toBe(0);
      await expectAccessible(page, 'a map');

      await page.evaluate(() => window.gm_authFailure?.());
      await failure(page).waitFor();
      await expectAccessible(page, 'a map that failed');
    },
  );

  test('requests the libraries and the weekly version, four times in all, and then shows a failure with a link', async () => {
    const asked: URL[] = [];
    const said: string[] = [];
    const page = await open('/find-us', {
      ...phone,
      before: (page) => {
        page.on('console', (message) => said.push(message.text()));
        return page.route(google, (route) => {
          asked.push(new URL(route.request().url()));
          return route.abort();
        });
      },
    });
    await map(page).scrollIntoViewIfNeeded();
    await failure(page).waitFor();
    expect(asked).toHaveLength(4);
    expect(said.join('\n').match(/retrying in \d+ ms/g)).toEqual([
      'retrying in 2 ms',
      'retrying in 8 ms',
      'retrying in 24 ms',
    ]);
    expect(asked[0]?.searchParams.get('libraries')).toBe('places,maps,marker');
    expect(asked[0]?.searchParams.get('v')).toBe('weekly');
    const link = map(page).getByRole('link', { name: 'Open the map' });
    expect(await link.getAttribute('href')).toBe('https://maps.example.com/small');
  });

  test('without a key stays a sketch with a link, and loads neither a map nor React', async () => {
    const scripts: string[] = [];
    const page = await open('/find-us', {
      ...phone,
      from: keyless().origin,
      before: async (page) =>
        page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url())),
    });
    await map(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await map(page).innerText()).toMatch(/Behind the barn\.\s+Open the map/);
    expect(scripts.map((url) => basename(url).replace(/-[^-]*$/, ''))).toEqual(['main', 'show-open']);
  });
});

test('a visit fills a wide screen without a map, too: the address is beside its heading', async () => {
  const page = await open('/', { ...desktop, from: mapless().origin });
  const edges = (name: string) =>
    page
      .locator('section', { has: page.locator('address') })
      .locator(name)
      .first()
      .boundingBox();
  const [heading, address] = [await edges('h2'), await edges('address')];
  expect(address?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
  expect((address?.y ?? 0) - (heading?.y ?? 0)).toBeLessThan(60);
});

/** Google's script, which arrives when the test says so. */
function slowGoogle() {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const before = (page: Page) =>
    page.route(google, async (route) => {
      await asked;
      await route.fulfill({ contentType: 'text/javascript', body: googleScript });
    });
  return { answer: () => answer(), before };
}
