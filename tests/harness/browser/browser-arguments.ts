import type { LaunchOptions } from 'playwright';

/** How a Chromium differs from the others. */
export interface Changes {
  /** What it has in addition. */
  also?: readonly string[];
  /** What Playwright would add and visitors do not have. */
  without?: readonly string[];
}

/** How every Chromium of the tests is started. */
export function browserArguments({ also = [], without = [] }: Changes = {}): LaunchOptions {
  return {
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // The browser without windows rounds the widths of letters to whole pixels by default. The one of visitors does not.
      '--font-render-hinting=none',
      '--enable-font-subpixel-positioning',
      // No test reaches anything outside of this machine.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ...also,
    ],
    // Playwright turns the back/forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache', ...without],
  };
}
