import type { SiteFacts } from '../../../templates/facts/site.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { keySpan, pathOf } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { valueAt } from '../../read/value-at.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { Roles } from '../schema/roles.ts';
import type { EntryRenaming } from './mistake.ts';
import { intended } from './value-messages.ts';

/** An entry of site.yaml whose name was repaired, and the names that files look up in its group. */
interface NamedEntry {
  renaming: EntryRenaming;
  wanted: ReadonlySet<string>;
}

/**
 * Gives entries of site.yaml the name that the files refer to, if it is the only one that is missing: `Book Now`
 * becomes `booking`, not `book-now`. Changes the facts, and the hints of the problems.
 */
export function nameAsReferredTo(
  entries: readonly NamedEntry[],
  facts: SiteFacts,
  source: Source,
  problems: readonly Diagnostic[],
): Diagnostic[] {
  return entries.reduce<Diagnostic[]>(
    (reported, { renaming, wanted }) => {
      const { path, from, to } = renaming;
      const map = valueAt(facts, path);
      if (wanted.has(from)) return reported;
      const [name, ...others] = [...wanted].filter((one) => isGroup(map) && !Object.hasOwn(map, one));
      if (name === undefined || others.length > 0 || !isGroup(map)) return reported;
      map[name] = map[to];
      const { start } = keySpan(source, [...path, to]);
      const isAbout = ({ span }: Diagnostic) => span.start.line === start.line && span.start.column === start.column;
      const isName = (one: Diagnostic) => isAbout(one) && one.hint === intended(to);
      return reported.map((one) => (isName(one) ? { ...one, hint: intended(name) } : one));
    },
    [...problems],
  );
}

/** Returns the names in the links of a file, which site.yaml must have. */
export function linkNames(data: unknown, roles: Roles): string[] {
  const targets = [...roles].flatMap(([pointer, { role }]) =>
    role === 'link' ? [valueAt(data, pathOf(pointer))] : [],
  );
  return targets.filter((to) => typeof to === 'string' && /^[^/#:{\s]+$/.test(to)) as string[];
}
