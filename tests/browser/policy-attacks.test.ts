import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop } from '../harness/browser/browser.ts';
import { watched } from '../harness/browser/policy.ts';

/** What an attacker may get into a page. Each does harm in its own way. */
const markup = `
<script>harm('inline script')</script>
<img src="/favicon.svg" alt="" onload="harm('event handler')">
<script src="https://evil.example/foreign.js"></script>
<script type="speculationrules">{ "prefetch": [{ "urls": ["https://evil.example/"] }] }</script>
<style>body { display: none }</style>
<p id="styled" style="display: none">Styled</p>
<iframe src="https://evil.example/frame"></iframe>
<img src="https://evil.example/pixel.png" alt="">
<object data="https://evil.example/object"></object>
<base href="https://evil.example/">
<form action="https://evil.example/form"><button class="press">Send</button></form>
<a class="press" href="javascript:harm('address')">A link</a>`;

describe('the policy of a page blocks', () => {
  test('injected markup', async () => {
    const { page, blocked } = await watched('/plain', {
      ...desktop,
      before: async (page) => {
        await countHarm(page);
        await page.route('**/plain', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: (await response.text()).replace('</body>', () => `${markup}</body>`) });
        });
        await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'harm("foreign")' }));
      },
    });
    await page.evaluate(pressAll);
    expect((await blocked()).sort()).toMatchInlineSnapshot(`
      [
        "base-uri: https://evil.example/",
        "form-action: https://evil.example/form?",
        "frame-src: https://evil.example",
        "img-src: https://evil.example/pixel.png",
        "object-src: https://evil.example",
        "script-src-attr: inline at <img src="/favicon.svg" alt="" onload="harm('event handler')"> outside of main",
        "script-src-elem: https://evil.example/foreign.js",
        "script-src-elem: inline",
        "script-src-elem: inline",
        "script-src-elem: inline",
        "style-src-attr: inline at <p id="styled" style="display: none"> outside of main",
        "style-src-elem: inline",
      ]
    `);
    expect(await page.evaluate(() => window.harmed)).toEqual([]);
    expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
    expect(await page.evaluate(() => document.getElementById('styled')?.checkVisibility())).toBe(true);
  });

  test('what its own scripts would do with injected text', async () => {
    const { page, blocked } = await watched('/plain', { ...desktop, before: countHarm });
    await page.evaluate(attempts);
    await expect.poll(blocked).toHaveLength(5);
    expect(await blocked()).toMatchInlineSnapshot(`
      [
        "require-trusted-types-for: trusted-types-sink",
        "require-trusted-types-for: trusted-types-sink",
        "require-trusted-types-for: trusted-types-sink",
        "require-trusted-types-for: trusted-types-sink",
        "connect-src: https://evil.example/",
      ]
    `);
    expect(await page.evaluate(() => window.harmed)).toEqual([]);
  });
});

async function countHarm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.harmed = [];
    window.harm = (how) => window.harmed.push(how);
  });
}

/** Runs in the page. Playwright's own clicks would wait for the pages that never open. */
async function pressAll(): Promise<void> {
  for (const target of document.querySelectorAll<HTMLElement>('.press')) {
    await new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', resolve, { once: true });
      target.click();
    });
  }
}

/** Runs in the page. */
function attempts(): void {
  const attempt = (harm: () => unknown) => {
    try {
      harm();
    } catch {}
  };
  attempt(() => {
    document.body.innerHTML = '<img src="/favicon.svg" onload="harm(\'markup\')">';
  });
  attempt(() => document.body.append(Object.assign(document.createElement('script'), { text: 'harm("script")' })));
  attempt(() => document.body.setAttribute('onclick', 'harm("attribute")'));
  attempt(() => setTimeout('harm("text that is run")'));
  attempt(() => fetch('https://evil.example/').catch(() => undefined));
}

declare global {
  interface Window {
    harm: (how: string) => void;
    harmed: string[];
  }
}
