import type { Town } from '../../../templates/facts/site.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { isTownChoice } from '../../check/mistakes/rules.ts';
import { errorAt } from '../../read/error-at.ts';
import { keySpan, type Path, partSpan } from '../../read/locate.ts';
import type { FillContext } from '../texts/fill-context.ts';
import type { Scope } from '../texts/look-up.ts';
import { fillText } from '../texts/placeholder.ts';
import { inTown } from './choose-towns.ts';
import { townMessages } from './town-messages.ts';

/** Reports an item that is repeated for several towns although its copies are the same. */
export function checkCopies(rest: unknown, count: number, path: Path, { problems, source }: FillContext): void {
  if (count < 2 || !isFixed(rest)) return;
  const message = townMessages.sameCopies(isSection(path), count);
  problems.push(errorAt(source, keySpan(source, [...path, 'each']), message));
}

/**
 * Reports an item that shows several towns with one name, but not their states. Most sites have no such towns.
 *
 * @param itemFor returns the item for a town, with its placeholders
 * @param lists the towns that it shows, once or for each page
 */
export function checkNames(
  itemFor: (town: Town) => unknown,
  lists: Iterable<readonly Town[]>,
  { path, specialty }: { path: Path; specialty: unknown },
  context: FillContext,
): void {
  const { problems, source, finder, scope } = context;
  const shared = finder.sharedNames(scope.towns ?? []);
  if (shared.size === 0) return;
  const wordsFor = (town: Town) => wordsIn(itemFor(town), inTown(town, specialty, context).scope);
  for (const towns of lists) {
    const twins = alikeIn(towns, shared, wordsFor);
    const named = twins && nameIn(itemFor(twins[0]));
    if (!named) continue;
    const message = townMessages.sameNames(twins, named.placeholder, isSection(path));
    problems.push(errorAt(source, partSpan(source, [...path, ...named.path], named.placeholder), message));
    return;
  }
}

const isSection = (path: Path) => path.length === 2 && path[0] === 'sections';

/** Returns true if a value has no placeholder, and chooses no towns. */
function isFixed(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('{');
  if (Array.isArray(value)) return value.every(isFixed);
  return !isGroup(value) || (!Object.keys(value).some(isTownChoice) && Object.values(value).every(isFixed));
}

/** Returns two towns of a list that have one name in two states and the same words, or null. */
function alikeIn(
  towns: readonly Town[],
  shared: ReadonlySet<string>,
  wordsFor: (town: Town) => string,
): [Town, Town] | null {
  const first = new Map<string, Town>();
  for (const town of towns) {
    if (!shared.has(town.name)) continue;
    const words = `${town.name}\n${wordsFor(town)}`;
    const other = first.get(words);
    if (other && other.region !== town.region) return [other, town];
    first.set(words, town);
  }
  return null;
}

/** The placeholders that visitors do not read. */
const unread = /\{\s*town\.(?:page|slug|center\.(?:latitude|longitude))\s*\}/g;

/** Returns what visitors read of a value. */
const wordsIn = (value: unknown, scope: Scope) =>
  textsBelow(value, [])
    .map(({ text }) => fillText(text.replace(unread, ''), scope).text)
    .join('\n');

/** Returns the placeholder for the name of the town in a value, with the path of its text. Returns null if there is none. */
function nameIn(value: unknown): { placeholder: string; path: Path } | null {
  const named = textsBelow(value, []).flatMap(({ text, path }) => {
    const [placeholder] = text.match(/\{\s*town\.name\s*\}/) ?? [];
    return placeholder === undefined ? [] : [{ placeholder, path }];
  });
  return named[0] ?? null;
}

function textsBelow(value: unknown, path: Path): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsBelow(one, [...path, index]));
  return isGroup(value) ? Object.entries(value).flatMap(([key, one]) => textsBelow(one, [...path, key])) : [];
}
