import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'description-length',
  severity: 'warning',
  reason: 'Search results cut a description after about 160 characters.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  check: ({ facts, pages }) => {
    const limit = facts.audit?.descriptionLength ?? 160;
    return pages.flatMap(({ page, reading: { description } }) => {
      if (page.data.seo.hidden || description.length <= limit) return [];
      return [
        {
          at: { page, path: ['seo', 'description'] },
          message: `The description of ${page.route} has ${description.length} characters. Search results show about ${limit}, and cut “…${description.slice(limit)}”.`,
          hint: 'Shorten it, and put the most important words first.',
        },
      ];
    });
  },
};
