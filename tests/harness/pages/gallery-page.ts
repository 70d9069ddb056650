import { builtSite } from './built-site.ts';

/**
 * The route of the page of the gallery that has an example of a section type. It has a tenth of what the pages on one
 * ground have, and opens as much faster.
 *
 * @param id such as `hero-2` for the second example of its type
 */
export function galleryPage(id: string): string {
  const { routes, page } = builtSite('gallery');
  const route = routes.find((route) => route.startsWith('/gallery-') && page(route)(`#${id}`).length > 0);
  if (!route) throw new Error(`No page of the gallery has ${id}`);
  return route;
}
