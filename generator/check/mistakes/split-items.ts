import { isMap, isSeq, type YAMLMap } from 'yaml';
import { type Path, spanOf } from '../../read/locate.ts';
import { fits } from './fits.ts';
import { listMessages } from './list-messages.ts';
import { errorsOf, type Finder, type Findings, listsOf, type Mistake } from './mistake.ts';
import { rulesAt } from './rules.ts';
import { dataOf, nodeAt, rangeOf } from './working-copy.ts';

/** Finds a list item that a dash inside it splits in two. */
export const splitItems: Finder = (findings) => {
  const lists = listsOf(errorsOf(findings.errors, 'required', 'discriminator'));
  return lists.flatMap((path) => splitIn(path, findings) ?? []);
};

/** Returns the first such item. */
function splitIn(path: Path, { rules, working }: Findings): Mistake | null {
  const list = nodeAt(working, path);
  const { items: own = {} } = rulesAt(rules, working.data, path).rules;
  if (!isSeq(list) || list.flow) return null;
  const isWhole = (node: YAMLMap) => fits(dataOf(working, node), own);
  const index = list.items.findIndex((node, place) => {
    const above = list.items[place - 1];
    if (!isMap(node) || !isMap(above) || node.flow || above.flow || isWhole(node) || isWhole(above)) return false;
    return isWhole(joined(above, node));
  });
  const [above, below] = [list.items[index - 1], list.items[index]];
  if (!isMap(above) || !isMap(below)) return null;
  const from = working.text.lastIndexOf('-', rangeOf(below)[0] - 1);
  const end = working.text.indexOf('\n', from);
  const line = working.text.slice(from, end < 0 ? undefined : end).trimEnd();
  return {
    message: listMessages.splitItem(line.replace('-', ' ')),
    span: spanOf(working, [from, from + line.length]),
    repair: () => {
      above.items.push(...below.items);
      list.items = list.items.filter((item) => item !== below);
    },
  };
}

/** Returns a group with the properties of both. If they share a property, they are two items. */
function joined(above: YAMLMap, below: YAMLMap): YAMLMap {
  const both = above.clone() as YAMLMap;
  both.items.push(...below.items.filter(({ key }) => !above.has(key)));
  return both.items.length === above.items.length + below.items.length ? both : above;
}
