import type { Rule } from '../rule.ts';
import { textWidth } from '../text-width.ts';

export const rule: Rule = {
  id: 'title-width',
  severity: 'warning',
  reason: 'Search results cut a title that is wider than their column, about 580 pixels.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  page: ({ page: { route }, data, reading: { title } }, { facts }) => {
    const limit = facts.audit?.titleWidth ?? 580;
    const width = textWidth(title);
    if (data.seo.hidden || width <= limit) return [];
    return [
      {
        at: { route, path: ['seo', 'title'] },
        message: `The title of ${route} is about ${width} pixels wide. Search results show ${limit}, and cut it to “${cut(title, limit)}…”.`,
        hint: 'Shorten it, or put the most important words first.',
      },
    ];
  },
};

/** @param limit the width in pixels of whole words and an ellipsis */
function cut(title: string, limit: number): string {
  const words = title.split(' ');
  while (words.length > 1 && textWidth(`${words.join(' ')}…`) > limit) words.pop();
  return words.join(' ');
}
