import { isGroup } from '../../../templates/schema/is-group.ts';
import type { Path } from '../../read/locate.ts';
import { isUnderCounty } from '../towns/county-groups.ts';
import { fillItem, fillTemplate, fillTree, isRepeated, type Template, templateOf } from './fill.ts';
import { type FillContext, hasFaults, type Leaf, unreported } from './fill-context.ts';
import { fillText, namesUnknown } from './placeholder.ts';

/**
 * A value of a definition, filled in as far as it is the same for every town. A definition for thousands of towns has
 * most of its texts in common: they are filled in once, and all its pages share them.
 */
export type Prepared =
  | { kind: 'same'; value: unknown; leaves: readonly Leaf[] }
  | { kind: 'text'; template: Template }
  | { kind: 'item'; item: unknown; path: Path; list: readonly unknown[] }
  | { kind: 'list'; items: Prepared[] }
  | { kind: 'group'; entries: (readonly [string, Prepared])[] };

type Same = Extract<Prepared, { kind: 'same' }>;

/**
 * Fills in what is the same for every town.
 *
 * @param context without a town; what it reports is left for the pages to report
 */
export function prepare(value: unknown, path: Path, context: FillContext): Prepared {
  if (typeof value === 'string') {
    const { scope, unknownFacts } = context;
    const needsTown =
      unknownFacts.length > 0 || namesUnknown(value, scope) || fillText(value, scope).unknown.length > 0;
    const filled = needsTown ? null : same(context, (own) => fillTree(value, path, own));
    return filled ?? { kind: 'text', template: templateOf(value, path, context) };
  }
  if (Array.isArray(value)) {
    const items = value.map((item, index) => prepareItem(item, path.concat(index), context, value));
    return items.every(isSame)
      ? { kind: 'same', value: items.flatMap((one) => one.value), leaves: items.flatMap(({ leaves }) => leaves) }
      : { kind: 'list', items };
  }
  if (isGroup(value)) {
    const entries = Object.entries(value).map(
      ([key, child]) => [key, prepare(child, path.concat(key), context)] as const,
    );
    const settled = entries.flatMap(([key, child]) => (isSame(child) ? [[key, child] as const] : []));
    if (settled.length < entries.length) return { kind: 'group', entries };
    const values = Object.fromEntries(settled.map(([key, child]) => [key, child.value]));
    return { kind: 'same', value: values, leaves: settled.flatMap(([, child]) => child.leaves) };
  }
  return { kind: 'same', value, leaves: [] };
}

const isSame = (prepared: Prepared): prepared is Same => prepared.kind === 'same';

/** Prepares a list item as a list, because an item that repeats for towns may become several or none. */
function prepareItem(item: unknown, path: Path, context: FillContext, list: readonly unknown[]): Prepared {
  if (!isRepeated(item)) {
    const prepared = prepare(item, path, context);
    return isSame(prepared) ? { ...prepared, value: [prepared.value] } : prepared;
  }
  // The name of its county depends on the other items under counties.
  const needsTown =
    context.unknownFacts.length > 0 || (isUnderCounty(item) ? list.filter(isUnderCounty) : [item]).some(isOfTown);
  const filled = needsTown ? null : same(context, (own) => fillItem(item, path, own, list));
  return filled ?? { kind: 'item', item, path, list };
}

/** Returns true for an item whose towns depend on the town of the page. */
const isOfTown = (item: unknown) =>
  isRepeated(item) && (item.near === 'town' || (item.specialty !== undefined && !item.each));

/** Returns what `fill` returns if that can be filled in without a town; otherwise null. */
function same(context: FillContext, fill: (own: FillContext) => unknown): Same | null {
  const leaves: Leaf[] = [];
  const own: FillContext = { ...context, ...unreported(), leaves };
  const value = fill(own);
  return hasFaults(own) ? null : { kind: 'same', value, leaves };
}

/** Fills in the rest of a prepared value. Adds the leaves of all its texts to those of the context, in order. */
export function complete(prepared: Prepared, context: FillContext): unknown {
  switch (prepared.kind) {
    case 'same':
      context.leaves?.push(...prepared.leaves);
      return prepared.value;
    case 'text':
      return fillTemplate(prepared.template, context);
    case 'item':
      return fillItem(prepared.item, prepared.path, context, prepared.list);
    case 'list':
      return prepared.items.flatMap((item) =>
        item.kind === 'same' || item.kind === 'item' ? complete(item, context) : [complete(item, context)],
      );
    case 'group': {
      const value: Record<string, unknown> = {};
      for (const [key, child] of prepared.entries) value[key] = complete(child, context);
      return value;
    }
  }
}
