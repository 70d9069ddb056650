import type { AuditedPage, Finding, Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'duplicates',
  severity: 'warning',
  reason: 'Search results that look the same compete with each other, and search engines show only one.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  check: ({ pages }) => {
    const shown = pages.filter(({ page }) => !page.data.seo.hidden);
    return [...repeated(shown, 'title'), ...repeated(shown, 'description')];
  },
};

function repeated(pages: readonly AuditedPage[], part: 'title' | 'description'): Finding[] {
  const first = new Map<string, AuditedPage>();
  return pages.flatMap((audited) => {
    const { page, reading } = audited;
    const text = reading[part];
    const twin = first.get(text);
    first.set(text, twin ?? audited);
    if (!twin) return [];
    const madeForTowns = twin.page.source === page.source;
    return [
      {
        at: { page, path: ['seo', part] },
        message: `${page.route} and ${twin.page.route} have the same ${part}, “${text}”.`,
        hint: madeForTowns
          ? 'Add {town.name} to it, or something else that is true only of the town.'
          : `In each ${part}, say what only that page has.`,
        ...(!madeForTowns && { also: { page: twin.page, path: ['seo', part] } }),
      },
    ];
  });
}
