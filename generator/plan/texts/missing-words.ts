import { town as townSchema } from '../../../templates/facts/towns.ts';
import { editDistance } from '../../../templates/schema/edit-distance.ts';
import { groupBy } from '../../basics/group-by.ts';
import { suggest } from '../../basics/suggest.ts';
import type { TownDefinition } from '../../check/definition.ts';
import { errorAt } from '../../read/error-at.ts';
import { keySpan, valueSpan } from '../../read/locate.ts';
import type { Diagnostic, SourceLocation } from '../../report/diagnostic.ts';
import { type IsOfTown, keysAt, type MissingPlaceholder, spanOf } from './placeholder-blame.ts';
import { placeholderMessages } from './placeholder-messages.ts';

/** What a town lacks for a placeholder. */
export interface MissingWord {
  town: TownDefinition;
  /** Where the town would have it: the groups, and the key. */
  group: readonly string[];
  key: string;
  placeholder: MissingPlaceholder;
  /** A similar key that the town has, which is likely a misspelling; null if there is none. */
  near: string | null;
  isElsewhere: boolean;
}

/** Returns what each town lacks for these texts. Returns null if no town can have what the texts refer to. */
export function missingWords(
  same: readonly MissingPlaceholder[],
  towns: readonly TownDefinition[],
  isOfTown: IsOfTown,
): MissingWord[] | null {
  const [first] = same;
  if (first?.reason !== 'absent' || !first.town || isOfTown(first) !== null) return null;
  const paths = same.map((one) => ({ one, path: townPath(one) }));
  const besideOf = besideKeys(towns);
  const isPossible = ([...group]: readonly string[]) => {
    const key = group.pop() ?? '';
    return group.length === 0 || besideOf(group, key) !== null;
  };
  if (!paths.some(({ path }) => path && isPossible(path))) return null;
  const bySlug = new Map(towns.map((town) => [town.data.slug, town]));
  return paths.flatMap(({ one, path }) => {
    const town = bySlug.get(one.town?.slug ?? '');
    const key = path?.at(-1);
    if (!path || !town || key === undefined) return [];
    const group = path.slice(0, -1);
    const beside = besideOf(group, key);
    const near = misspelled(key, keysAt(town.data, group), beside ?? new Set());
    return [{ town, group, key, placeholder: one, near, isElsewhere: beside !== null }];
  });
}

/** Returns where a town would have the text that a placeholder refers to. */
function townPath({ name, specialty }: MissingPlaceholder): string[] | null {
  const [group, ...rest] = name.trim().split('.');
  // The owner chooses the names of words. The schema defines what else a town may have.
  if (group === 'town' && (rest.length > 1 || Object.hasOwn(townSchema.properties, rest[0] ?? ''))) return rest;
  return group === 'specialty' && specialty !== undefined && rest.length > 0
    ? ['specialties', specialty, ...rest]
    : null;
}

/**
 * Returns a function that lists the keys of a group in all towns with a given key there; null if there are none.
 * Cached, because thousands of towns may lack the same key.
 */
function besideKeys(towns: readonly TownDefinition[]) {
  const known = new Map<string, Set<string> | null>();
  return (group: readonly string[], key: string): Set<string> | null => {
    const path = JSON.stringify([group, key]);
    const found = known.get(path);
    if (found !== undefined) return found;
    const having = towns.map(({ data }) => keysAt(data, group)).filter((keys) => keys.includes(key));
    const beside = having.length > 0 ? new Set(having.flat()) : null;
    known.set(path, beside);
    return beside;
  };
}

/**
 * Returns a key that is likely a misspelling of a missing one. A key that never occurs beside the correct one is the
 * more likely candidate.
 */
function misspelled(key: string, own: readonly string[], beside: ReadonlySet<string>): string | null {
  const unusual = own.filter((word) => !beside.has(word));
  const alike = unusual.filter((word) => editDistance(word, key) * 2 <= key.length);
  return suggest(key, unusual) ?? (alike.length === 1 ? (alike[0] ?? null) : null);
}

/** Reports each misspelled word, and everything else that a group of a town lacks as one problem. */
export function missingWordProblems(words: readonly MissingWord[]): Diagnostic[] {
  const perPlace = groupBy(words, ({ town, group, near }) => JSON.stringify([town.data.slug, group, near]));
  return [...perPlace.values()].flatMap((same) => {
    const [first] = same;
    return first.group.length === 0 ? [...byKey(same).values()].map(([one]) => missingFact(one)) : [missingIn(same)];
  });
}

const byKey = (words: readonly MissingWord[]) => groupBy(words, ({ key }) => key);

/** Returns the location of the placeholder that needs it. */
const alsoAt = ({ placeholder }: MissingWord): SourceLocation => ({
  source: placeholder.source,
  span: spanOf(placeholder),
});

function missingFact(word: MissingWord): Diagnostic {
  const { town, key, placeholder } = word;
  const span = valueSpan(town.source, [...town.path, 'name']);
  const message = placeholderMessages.missingFact(town.data.name, placeholder.name, key);
  return { ...errorAt(town.source, span, message, alsoAt(word)), names: [town.data.name] };
}

/** @param same all words that are missing in one group of a town, or one that is misspelled */
function missingIn(same: readonly [MissingWord, ...MissingWord[]]): Diagnostic {
  const [first] = same;
  const { town, group, near, placeholder } = first;
  const { source, data, path } = town;
  const message = placeholderMessages.missingWords(data.name, placeholder.name, group.at(-1) ?? '', {
    keys: [...byKey(same).keys()],
    isMisspelled: near !== null,
    areElsewhere: same.every(({ isElsewhere }) => isElsewhere),
  });
  const isEmpty = keysAt(data, group).length === 0;
  const at = isEmpty ? [...path, 'name'] : [...path, ...group, ...(near === null ? [] : [near])];
  const span = isEmpty ? valueSpan(source, at) : keySpan(source, at);
  return { ...errorAt(source, span, message, alsoAt(first)), names: [data.name] };
}
