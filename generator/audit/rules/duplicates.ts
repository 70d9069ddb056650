import type { Finding } from '../finding.ts';
import type { PageNotes } from '../page-notes.ts';
import type { AuditedSite, Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'duplicates',
  severity: 'warning',
  reason: 'Search results that look the same compete with each other, and search engines show only one.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  site: ({ notes, towns }) => {
    const shown = notes.filter(({ hidden }) => !hidden);
    return [...repeated(shown, 'title', towns), ...repeated(shown, 'description', towns)];
  },
};

function repeated(notes: readonly PageNotes[], part: 'title' | 'description', towns: AuditedSite['towns']): Finding[] {
  const first = new Map<string, PageNotes>();
  return notes.flatMap((note) => {
    const { route, file, [part]: text } = note;
    // Search results that differ only in capitals look the same.
    const key = text.toLowerCase();
    const twin = first.get(key);
    first.set(key, twin ?? note);
    if (!twin) return [];
    const madeForTowns = twin.file === file;
    return [
      {
        at: { route, path: ['seo', part] },
        message: `${route} and ${twin.route} have the same ${part}, “${text}”.`,
        hint: madeForTowns
          ? `Add ${isNamesake(note, twin, towns) ? '{town.region}' : '{town.name}'} to it, or something else that is true only of the town.`
          : `In each ${part}, say what only that page has.`,
        ...(!madeForTowns && { also: { route: twin.route, path: ['seo', part] } }),
      },
    ];
  });
}

/** Returns true for the pages of two towns with the same name, in two states. */
function isNamesake(a: PageNotes, b: PageNotes, towns: AuditedSite['towns']): boolean {
  const [one, other] = [a, b].map(({ town }) => towns.get(town ?? '')?.town);
  return one !== undefined && one.slug !== other?.slug && one.name === other?.name;
}
