import type { Page } from 'playwright';

/** Every script but the entry. */
export const chunks = /\/assets\/(?!main-)[^/]+\.js$/;

/** Lets files wait until `arrive`, or until `fail`, after which they never come. */
export function late(files: RegExp) {
  let decide = (_arrives: boolean) => {};
  const decided = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  const before = (page: Page) =>
    page.route(files, async (route) => ((await decided) ? route.continue() : route.abort()));
  return { arrive: () => decide(true), fail: () => decide(false), before };
}

/** Loses the first request of a script. */
export function loseOnce(name: string) {
  let isLost = false;
  return (page: Page) =>
    page.route(`**/assets/${name}-*.js`, (route) => {
      if (isLost) return route.continue();
      isLost = true;
      return route.abort();
    });
}
