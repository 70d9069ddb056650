import { isMap, isScalar, isSeq, type Node, type YAMLSeq } from 'yaml';
import { type Path, spanOf } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { isEmptyNode } from '../../read/yaml/is-empty-node.ts';
import { fits } from './fits.ts';
import { indentationMessages } from './indentation-messages.ts';
import { errorsOf, type Finder, type Findings, listsOf, type Mistake } from './mistake.ts';
import { kindOf, type Rules, rulesAt, rulesFor, rulesInside } from './rules.ts';
import {
  columnOf,
  dataOf,
  emptyListLike,
  keyOf,
  lineRange,
  nodeAt,
  type Property,
  pairsOf,
  rangeOf,
} from './working-copy.ts';

/** A list that ends right above a line, so that the line may be an item of it. */
interface NearbyList {
  name: string;
  item: Rules;
  /** The column of its dashes. */
  column: number;
  /** Null if it is still empty. */
  list: YAMLSeq | null;
  owner: Property;
}

/** Finds list items that lost their indentation, so that they are in the list around their own. */
export const shiftedItems: Finder = (findings) => {
  const wrong = errorsOf(findings.errors, 'type', 'required', 'additionalProperties', 'discriminator');
  return listsOf(wrong).flatMap((path) => lostIndentation(path, findings) ?? []);
};

function lostIndentation(path: Path, { rules, working }: Findings): Mistake | null {
  const list = nodeAt(working, path);
  if (!isSeq(list) || list.flow) return null;
  const nodes = list.items as Node[];
  const { items: own = {} } = rulesAt(rules, working.data, path).rules;
  const isMisfit = (node: Node | undefined) => node !== undefined && !fits(dataOf(working, node), own);
  const first = nodes.findIndex((node, index) => index > 0 && isMisfit(node) && isMap(nodes[index - 1]));
  const above = nodes[first - 1];
  if (!isMap(above)) return null;
  for (const target of listsEndingWith(above, rulesFor(own, dataOf(working, above)), working)) {
    const rest = nodes.slice(first);
    const end = rest.findIndex((node) => !isMisfit(node) || !fits(dataOf(working, node), target.item));
    const moved = rest.slice(0, end < 0 ? undefined : end);
    const spaces = target.column - columnOf(working, list);
    if (moved.length > 0 && spaces > 0) return moving(moved, list, target, spaces, working);
  }
  return null;
}

function listsEndingWith(map: Node, rules: Rules, working: Source): NearbyList[] {
  const owner = isMap(map) && !map.flow ? pairsOf(map).at(-1) : undefined;
  if (!owner) return [];
  const name = keyOf(owner);
  const own = rulesInside(rules, {}, name) ?? {};
  const item = own.items ?? {};
  const { value } = owner;
  if (isEmptyNode(value)) {
    return kindOf(own) === 'list' ? [{ name, item, column: columnOf(working, owner) + 2, list: null, owner }] : [];
  }
  if (isMap(value)) return listsEndingWith(value, rulesFor(own, dataOf(working, value)), working);
  if (!isSeq(value) || value.flow) return [];
  const last = value.items.at(-1) as Node;
  const deeper = isScalar(last) ? [] : listsEndingWith(last, rulesFor(item, dataOf(working, last)), working);
  return [{ name, item, column: columnOf(working, value), list: value, owner }, ...deeper];
}

function moving(items: readonly Node[], from: YAMLSeq, target: NearbyList, spaces: number, working: Source): Mistake {
  const [first, last] = [items[0], items.at(-1)] as [Node, Node];
  const dash = working.text.lastIndexOf('-', rangeOf(first)[0] - 1);
  const lines = lineRange(working, last)[1] - working.lines.linePos(dash).line + 1;
  return {
    message: indentationMessages.lostItems(items.length, target.name, spaces, lines),
    span: spanOf(working, [dash, rangeOf(first)[1]]),
    repair: () => {
      from.items = from.items.filter((item) => !items.includes(item as Node));
      const list = target.list ?? emptyListLike(target.owner.value);
      target.owner.value = list;
      list.items.push(...items);
    },
  };
}
