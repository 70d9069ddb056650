import type { Page } from 'playwright';

/** Lets what runs in a page say where one of its elements is. */
export async function withPlaces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.placeOf = (element) => {
      const section = [...document.querySelectorAll('main > *')].find((one) => one.contains(element));
      const name = section?.id || section?.querySelector('h1, h2, h3')?.textContent?.trim();
      const place = section ? `in the section ${name ?? ''}` : 'outside of main';
      // The policy would check the attributes of a copy of the element again.
      const [tag = ''] = /^<[^>]*>/.exec(element.outerHTML) ?? [];
      return `${tag.slice(0, 120)} ${place}`;
    };
  });
}

declare global {
  interface Window {
    /** An element as its HTML begins, with the id or the heading of the section that it is in. */
    placeOf: (element: Element) => string;
  }
}
