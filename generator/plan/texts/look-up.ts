import { asGroup, isGroup } from '../../../templates/schema/is-group.ts';
import { isText } from './placeholder-name.ts';

/** What placeholders can refer to: texts, numbers, and groups of them, by key. */
export type Scope = { readonly [key: string]: unknown };

/**
 * Returns a scope with more in it. Node 20 would make a hidden class for each `{ ...scope, town }`
 * (docs/performance.md).
 */
export const scopeWith = <T extends Scope, U extends Scope>(scope: T, more: U): T & U => Object.assign({}, scope, more);

/** Keys that no text shows, so that an edit of them changes no page (memory/page-keys.ts). */
const neverShown: readonly string[] = ['accept', 'redirects'];

/** Explains why a name leads to no text. */
export interface Absent {
  reason: 'absent' | 'group' | 'list' | 'switch';
  /** The part of the name that leads nowhere. */
  step: string;
  /** The keys that could be written there. */
  known: string[];
}

/** Returns the text with a name, such as `business.name`, or explains why there is none. */
export function lookUp(name: string, scope: Scope): { value: string } | Absent {
  const years = yearsSince(name, scope);
  if (years !== null) return { value: String(years) };
  let value: unknown = scope;
  const steps = name.split('.');
  const [first = ''] = steps;
  if (neverShown.includes(first)) return { reason: 'absent', step: first, known: namedIn(scope) };
  for (const [index, step] of steps.entries()) {
    const group = asGroup(value);
    // The label of a price may have periods: “60 Min.”.
    const rest = steps.slice(index).join('.');
    const last = keyOf(rest, group);
    if (last !== undefined && isText(group[last])) return { value: String(group[last]) };
    const key = keyOf(step, group);
    if (key === undefined || group[key] === undefined) return { reason: 'absent', step, known: namedIn(group) };
    value = group[key];
  }
  if (isText(value)) return { value: String(value) };
  if (isGroup(value)) return { reason: 'group', step: name, known: namedIn(value) };
  return { reason: Array.isArray(value) ? 'list' : 'switch', step: name, known: [] };
}

/**
 * Returns the key as the group has it: some programs write an accent as a separate character
 * (https://unicode.org/reports/tr15/).
 */
function keyOf(step: string, group: Scope): string | undefined {
  if (Object.hasOwn(group, step)) return step;
  const composed = step.normalize();
  // Letters without accents have only one form, and most names have no others.
  if (/^[\x20-\x7E]*$/.test(composed)) return undefined;
  return Object.keys(group).find((key) => key.normalize() === composed);
}

/** Returns the keys of a group that a placeholder can name. */
const namedIn = (group: Scope) =>
  Object.keys(group).filter((key) => !neverShown.includes(key) && (isText(group[key]) || isGroup(group[key])));

/** Returns the value of `years since 2019`. Returns null for another name, and for a future year. */
function yearsSince(name: string, { year }: Scope): number | null {
  const [, first] = /^years since (\d{4})$/.exec(name) ?? [];
  const years = Number(year) - Number(first);
  return years >= 0 ? years : null;
}
