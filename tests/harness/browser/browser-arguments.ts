import type { LaunchOptions } from 'playwright';

/**
 * How every Chromium of the tests is started.
 *
 * @param without what Playwright would add and visitors do not have
 */
export function browserArguments(without: readonly string[] = []): LaunchOptions {
  return {
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // No test reaches anything outside of this machine.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
    // Playwright turns the back/forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache', ...without],
  };
}
