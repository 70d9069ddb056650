import { suggest } from '../../report/suggest.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'gone-route',
  severity: 'warning',
  needs: 'published',
  reason: 'Whoever follows an old link, or an old search result, to a page that is gone goes elsewhere.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  check: ({ facts, pages, published }) => {
    const routes = pages.map(({ page }) => page.route);
    return published
      .filter((route) => !routes.includes(route) && !Object.hasOwn(facts.redirects ?? {}, route))
      .map((route) => ({
        at: { page: null, path: facts.redirects ? ['redirects'] : [] },
        message: `The page ${route} was published before, and is gone; its old links lead nowhere.`,
        hint: `Say in site.yaml where it went:  redirects: { ${route}: ${suggest(route, routes) ?? '/'} }`,
        value: route,
      }));
  },
};
