import { type CatalogGroup, catalogGroups } from '../../../templates/facts/catalog.ts';
import type { Finding } from '../finding.ts';
import type { AuditedSite, Rule } from '../rule.ts';

/** Reports two entries of a group with the same name and duration, because one was copied and not renamed. */
export const rule: Rule = {
  id: 'same-names',
  severity: 'warning',
  reason: 'Customers cannot say which of two things they want if both have the same name.',
  source: 'https://schema.org/name',
  site: ({ facts }) => catalogGroups.flatMap((group) => sameIn(group, facts)),
};

function sameIn(group: CatalogGroup, facts: AuditedSite['facts']): Finding[] {
  const first = new Map<string, string>();
  return Object.entries(facts[group] ?? {}).flatMap(([key, entry]): Finding[] => {
    const { name } = entry;
    const duration = 'duration' in entry ? (entry.duration ?? '') : '';
    const called = `${name}, ${duration}`.toLowerCase();
    const other = first.get(called);
    first.set(called, other ?? key);
    if (other === undefined) return [];
    return [
      {
        at: { route: null, path: [group, key, 'name'] },
        also: { route: null, path: [group, other, 'name'] },
        message: `“${other}” and “${key}” in ${group} have the same name, “${name}”.`,
        hint: 'Give each a name that says how it differs, or delete one of them.',
        value: key,
      },
    ];
  });
}
