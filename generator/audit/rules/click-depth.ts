import { linkGraph } from '../link-graph.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'click-depth',
  severity: 'warning',
  reason: 'The farther a page is from home, the less often visitors and search engines come by.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  check: (site) => {
    const most = site.facts.audit?.clicks ?? 3;
    const { pages, clicks, linking } = linkGraph(site);
    return pages.flatMap((page) => {
      const away = clicks.get(page.route) ?? Number.POSITIVE_INFINITY;
      // A page without any link to it is an orphan, and told as one.
      if (away <= most || linking(page.route).length === 0) return [];
      const from = linking(page.route).map(({ route }) => route);
      return [
        {
          at: { page, path: ['route'] },
          message: Number.isFinite(away)
            ? `${page.route} is ${away} clicks from the home page; more than ${most} is far.`
            : `No clicks lead from the home page to ${page.route}: what links to it (${from.slice(0, 3).join(', ')}) is not linked itself.`,
          hint: 'Link to it from a page nearer to home.',
        },
      ];
    });
  },
};
