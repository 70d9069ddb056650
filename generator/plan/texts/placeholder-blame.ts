import type { SiteFacts, Town } from '../../../templates/facts/site.ts';
import { town as townSchema } from '../../../templates/facts/towns.ts';
import { editDistance } from '../../../templates/schema/edit-distance.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import type { Definition, TownDefinition } from '../../check/definition.ts';
import { keySpan, occurrences, type Path, partSpan, valueSpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic, Span } from '../../report/diagnostic.ts';
import { groupBy } from '../../report/group-by.ts';
import { suggest } from '../../report/suggest.ts';
import { errorAt } from './error-at.ts';
import type { UnknownPlaceholder } from './placeholder.ts';
import { placeholderMessages } from './placeholder-messages.ts';

/** A placeholder that cannot be filled, and the text that it is in. */
export interface MissingPlaceholder extends UnknownPlaceholder {
  source: Source;
  path: Path;
  /** The text as it is written. */
  raw: string;
  town?: Town | undefined;
  /** The name of the specialty that the text is for. */
  specialty?: string | undefined;
}

/** The path of a text in its town; null if it does not belong to one. */
export type IsOfTown = (place: Pick<MissingPlaceholder, 'source' | 'path'>) => Path | null;

export function textsOfTowns(towns: readonly TownDefinition[]): IsOfTown {
  const bySource = groupBy(towns, ({ source }) => source);
  return ({ source, path }) => {
    const town = bySource.get(source)?.find((one) => one.path.every((step, index) => step === path[index]));
    return town ? path.slice(town.path.length) : null;
  };
}

/** If a town can have what these texts name, the towns that lack it are to blame. Null if no town can. */
export function townsToBlame(
  same: readonly MissingPlaceholder[],
  towns: readonly TownDefinition[],
  isOfTown: IsOfTown,
): Diagnostic[] | null {
  const [first] = same;
  if (first?.reason !== 'absent' || !first.town || isOfTown(first) !== null) return null;
  const found = same.map((one) => ({ one, path: townPath(one) }));
  const isPossible = (path: readonly string[]) =>
    path.length === 1 || towns.some(({ data }) => keysAt(data, path.slice(0, -1)).includes(String(path.at(-1))));
  if (!found.some(({ path }) => path && isPossible(path))) return null;
  return found.flatMap(({ one, path }) => {
    const town = towns.find(({ data }) => data.slug === one.town?.slug);
    return path && town ? [missingWord(one, town, path, towns)] : [];
  });
}

/** Where a town would have the text that a placeholder names. */
function townPath({ name, specialty }: MissingPlaceholder): string[] | null {
  const [group, ...rest] = name.trim().split('.');
  // The owner chooses the names of words. What else a town may have is in its schema.
  if (group === 'town' && (rest.length > 1 || Object.hasOwn(townSchema.properties, rest[0] ?? ''))) return rest;
  return group === 'specialty' && specialty !== undefined && rest.length > 0
    ? ['specialties', specialty, ...rest]
    : null;
}

function missingWord(
  one: MissingPlaceholder,
  town: TownDefinition,
  path: readonly string[],
  towns: readonly TownDefinition[],
): Diagnostic {
  const { source } = town;
  const key = path.at(-1) ?? '';
  const group = path.slice(0, -1);
  const name = one.town?.name ?? '';
  const also = { source: one.source, span: spanOf(one) };
  if (group.length === 0) {
    return errorAt(
      source,
      valueSpan(source, [...town.path, 'name']),
      placeholderMessages.missingFact(name, one.name, key),
      also,
    );
  }
  const own = keysAt(town.data, group);
  const others = towns.filter((other) => other !== town);
  const onlyHere = own.filter((word) => !others.some((other) => keysAt(other.data, group).includes(word)));
  // What no other town has is more likely a misspelling than any word is.
  const alike = onlyHere.filter((word) => editDistance(word, key) * 2 <= key.length);
  const near = suggest(key, onlyHere) ?? (alike.length === 1 ? (alike[0] ?? null) : null);
  const isElsewhere = others.some((other) => keysAt(other.data, group).includes(key));
  const message = placeholderMessages.missingWord(name, one.name, group.at(-1) ?? '', { key, near, isElsewhere });
  const at = own.length === 0 ? [...town.path, 'name'] : [...town.path, ...group, ...(near === null ? [] : [near])];
  const span = own.length === 0 ? valueSpan(source, at) : keySpan(source, at);
  return errorAt(source, span, message, also);
}

function keysAt(value: unknown, path: readonly string[]): string[] {
  const at = path.reduce<unknown>(
    (group, step) => (isGroup(group) && Object.hasOwn(group, step) ? group[step] : undefined),
    value,
  );
  return isGroup(at) ? Object.keys(at) : [];
}

/** If several texts name a fact, and none names the fact in site.yaml that is like it, its key is to blame. */
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

/** One line, such as `specialty: drains`, is missing for all such texts of a page. */
export function lacksSpecialty({ reason, name, town, specialty }: MissingPlaceholder): boolean {
  return reason === 'absent' && town !== undefined && specialty === undefined && /^\s*specialty(\.|\s*$)/.test(name);
}

/** Where a placeholder is written. */
export function spanOf({ source, path, written, raw, offset }: MissingPlaceholder): Span {
  return partSpan(source, path, written, occurrences(written, raw.slice(0, offset)).length);
}
