import { linkGraph } from '../link-graph.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'orphans',
  severity: 'warning',
  reason: 'Search engines find a page that nothing links to only through the sitemap, and rank it as unimportant.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  check: (site) => {
    const { pages, linking } = linkGraph(site);
    return pages
      .filter(({ route }) => route !== '/' && linking(route).length === 0)
      .map((page) => ({
        at: { page, path: ['route'] },
        message: `No other page links to ${page.route}, so ${page.town ? `people in ${page.town.name}` : 'people'} can reach it only through the sitemap.`,
        hint: 'Link to it from the footer, or from a page that visitors reach, such as the page above it.',
      }));
  },
};
