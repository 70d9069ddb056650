import { site } from '../../../templates/facts/site.ts';
import { town } from '../../../templates/facts/towns.ts';
import type { Schema } from '../../../templates/schema.ts';
import { lettersOf } from '../../basics/letters-of.ts';

/** Returns the required texts of a group, by their placeholder names. */
function textsIn(group: string, { properties = {}, required = [] }: Schema): string[] {
  const rules = properties as Record<string, Schema>;
  return (required as string[]).filter((name) => rules[name]?.type === 'string').map((name) => `${group}.${name}`);
}

/** Returns the facts that every site has, such as `business.name`. */
function everyFact(): string[] {
  const groups: Record<string, Schema> = site.properties;
  return [...site.required.flatMap((name) => textsIn(name, groups[name] ?? {})), ...textsIn('town', town)];
}

/**
 * Returns the fact that words in braces most likely mean: `business.name` for "business name". Returns null for other
 * words.
 */
export function factNamed(words: string): string | null {
  const wanted = lettersOf(words);
  const facts = everyFact();
  const whole = facts.find((fact) => lettersOf(fact) === wanted || fact.toLowerCase() === `${wanted}.name`);
  const [only, ...others] = facts.filter((fact) => lettersOf(fact.split('.')[1] ?? '') === wanted);
  return whole ?? (others.length === 0 ? (only ?? null) : null);
}
