import type { BuiltSite } from '../../harness/pages/built-site.ts';

/**
 * As few pages as show every layout of a site: each element, with its classes and those of its parent, is on one of them.
 * The other pages arrange the same elements in another order, with other words.
 */
export function pagesWithEveryLayout(site: BuiltSite): string[] {
  const pages = [...site.routes].sort().map((route) => ({ route, elements: elementsOn(site, route) }));
  const missing = new Set(pages.flatMap(({ elements }) => [...elements]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const counted = pages.map((page) => ({
      ...page,
      count: [...page.elements].filter((one) => missing.has(one)).length,
    }));
    const { route, elements } = counted.reduce((most, page) => (page.count > most.count ? page : most));
    chosen.push(route);
    for (const element of elements) missing.delete(element);
  }
  return chosen;
}

function elementsOn(site: BuiltSite, route: string): Set<string> {
  const $ = site.page(route);
  const classes = (element: Parameters<typeof $>[0]) => $(element).attr('class') ?? '';
  const elements = $('body *').not('svg *').get();
  return new Set(elements.map((element) => `${classes($(element).parent())} > ${element.tagName} ${classes(element)}`));
}
