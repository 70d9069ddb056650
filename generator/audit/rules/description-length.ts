import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'description-length',
  severity: 'warning',
  reason: 'Search results cut a description after about 160 characters.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  page: ({ page: { route }, data, reading: { description } }, { limits }) => {
    const limit = limits.descriptionLength;
    if (data.seo.hidden || description.length <= limit) return [];
    return [
      {
        at: { route, path: ['seo', 'description'] },
        message: `The description of ${route} has ${description.length} characters. Search results show about ${limit}, and cut “…${description.slice(limit)}”.`,
        hint: 'Shorten it, and put the most important words first.',
      },
    ];
  },
};
