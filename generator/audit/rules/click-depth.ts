import { linkGraph } from '../link-graph.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'click-depth',
  severity: 'warning',
  reason: 'The farther a page is from home, the less often visitors and search engines come by.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  check: (site) => {
    const limit = site.facts.audit?.clicks ?? 3;
    const { pages, clicks, linking } = linkGraph(site);
    return pages.flatMap((page) => {
      const away = clicks.get(page.route) ?? Number.POSITIVE_INFINITY;
      const from = linking(page.route).map(({ route }) => route);
      // A page without links to it is reported by `orphans`.
      if (away <= limit || from.length === 0) return [];
      return [
        {
          at: { page, path: ['route'] },
          message: Number.isFinite(away)
            ? `${page.route} is ${away} clicks from the home page; more than ${limit} is far.`
            : `No clicks lead from the home page to ${page.route}: what links to it (${from.slice(0, 3).join(', ')}) is not linked itself.`,
          hint: 'Link to it from a page nearer to home.',
        },
      ];
    });
  },
};
