import { contactLinks } from '../../../templates/facts/contact-links.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { pathOf } from '../../read/locate.ts';
import { valueAt } from '../../read/value-at.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { CheckedSite } from '../check-site.ts';
import type { CheckedFile } from '../checked-file.ts';
import type { Definition } from '../definition.ts';
import type { MissingFacts } from '../timing/on-time.ts';
import { byPath, type RenamedEntry } from './mistake.ts';
import { intended } from './value-messages.ts';

/** An entry of site.yaml whose name was repaired, and the name that files use for it. */
interface NamedEntry extends RenamedEntry {
  name: string;
}

/**
 * Returns the entries of site.yaml that files refer to by another name than the repaired one: `Book Now` is `booking`,
 * not `book-now`, if that is the only name that its group lacks. A draft that is left out is never one of them: its
 * problem is set aside, so what refers to it must be reported.
 */
export function namesReferredTo({ file, checked }: CheckedSite, pages: readonly CheckedFile[]): NamedEntry[] {
  return byPath(file.renamed).flatMap((entries) => {
    const [{ path }] = entries;
    const known = asGroup(valueAt(checked?.derived.data, path));
    const wanted = new Set(path[0] === 'links' ? linkNames([file, ...pages]) : keysReferredTo(path[0], pages));
    const [name, ...others] = [...wanted].filter((one) => !Object.hasOwn(known, one));
    const isOut = ({ to }: RenamedEntry) => checked?.onDay.missing.keys.get(`${path[0]}.${to}`)?.kind === 'draft';
    const isNamed = ({ from, to }: RenamedEntry) => wanted.has(from) || wanted.has(to);
    const entry = entries.find((one) => !isNamed(one) && !isOut(one));
    return entry && name !== undefined && others.length === 0 ? [{ ...entry, name }] : [];
  });
}

/** Returns site.yaml with its entries under these names too, of which each group has one at most. */
export function withNames(site: Definition<SiteFacts>, names: readonly NamedEntry[]): Definition<SiteFacts> {
  const groups = names.flatMap(({ path: [group = ''], to, name }) => {
    const entries = asGroup(valueAt(site.data, [group]));
    return Object.hasOwn(entries, to) ? [[group, { ...entries, [name]: entries[to] }]] : [];
  });
  return groups.length === 0 ? site : { ...site, data: { ...site.data, ...Object.fromEntries(groups) } };
}

/** Returns what is left out of site.yaml, by these names too. */
export function leftOutWithNames(leftOut: MissingFacts['keys'], names: readonly NamedEntry[]): MissingFacts['keys'] {
  const named = names.flatMap(({ path: [group], to, name }) => {
    const absence = leftOut.get(`${group}.${to}`);
    return absence === undefined ? [] : [[`${group}.${name}`, absence] as const];
  });
  return new Map([...leftOut, ...named]);
}

/** Returns the problems of site.yaml with these names in their hints. */
export function hintsWithNames(problems: readonly Diagnostic[], names: readonly NamedEntry[]): Diagnostic[] {
  const named = new Map(names.map(({ problem, name }) => [problem, { ...problem, hint: intended(name) }]));
  return problems.map((problem) => named.get(problem) ?? problem);
}

const keysReferredTo = (group: string | number | undefined, pages: readonly CheckedFile[]) =>
  pages.flatMap(({ references }) => references.filter((one) => one.group === group).map(({ key }) => key));

/** Returns the names in the links of files, which site.yaml must have. */
function linkNames(files: readonly CheckedFile[]): string[] {
  const targets = files.flatMap(({ source, roles }) =>
    [...roles].flatMap(([pointer, { role }]) => (role === 'link' ? [valueAt(source.data, pathOf(pointer))] : [])),
  );
  const names = targets.filter((to) => typeof to === 'string' && /^[^/#:{\s]+$/.test(to)) as string[];
  return names.filter((name) => !Object.hasOwn(contactLinks, name));
}
