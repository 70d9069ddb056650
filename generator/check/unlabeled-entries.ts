import { isScalar, Pair, type YAMLMap } from 'yaml';
import { dataOf, emptyLike, keyOf, nodeSpan, type Property, textLike } from './draft.ts';
import { onOneLine } from './example.ts';
import { isValidText } from './form-faults.ts';
import type { Findings, Mistake, ShapeError } from './mistake.ts';
import { propertyMessages, whereIs } from './property-messages.ts';

/** Names that say only that something is a price, so that they are no label of one. */
const general = /^(?:price|pricing|cost|rate|fee|charge|amount)s?$/i;

/**
 * A text that is an entry of a group which is missing, written without the group, such as `price: $75` instead of
 * `prices: { visit: $75 }`. Only a text with a form, such as a price, shows by itself which group it belongs in.
 */
export function unlabeledEntry(
  pair: Property,
  { path, rules }: ShapeError,
  taken: Set<string>,
  { draft, facts }: Findings,
): Mistake | null {
  const text = dataOf(draft, pair.value);
  if (typeof text !== 'string') return null;
  for (const [name, { additionalProperties: entry, propertyNames }] of Object.entries(rules.properties ?? {})) {
    if (taken.has(name) || !entry || !entry.form || !isValidText(text, entry, facts)) continue;
    const label = general.test(keyOf(pair)) ? String(propertyNames?.examples?.[0] ?? '') : keyOf(pair);
    const written = `${name}: ${onOneLine({ [label]: text })}`;
    taken.add(name);
    return {
      message: propertyMessages.unlabeled(keyOf(pair), whereIs(path, rules), name, written),
      span: nodeSpan(draft, pair),
      repair: () => wrap(pair, name, label),
    };
  }
  return null;
}

/** Makes a property the only entry of a group. */
function wrap(pair: Property, name: string, label: string): void {
  const map = emptyLike(pair.value, 'map') as YAMLMap;
  map.items.push(new Pair(textLike(pair.key, label), pair.value));
  pair.value = map;
  if (isScalar(pair.key)) pair.key.value = name;
}
