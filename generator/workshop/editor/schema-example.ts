import { asGroup } from '../../../templates/schema/is-group.ts';
import type { Rules } from '../../check/mistakes/rules.ts';
import { type Completions, knownValues } from './completions.ts';

/**
 * Makes valid data for a schema: the required properties of an object, and one item of a list.
 *
 * @param write replaces each value, for example with a tab stop
 */
export function exampleOf(
  rules: Rules,
  completions: Completions,
  write: (value: unknown) => unknown = (value) => value,
): unknown {
  const nested = (part: Rules = {}) => exampleOf(part, completions, write);
  const { properties, items, additionalProperties: entry } = rules;
  if (properties) {
    const [first = ''] = Object.keys(properties);
    const names = rules.required?.length ? rules.required : [first];
    return Object.fromEntries(names.map((name) => [name, nested(properties[name])]));
  }
  if (items) return [nested(items)];
  if (entry && rules.type === 'object') return { [String(rules.propertyNames?.examples?.[0])]: nested(entry) };
  if (rules.const) return rules.const;
  const [known] = knownValues(rules, completions);
  return write(known?.value ?? linkExample(rules, completions) ?? rules.examples?.[0] ?? rules.enum?.[0] ?? true);
}

/** Returns an example for a link that exists in this project. */
function linkExample({ role, examples = [] }: Rules, completions: Completions): unknown {
  if (role !== 'link') return undefined;
  return examples.find((example) => completions.links.some(({ value }) => value === example)) ?? '/';
}

/** Adds examples from valid data to the strings of a schema that have none. */
export function withSamples(rules: Rules, samples: readonly unknown[]): Rules {
  const { properties, items, examples, type } = rules;
  if (items) return { ...rules, items: withSamples(items, samples.flat()) };
  if (properties) {
    const entries = Object.entries(properties).map(([name, part]) => [
      name,
      withSamples(part, valuesOf(samples, name)),
    ]);
    return { ...rules, properties: Object.fromEntries(entries) };
  }
  const texts = samples.filter((sample) => typeof sample === 'string');
  if (type !== 'string' || examples || texts.length === 0) return rules;
  return { ...rules, examples: [...new Set(texts)].slice(0, 2) };
}

function valuesOf(samples: readonly unknown[], name: string): unknown[] {
  return samples.map((sample) => asGroup(sample)[name]).filter((value) => value !== undefined);
}
