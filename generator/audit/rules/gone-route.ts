import { suggest } from '../../report/suggest.ts';
import type { Rule } from '../rule.ts';

/** Comparing every route that is gone with every page would take too long on a large site. */
const maxComparisons = 300_000;

export const rule: Rule = {
  id: 'gone-route',
  severity: 'warning',
  needs: 'published',
  reason: 'People who follow an old link to a page that is gone leave the site.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  site: ({ facts, notes, noteOf, published }) => {
    const routes = notes.map(({ route }) => route);
    const suggestions = Math.max(10, Math.round(maxComparisons / routes.length));
    return published
      .filter((route) => !noteOf(route) && !Object.hasOwn(facts.redirects ?? {}, route))
      .map((route, index) => ({
        at: { route: null, path: facts.redirects ? ['redirects'] : [] },
        message: `The page ${route} was published before and is gone, so old links to it lead nowhere.`,
        hint: redirectHint(
          route,
          (index < suggestions && suggest(route, routes)) || '/',
          facts.redirects !== undefined,
        ),
        value: route,
      }));
  },
};

const redirectHint = (from: string, to: string, hasRedirects: boolean) =>
  hasRedirects
    ? `Under "redirects:", write where it leads, such as \`${from}: ${to}\`.`
    : `Add a redirect to site.yaml, such as \`redirects: { ${from}: ${to} }\`.`;
