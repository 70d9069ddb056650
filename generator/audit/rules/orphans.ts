import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'orphans',
  severity: 'warning',
  reason: 'Search engines find a page that nothing links to only through the sitemap, and rank it as unimportant.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  site: ({ notes, towns, links }) =>
    notes
      .filter(({ route, hidden }) => !hidden && route !== '/' && links.linking(route).length === 0)
      .map(({ route, town }) => ({
        at: { route, path: ['route'] },
        message: `No other page links to ${route}, so ${town === null ? 'people' : `people in ${towns.get(town)?.town.name}`} can reach it only through the sitemap.`,
        hint: 'Link to it from the footer, or from a page that visitors reach, such as the page above it.',
      })),
};
