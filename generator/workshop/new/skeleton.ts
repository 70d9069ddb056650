import { asGroup } from '../../../templates/schema/is-group.ts';
import { gap } from '../../check/mistakes/gap.ts';
import type { Rules } from '../../check/mistakes/rules.ts';
import { bare, described } from './gap-words.ts';

/**
 * Returns the smallest useful value that a schema accepts, with a gap for every text. A link leads to the site's
 * booking page if there is one, a fact is the first of its group, and a list has one item.
 *
 * @param facts the data of site.yaml
 * @param within what a text is part of; follows its description in parentheses
 */
export function skeleton(rules: Rules, facts: unknown, within = ''): unknown {
  const { properties, required = [], usual = [], items, role, fact, enum: choices, description = '' } = rules;
  const part = (child: Rules = {}) =>
    skeleton(child, facts, child.properties ? bare(String(child.description)) : within);
  if (properties) return Object.fromEntries([...required, ...usual].map((name) => [name, part(properties[name])]));
  if (items) return [part(items)];
  if (role === 'link') return 'booking' in asGroup(asGroup(facts).links) ? 'booking' : '/';
  const [value = choices?.[0]] = fact ? Object.keys(asGroup(asGroup(facts)[fact])) : [];
  return value ?? gap(described(description, within), exampleIn(rules));
}

/** Returns an example only for a text with a fixed form, such as a price; other examples describe another business. */
function exampleIn({ examples, pattern, form }: Rules): string {
  return (pattern || form) && examples ? String(examples[0]) : '';
}
