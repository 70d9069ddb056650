import type { Finding } from '../finding.ts';
import type { NotedPage, PageNotes } from '../page-notes.ts';
import type { AuditedSite, Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'duplicates',
  severity: 'warning',
  reason: 'Search results that look the same compete with each other, and search engines show only one.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  site: ({ notes, towns }) => {
    const [titles, descriptions] = [repeated('title', towns), repeated('description', towns)];
    for (const page of notes) {
      if (page.hidden) continue;
      const read = page.readNotes();
      titles.add(page, read);
      descriptions.add(page, read);
    }
    return [...titles.findings, ...descriptions.findings];
  },
};

/** Returns findings about pages with the same title or description, to which pages are added one by one. */
function repeated(part: 'title' | 'description', towns: AuditedSite['towns']) {
  const findings: Finding[] = [];
  const first = new Map<string, NotedPage>();
  const add = (page: NotedPage, { [part]: text }: PageNotes) => {
    // Search results that differ only in capitals look the same.
    const key = text.toLowerCase();
    const twin = first.get(key);
    if (twin) findings.push(duplicate(part, text, [page, twin], towns));
    else first.set(key, page);
  };
  return { findings, add };
}

function duplicate(
  part: 'title' | 'description',
  text: string,
  [page, twin]: readonly [NotedPage, NotedPage],
  towns: AuditedSite['towns'],
): Finding {
  const { route, file } = page;
  const madeForTowns = twin.file === file;
  return {
    at: { route, path: ['seo', part] },
    message: `${route} and ${twin.route} have the same ${part}, “${text}”.`,
    hint: madeForTowns
      ? `Add ${isNamesake(page, twin, towns) ? '{town.region}' : '{town.name}'} to it, or something else that is true only of the town.`
      : `In each ${part}, say what only that page has.`,
    ...(!madeForTowns && { also: { route: twin.route, path: ['seo', part] } }),
  };
}

/** Returns true for the pages of two towns with the same name, in two states. */
function isNamesake(a: NotedPage, b: NotedPage, towns: AuditedSite['towns']): boolean {
  const [one, other] = [a, b].map(({ town }) => towns.get(town ?? '')?.town);
  return one !== undefined && one.slug !== other?.slug && one.name === other?.name;
}
