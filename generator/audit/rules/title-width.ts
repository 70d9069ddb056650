import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { textWidth } from '../text-width.ts';

export const rule: Rule = {
  id: 'title-width',
  severity: 'warning',
  reason: 'Search results cut a title that is wider than their column, about 580 pixels.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  page: ({ page: { route }, data, reading: { title } }, { facts, limits }) => {
    const limit = limits.titleWidth;
    const width = textWidth(title);
    if (data.seo.hidden || width <= limit) return [];
    if (isFullOfName(title, facts.business.name, limit)) return [wideName(facts, limit)];
    return [
      {
        at: { route, path: ['seo', 'title'] },
        message: `The title of ${route} is about ${width} pixels wide. Search results show ${limit}, and cut it to “${cut(title, limit)}…”.`,
        hint: 'Shorten it, or put the most important words first.',
      },
    ];
  },
};

/**
 * Returns true if a title would fit without the name of the business at its end, which takes more than half of the
 * width.
 */
function isFullOfName(title: string, name: string, limit: number): boolean {
  if (!title.endsWith(name) || textWidth(name) <= limit / 2) return false;
  const rest = title.slice(0, -name.length).replace(/[^\p{L}\p{N}!?.)]+$/u, '');
  return textWidth(rest) <= limit;
}

/** Returns the same finding for every page, so that it is reported once. */
function wideName({ business: { name }, brand: { shortName } }: SiteFacts, limit: number): Finding {
  const width = textWidth(name);
  const isShort = textWidth(shortName) <= limit / 2;
  const which = width > limit ? 'every title that ends with it' : 'titles with more than a few words before it';
  return {
    at: { route: null, path: ['business', 'name'] },
    message: `The name of the business is about ${width} pixels wide. Search results show ${limit}, and cut ${which}.`,
    hint: isShort ? 'End titles with {brand.shortName} instead, or leave the name out.' : 'Leave it out of titles.',
  };
}

/** @param limit the width in pixels of whole words and an ellipsis */
function cut(title: string, limit: number): string {
  const words = title.split(' ');
  while (words.length > 1 && textWidth(`${words.join(' ')}…`) > limit) words.pop();
  return words.join(' ');
}
