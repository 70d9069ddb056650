import { isMap, type Node, Pair, Scalar, YAMLMap } from 'yaml';
import { pointerOf } from '../read/locate.ts';
import { dataOf, keyOf, nodeAt, nodeSpan, pairsOf } from './draft.ts';
import type { Finder, Findings, Mistake } from './mistake.ts';
import { propertyMessages } from './property-messages.ts';
import { fits, nameOf, type Rules, rulesAt } from './rules.ts';

/** Finds entries at the end of a group that belong in the next group, whose own line is missing. */
export const strayedEntries: Finder = (findings) => {
  const groups = new Map(
    findings.errors.flatMap(({ path }) => (path.length > 1 ? [[pointerOf(path.slice(0, 1)), path.slice(0, 1)]] : [])),
  );
  return [...groups.values()].flatMap((path) => {
    const mistake = strayedFrom(String(path[0]), findings);
    return mistake ? [mistake] : [];
  });
};

function strayedFrom(group: string, { rules, draft }: Findings): Mistake | null {
  const map = nodeAt(draft, [group]);
  const entry = rulesAt(rules, draft.data, [group]).rules.additionalProperties;
  if (!isMap(map) || !entry) return null;
  const pairs = pairsOf(map);
  const first = pairs.findIndex((pair) => !fits(dataOf(draft, pair.value), entry));
  const strayed = pairs.slice(first);
  const root = draft.doc.contents;
  if (first < 1 || !isMap(root)) return null;
  const belongsIn = ({ additionalProperties: other = false }: Rules) => {
    const hasProperties = other !== false && other.properties !== undefined;
    return hasProperties && strayed.every((pair) => fits(dataOf(draft, pair.value), other));
  };
  const absent = Object.entries(rules.properties ?? {}).filter(([name, inner]) => !root.has(name) && belongsIn(inner));
  const [found, ...others] = absent;
  if (!found || others.length > 0) return null;
  const [owner] = found;
  return {
    message: propertyMessages.strayed(strayed.map(keyOf), nameOf([group]), owner),
    span: nodeSpan(draft, strayed[0]?.key as Node),
    repair: () => {
      map.items = pairs.slice(0, first);
      const made = new YAMLMap();
      made.items = strayed;
      if (strayed[0]?.value?.range) made.range = strayed[0].value.range;
      const key = new Scalar(owner);
      if (strayed[0]?.key.range) key.range = strayed[0].key.range;
      root.items.push(new Pair(key, made) as never);
    },
  };
}
