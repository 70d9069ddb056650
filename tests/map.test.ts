import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, open } from './browser.ts';
import { google, googleScript } from './google.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Map of where to find us' });
const failure = 'Failed to load map. Please check your internet connection.';

describe('the map', () => {
  test('says that it loads, and then shows where, when and how to call', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const page = await open('/location', {
      ...desktop,
      before: (page) =>
        page.route(google, async (route) => {
          await asked;
          await route.fulfill({ contentType: 'text/javascript', body: googleScript });
        }),
    });
    await panel(page).scrollIntoViewIfNeeded();
    await panel(page).getByText('Loading map...').waitFor();
    answer();
    await panel(page).getByRole('link', { name: 'Directions' }).waitFor();
    const canvas = panel(page).locator('[data-zoom]');
    expect(await canvas.getAttribute('data-zoom')).toBe('16');
    expect(await canvas.getAttribute('data-marker')).toBe('33.220385,-96.9073461');
    expect(await canvas.innerText()).toContain('Monday, Tuesday, Friday: 7 PM–10 PM');
    expect(await canvas.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toBe('tel:+19405550142');
    expect(await panel(page).getByText('Loading map...').count()).toBe(0);
  });

  test('asks for the libraries and the weekly version, four times in all, and then says that it failed', async () => {
    const asked: URL[] = [];
    const said: string[] = [];
    const page = await open('/location', {
      ...desktop,
      before: (page) => {
        page.on('console', (message) => said.push(message.text()));
        return page.route(google, (route) => {
          asked.push(new URL(route.request().url()));
          return route.abort();
        });
      },
    });
    await panel(page).scrollIntoViewIfNeeded();
    await panel(page).getByText(failure).waitFor();
    expect(asked).toHaveLength(4);
    expect(said.join('\n').match(/retrying in \d+ ms/g)).toEqual([
      'retrying in 2 ms',
      'retrying in 8 ms',
      'retrying in 24 ms',
    ]);
    expect(asked[0]?.searchParams.get('libraries')).toBe('places,maps,marker');
    expect(asked[0]?.searchParams.get('v')).toBe('weekly');
    const link = panel(page).getByRole('link', { name: 'Open in Google Maps' });
    expect(await link.getAttribute('href')).toContain('google.com/maps');
  });

  test('fails where Google refuses the key after the script has loaded', async () => {
    const page = await open('/location', {
      ...desktop,
      before: (page) =>
        page.route(google, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: `${googleScript} setTimeout(gm_authFailure, 50);` }),
        ),
    });
    await panel(page).scrollIntoViewIfNeeded();
    await panel(page).getByText(failure).waitFor();
  });

  test('fails at once where there is no key, and asks Google for nothing', async () => {
    let asked = 0;
    const page = await open('/404', {
      ...desktop,
      before: async (page) => {
        await page.route(google, (route) => {
          asked++;
          return route.abort();
        });
        await page.route('**/location', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: (await response.text()).replace('a-key', '') });
        });
      },
    });
    await page.goto(new URL('/location', page.url()).href);
    await panel(page).scrollIntoViewIfNeeded();
    await panel(page).getByText(failure).waitFor();
    expect(asked).toBe(0);
  });

  test('is not asked for before it comes near the screen', async () => {
    let asked = 0;
    const page = await open('/', {
      ...desktop,
      before: (page) =>
        page.route(google, (route) => {
          asked++;
          return route.abort();
        }),
    });
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(0);
    await panel(page).scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toBeGreaterThan(0);
  });
});
