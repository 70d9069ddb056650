import { isGroup } from '../../../templates/schema/is-group.ts';
import { isOfKind, kindOf, type Rules, rulesFor, rulesInside } from './rules.ts';

/**
 * Returns true if a value may have been meant for rules: it has the right kind, and only properties that the rules
 * allow.
 */
export function mayBe(data: unknown, rules: Rules): boolean {
  if (!isOfKind(data, rules)) return false;
  return (
    !isGroup(data) ||
    Object.entries(data).every(([name, value]) => {
      const inner = rulesInside(rules, data, name);
      return inner !== undefined && isOfKind(value, inner);
    })
  );
}

/** Returns true if a value is valid in kind, properties, and the form of its texts. */
export function fits(data: unknown, rules: Rules): boolean {
  if (data === null || data === undefined || !isOfKind(data, rules)) return false;
  if (Array.isArray(data)) return data.every((item) => fits(item, rules.items ?? {}));
  return isGroup(data) ? groupFits(data, rules) : scalarFits(data, rules);
}

function groupFits(data: Record<string, unknown>, rules: Rules): boolean {
  const { properties, required = [], additionalProperties, propertyNames } = rulesFor(rules, data);
  const names = Object.keys(data);
  if (properties) {
    return names.every((name) => Object.hasOwn(properties, name)) && required.every((name) => names.includes(name));
  }
  const keys = keyPattern(propertyNames);
  return keys !== null && names.every((name) => keys.test(name) && fits(data[name], additionalProperties || {}));
}

/** Returns the pattern of entry names. Returns null if they can be anything and so do not reveal their group. */
function keyPattern({ pattern, examples = [] }: Rules = {}): RegExp | null {
  if (pattern !== undefined) return new RegExp(pattern);
  // Other faults in a route are reported during planning.
  return String(examples[0]).startsWith('/') ? /^\// : null;
}

function scalarFits(data: unknown, rules: Rules): boolean {
  const { pattern = '', minimum = -Infinity, maximum = Infinity } = rules;
  const kind = kindOf(rules);
  if (kind === 'number')
    return typeof data === 'number' && data >= minimum && data <= maximum && !isExcluded(data, rules);
  if (kind === 'boolean') return typeof data === 'boolean';
  if (rules.role === 'link' && /\s/.test(String(data))) return false;
  return typeof data === 'string' && !rules.enum && !rules.fact && new RegExp(pattern).test(data);
}

/** Returns true for a time in milliseconds. Only for these are small numbers never intended. */
export const isDuration = ({ not }: Rules) => not !== undefined;

/** Returns true for a number that is never intended, such as 3 milliseconds. */
export function isExcluded(number: number, { not }: Rules): boolean {
  return not !== undefined && number > not.exclusiveMinimum && number < not.exclusiveMaximum;
}
