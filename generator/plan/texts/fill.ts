import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { isUnknown } from '../../check/facts/unknown-facts.ts';
import { isGap } from '../../check/mistakes/gap.ts';
import { isTownChoice } from '../../check/mistakes/rules.ts';
import type { TextRole } from '../../check/schema/roles.ts';
import { type Path, pointerOf } from '../../read/locate.ts';
import { checkCopies, checkNames } from '../towns/alike-items.ts';
import { eachTown, inTown, listsOf, someTowns } from '../towns/choose-towns.ts';
import { isUnderCounty, withStateOfGroup } from '../towns/county-groups.ts';
import { type FillContext, isUnknownTown, unreported } from './fill-context.ts';
import type { Scope } from './look-up.ts';
import { fillText } from './placeholder.ts';
import { textLinks, withoutMarkup } from './text-links.ts';
import { fillParts, partsOf } from './text-parts.ts';

/** Copies a value with every text filled in, and repeats list items for each town if they ask for it. */
export function fillTree(value: unknown, path: Path, context: FillContext): unknown {
  if (typeof value === 'string') return fillLeaf(value, path, context);
  if (Array.isArray(value)) return value.flatMap((item, index) => fillItem(item, path.concat(index), context, value));
  if (isGroup(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, fillTree(child, path.concat(key), context)]),
    );
  }
  return value;
}

function fillLeaf(raw: string, path: Path, context: FillContext): string {
  const { source, scope, roles, missing, specialty } = context;
  const role = roles.get(pointerOf(path));
  // The gap is already reported. Only a draft, which only its author sees, shows its words.
  if (isGap(raw)) return role?.role === 'shown' ? raw : '';
  const { text, unknown } = fillKnown(raw, scope) ?? fillText(raw, scope);
  const wrong = unknown.filter((one) => !isUnknownFact(one.name, context));
  missing.push(...wrong.map((one) => ({ ...one, source, path, raw, town: scope.town, specialty })));
  // Without its role, a text that is not filled in cannot cause a second problem, such as a link that leads nowhere.
  const textRole = unknown.every(({ better }) => better !== null) ? role : undefined;
  return addLeaf(text, raw, textRole, path, context);
}

/**
 * Fills in a text whose placeholders all have values, which is the usual case. Returns null for any other text, because
 * finding out what is wrong takes time.
 */
function fillKnown(raw: string, scope: Scope): ReturnType<typeof fillText> | null {
  const parts = partsOf(raw);
  const text = parts && fillParts(parts, scope);
  return text === null ? null : { text, unknown: [] };
}

function addLeaf(
  text: string,
  raw: string,
  role: TextRole | undefined,
  path: Path,
  { source, leaves, mark }: FillContext,
): string {
  const filled = withoutMarkup(text, raw, role);
  if (!leaves && !mark) return filled;
  const leaf = { text: filled, ...role, source, path };
  leaves?.push(leaf);
  if (leaves && leaf.markdown) leaves.push(...textLinks(leaf, raw));
  return mark ? mark(leaf) : filled;
}

/** A text that is filled in many times. */
export interface Template {
  raw: string;
  path: Path;
  role: TextRole | undefined;
  /** Null if it is filled in like a text that may have a mistake. */
  parts: readonly string[] | null;
}

/** Prepares a text that is filled in many times. */
export function templateOf(raw: string, path: Path, { roles }: Pick<FillContext, 'roles'>): Template {
  return { raw, path, role: roles.get(pointerOf(path)), parts: isGap(raw) ? null : partsOf(raw) };
}

/** Fills in a prepared text, and adds its leaf to those of the context. */
export function fillTemplate({ raw, path, role, parts }: Template, context: FillContext): string {
  const text = parts && fillParts(parts, context.scope);
  return text === null ? fillLeaf(raw, path, context) : addLeaf(text, raw, role, path, context);
}

/** The facts of the business that the facts of a town are made from. */
const townFacts: Readonly<Record<string, readonly string[]>> = {
  'town.miles': ['geo'],
  'town.kilometers': ['geo'],
  'town.region': ['address', 'region'],
};

/** Returns true if a placeholder refers to a fact that is unknown because of a mistake in site.yaml. */
function isUnknownFact(name: string, context: FillContext): boolean {
  const isOfTown = /^\s*(town|specialty)\./.test(name);
  if (!isOfTown) return isUnknown(name.trim().split('.'), context.unknownFacts);
  const from = townFacts[name.trim()];
  return isUnknownTown(context) || (from !== undefined && isUnknown(from, context.unknownFacts));
}

/** Returns true for a list item that repeats for towns, or is limited to some. */
export function isRepeated(item: unknown): item is Record<string, unknown> {
  return isGroup(item) && Object.keys(item).some(isTownChoice);
}

/**
 * Returns a list item, once or for each of its towns.
 *
 * @param list all items of the list
 */
export function fillItem(item: unknown, path: Path, context: FillContext, list: readonly unknown[]): unknown[] {
  if (!isRepeated(item)) return [fillTree(item, path, context)];
  const { each, specialty, in: _, near, limit, ...rest } = item;
  const towns = someTowns(item, path, context);
  const quiet = { ...context, ...unreported() };
  const townsOf = (items: readonly unknown[]) =>
    items.flatMap((one) => (isRepeated(one) && one !== item ? [someTowns(one, path, quiet)] : []));
  const itemFor = withStateOfGroup(rest, () => [towns, ...townsOf(list.filter(isUnderCounty))], context.finder);
  if (each) checkCopies(rest, towns.length, path, context);
  const lists = function* () {
    const alike = townsOf(itemsLike(item, list)).flat();
    for (const some of listsOf({ near, limit }, towns, context)) yield [...some, ...alike];
  };
  if (each) checkNames(itemFor, lists(), { path, specialty }, context);
  return towns.map((town) => fillTree(itemFor(town), path, inTown(town, specialty, context)));
}

/**
 * Returns the items that visitors read as one with an item: they have the same texts, and nothing between them that may
 * say where their towns are.
 */
function itemsLike(item: Record<string, unknown>, list: readonly unknown[]): unknown[] {
  const place = list.indexOf(item);
  const start = list.slice(0, place).findLastIndex((one) => !isRepeated(one)) + 1;
  const end = list.findIndex((one, index) => index > place && !isRepeated(one));
  const around = list.slice(start, end < 0 ? list.length : end);
  return item.near === eachTown ? [] : around.filter(isRepeated).filter(isLike(item));
}

/** Returns a function that returns true for an item with the same texts, about the same specialty. */
function isLike(item: Record<string, unknown>): (other: Record<string, unknown>) => boolean {
  const isRead = ([name]: readonly [string, unknown]) => name === 'specialty' || !isTownChoice(name);
  const textsOf = (one: Record<string, unknown>) => Object.fromEntries(Object.entries(one).filter(isRead));
  const own = textsOf(item);
  return (other) => other.near !== eachTown && isDeepStrictEqual(textsOf(other), own);
}
