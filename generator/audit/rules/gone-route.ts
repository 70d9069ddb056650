import { suggest } from '../../report/suggest.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'gone-route',
  severity: 'warning',
  needs: 'published',
  reason: 'People who follow an old link to a page that is gone leave the site.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  check: ({ facts, pages, published }) => {
    const routes = pages.map(({ page }) => page.route);
    return published
      .filter((route) => !routes.includes(route) && !Object.hasOwn(facts.redirects ?? {}, route))
      .map((route) => ({
        at: { page: null, path: facts.redirects ? ['redirects'] : [] },
        message: `The page ${route} was published before and is gone, so old links to it lead nowhere.`,
        hint: `Add a redirect to site.yaml, such as \`redirects: { ${route}: ${suggest(route, routes) ?? '/'} }\`.`,
        value: route,
      }));
  },
};
