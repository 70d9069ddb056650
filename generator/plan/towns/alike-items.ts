import type { Town } from '../../../templates/facts/site.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { isTownChoice } from '../../check/mistakes/rules.ts';
import { errorAt } from '../../read/error-at.ts';
import { keySpan, type Path, partSpan } from '../../read/locate.ts';
import type { FillContext } from '../texts/fill-context.ts';
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
 * @param lists the towns that it shows, once or for each page
 */
export function checkNames(
  rest: unknown,
  lists: Iterable<readonly Town[]>,
  path: Path,
  { problems, source, finder, scope }: FillContext,
): void {
  const shared = finder.sharedNames(scope.towns ?? []);
  const named = shared.size > 0 ? nameAlone(rest) : null;
  if (named === null) return;
  for (const towns of lists) {
    const twins = namesakesIn(towns, shared);
    if (!twins) continue;
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

/** Returns two towns of a list that have one name in two states, or null. */
function namesakesIn(towns: readonly Town[], shared: ReadonlySet<string>): Town[] | null {
  const first = new Map<string, Town>();
  for (const town of towns) {
    if (!shared.has(town.name)) continue;
    const other = first.get(town.name);
    if (other && other.region !== town.region) return [other, town];
    first.set(town.name, town);
  }
  return null;
}

/** The placeholders that visitors do not read, or that are the same for towns with one name. */
const undistinguishing = /^\{\s*town\.(?:name|page|slug|center\.(?:latitude|longitude))\s*\}$/;

/**
 * Returns the placeholder for the name of the town in a value, with the path of its text. Returns null if there is none,
 * or if something else in the value depends on the town, such as its state.
 */
function nameAlone(value: unknown): { placeholder: string; path: Path } | null {
  const texts = textsBelow(value, []);
  const placeholders = texts.flatMap(({ text }) => text.match(/\{[^{}]*\}/g) ?? []);
  if (!placeholders.every((one) => undistinguishing.test(one))) return null;
  const named = texts.flatMap(({ text, path }) => {
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
