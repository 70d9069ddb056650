import { isScalar, Pair } from 'yaml';
import { isValidText } from '../schema/form-faults.ts';
import { onOneLine } from './example.ts';
import { propertyMessages } from './property-messages.ts';
import type { Explainer } from './unknown-property.ts';
import { emptyMapLike, nodeSpan, type Property, textLike } from './working-copy.ts';

/** Names that say only that something is a price, so that they are not useful as its label. */
const general = /^(?:price|pricing|cost|rate|fee|charge|amount)s?$/i;

/**
 * Explains a text that is an entry of a missing group, written without the group, such as `price: $75` in place of
 * `prices: { visit: $75 }`. Only a text with a form, such as a price, shows by itself which group it belongs in.
 */
export const unlabeledEntry: Explainer = ({ pair, name, data, where, rules, taken, findings }) => {
  if (typeof data !== 'string') return null;
  for (const [group, { additionalProperties: entry, propertyNames }] of Object.entries(rules.properties ?? {})) {
    if (taken.has(group) || !entry || !entry.form || !isValidText(data, entry, findings.facts)) continue;
    const label = general.test(name) ? String(propertyNames?.examples?.[0] ?? '') : name;
    const written = `${group}: ${onOneLine({ [label]: data })}`;
    return {
      message: propertyMessages.unlabeled(name, where, group, written),
      span: nodeSpan(findings.working, pair),
      repair: () => wrap(pair, group, label),
      meant: group,
    };
  }
  return null;
};

/** Makes a property the only entry of a group. */
function wrap(pair: Property, name: string, label: string): void {
  const map = emptyMapLike(pair.value);
  map.items.push(new Pair(textLike(pair.key, label), pair.value));
  pair.value = map;
  if (isScalar(pair.key)) pair.key.value = name;
}
