import { type CatalogGroup, chosen } from '../../../templates/facts/catalog.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import type { Finding } from '../finding.ts';
import type { AuditedSite, Rule } from '../rule.ts';
import { type ShownGroup, shownEntries } from '../shown-entries.ts';

/**
 * Reports something that the business sells but no section shows, although sections show others of its kind, and the
 * label of buttons that no offer has.
 */
export const rule: Rule = {
  id: 'unshown',
  severity: 'warning',
  reason: 'Nobody buys what no page shows.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  site: (site) => [
    ...[...shownEntries(site.definitions, site.sections)].flatMap(([group, shown]) => unshownIn(group, shown, site)),
    ...unusedLabels(site),
  ],
};

/** One of the offers that are not on the site today may have a button. */
function unusedLabels({ definitions, facts: { specials }, leftOut }: AuditedSite): Finding[] {
  if ([...leftOut.keys()].some((name) => name.startsWith('specials'))) return [];
  return definitions.flatMap(({ source, data }) =>
    data.sections.flatMap((section, index) => {
      const { book, only } = asGroup(section);
      if (section.type !== 'offers' || typeof book !== 'string') return [];
      const keys = Array.isArray(only) ? only.map(String) : undefined;
      if (chosen(specials, keys).some(([, { booking }]) => booking)) return [];
      return [
        {
          at: { file: source.file, path: ['sections', index, 'book'] },
          message: `No button shows “${book}”, because no offer of this section has a "booking" in site.yaml.`,
          hint: 'Delete "book:" here, or give an offer there a link, such as "booking: call".',
          value: book,
        },
      ];
    }),
  );
}

function unshownIn(group: CatalogGroup, { isWhole, keys, file }: ShownGroup, site: AuditedSite): Finding[] {
  if (isWhole) return [];
  const others = Object.entries(site.facts[group] ?? {}).filter(([key]) => !keys.has(key));
  if (others.length === 0) return [];
  // Any text or price may use it, as in {specials.christmas.price}.
  const texts = JSON.stringify([site.written, site.definitions.map(({ source }) => source.data)]);
  const hidden = others.filter(([key]) => !new RegExp(`(?<![\\w.-])${group}.${key}(?![\\w-])`).test(texts));
  return hidden.map(([key, { name }]) => ({
    at: { route: null, path: [group, key, 'name'] },
    message: `No section shows “${name}”.`,
    hint: `Add "${key}" to a section that shows ${group}, such as the one in ${file}, or delete it here.`,
    value: key,
  }));
}
