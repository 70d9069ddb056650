import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'click-depth',
  severity: 'warning',
  reason: 'The farther a page is from the home page, the less often visitors and search engines reach it.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  site: ({ facts, notes, links: { clicks, linking } }) => {
    const limit = facts.audit?.clicks ?? 3;
    return notes.flatMap(({ route, hidden }) => {
      const away = clicks.get(route) ?? Number.POSITIVE_INFINITY;
      const from = linking(route);
      // A page without links to it is reported by `orphans`.
      if (hidden || away <= limit || from.length === 0) return [];
      return [
        {
          at: { route, path: ['route'] },
          message: Number.isFinite(away)
            ? `${route} is ${away} clicks from the home page (limit: ${limit}).`
            : `Visitors cannot reach ${route} from the home page, because they cannot reach the pages that link to it (${from.join(', ')}).`,
          hint: 'Link to it from a page that is closer to the home page.',
        },
      ];
    });
  },
};
