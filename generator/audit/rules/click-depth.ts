import { linkGraph } from '../link-graph.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'click-depth',
  severity: 'warning',
  reason: 'The farther a page is from the home page, the less often visitors and search engines reach it.',
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
            ? `${page.route} is ${away} clicks from the home page (limit: ${limit}).`
            : `Visitors cannot reach ${page.route} from the home page, because they cannot reach the pages that link to it (${from.slice(0, 3).join(', ')}).`,
          hint: 'Link to it from a page that is closer to the home page.',
        },
      ];
    });
  },
};
