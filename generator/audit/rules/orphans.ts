import { linkGraph } from '../link-graph.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'orphans',
  severity: 'warning',
  reason: 'A page that nothing links to is found through the sitemap at best, and ranks like one that does not matter.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  check: (site) => {
    const { pages, linking } = linkGraph(site);
    return pages
      .filter(({ route }) => route !== '/' && linking(route).length === 0)
      .map((page) => ({
        at: { page, path: ['route'] },
        message: `No other page links to ${page.route}, so ${page.town ? `nobody in ${page.town.name}` : 'nobody'} finds it but through the sitemap.`,
        hint: 'Link to it from a page that visitors come by, such as the one above it, or from the footer.',
      }));
  },
};
