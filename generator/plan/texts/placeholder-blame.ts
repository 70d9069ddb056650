import type { SiteFacts, Town } from '../../../templates/facts/site.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { groupBy } from '../../basics/group-by.ts';
import type { Definition, TownDefinition } from '../../check/definition.ts';
import { errorAt } from '../../read/error-at.ts';
import { keySpan, occurrences, type Path, partSpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic, Span } from '../../report/diagnostic.ts';
import type { UnknownPlaceholder } from './placeholder.ts';
import { placeholderMessages } from './placeholder-messages.ts';

/** A placeholder that cannot be filled in, and its text. */
export interface MissingPlaceholder extends UnknownPlaceholder {
  source: Source;
  path: Path;
  /** The raw text. */
  raw: string;
  town?: Town | undefined;
  /** The name of the specialty that the text is for. */
  specialty?: string | undefined;
}

/** Returns the path of a text within its town; null if it does not belong to one. */
export type IsOfTown = (place: Pick<MissingPlaceholder, 'source' | 'path'>) => Path | null;

/** Returns a function that finds the town of a text. */
export function textsOfTowns(towns: readonly TownDefinition[]): IsOfTown {
  const bySource = groupBy(towns, ({ source }) => source);
  return ({ source, path }) => {
    const town = bySource.get(source)?.find((one) => one.path.every((step, index) => step === path[index]));
    return town ? path.slice(town.path.length) : null;
  };
}

/**
 * Returns the names in the group at a path, if there is one. They are sorted, because the order differs between towns
 * that were read and towns that were not.
 */
export function keysAt(value: unknown, path: readonly string[]): string[] {
  const at = path.reduce<unknown>(
    (group, step) => (isGroup(group) && Object.hasOwn(group, step) ? group[step] : undefined),
    value,
  );
  return isGroup(at) ? Object.keys(at).sort() : [];
}

/**
 * Returns the key of a fact in site.yaml that is likely misspelled: several texts use a similar name that does not
 * exist, and none uses this one.
 */
export function keyToBlame(
  same: readonly MissingPlaceholder[],
  { source, data }: Definition<SiteFacts>,
): Diagnostic[] | null {
  const [first] = same;
  if (!first?.better || lacksSpecialty(first) || same.length < 2 || first.reason !== 'absent') return null;
  const [wanted, actual] = [first.name.trim().split('.'), first.better.split('.')];
  const differing = actual.flatMap((step, index) => (step === wanted[index] ? [] : [index]));
  const [index = -1] = differing;
  if (differing.length !== 1 || wanted.length !== actual.length) return null;
  const path = actual.slice(0, index + 1);
  const key = actual[index] ?? '';
  const isUsed = [source, ...same.map((one) => one.source)].some(({ text }) => text.includes(`{${path.join('.')}`));
  if (isUsed || !keysAt(data, path.slice(0, -1)).includes(key)) return null;
  const message = placeholderMessages.misspelledKey(key, wanted[index] ?? '', first.name, same.length);
  return [errorAt(source, keySpan(source, path), message)];
}

/** Returns true if a line such as `specialty: drains` is missing for all such texts of a page. */
export function lacksSpecialty({ reason, name, town, specialty }: MissingPlaceholder): boolean {
  return reason === 'absent' && town !== undefined && specialty === undefined && /^\s*specialty(\.|\s*$)/.test(name);
}

/** Returns the span of a placeholder. */
export function spanOf({ source, path, written, raw, offset }: MissingPlaceholder): Span {
  return partSpan(source, path, written, occurrences(written, raw.slice(0, offset)).length);
}
