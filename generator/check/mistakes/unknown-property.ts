import { isScalar, type YAMLMap } from 'yaml';
import type { Path } from '../../read/locate.ts';
import type { Message, Span } from '../../report/diagnostic.ts';
import type { Findings, Mistake, ShapeError } from './mistake.ts';
import { whereIs } from './property-messages.ts';
import type { Rules } from './rules.ts';
import { dataOf, keyOf, nodeSpan, type Property } from './working-copy.ts';

/** A property that the schema of its group does not have. */
export interface UnknownProperty {
  pair: Property;
  name: string;
  data: unknown;
  span: Span;
  /** Its group: the node, its path and rules, and its name in messages. */
  map: YAMLMap;
  path: Path;
  rules: Rules;
  where: string;
  /** The names of the properties that the group has, and of those that other unknown ones were meant to be. */
  taken: ReadonlySet<string>;
  findings: Findings;
}

/** An explanation of a property that its group does not allow. */
export interface PropertyExplanation extends Mistake {
  /** The likely intended property. No other unknown property can mean it too. */
  meant?: string;
}

/** Explains what a property was meant to be; returns null if it cannot. */
export type Explainer = (property: UnknownProperty) => PropertyExplanation | null;

/**
 * Returns what explainers need to know about a property that its group does not allow.
 *
 * @param taken the names that no other property can have been meant to be
 */
export function unknownProperty(
  pair: Property,
  map: YAMLMap,
  { path, rules }: ShapeError,
  taken: ReadonlySet<string>,
  findings: Findings,
): UnknownProperty {
  const { working } = findings;
  const data = dataOf(working, pair.value);
  const span = nodeSpan(working, pair.key);
  return { pair, name: keyOf(pair), data, span, map, path, rules, where: whereIs(path, rules), taken, findings };
}

/** Removes a property from its group in the working copy. */
export function remove({ map, pair }: UnknownProperty): void {
  map.items.splice(map.items.indexOf(pair), 1);
}

/** Returns a mistake that is repaired by removing the property. */
export function removed(property: UnknownProperty, message: Message): Mistake {
  return { message, span: property.span, repair: () => remove(property) };
}

/** Returns a mistake that is repaired by renaming the property to a known one. */
export function renamed({ pair, span }: UnknownProperty, message: Message, meant: string): PropertyExplanation {
  const repair = () => {
    if (isScalar(pair.key)) pair.key.value = meant;
  };
  return { message, span, repair, meant };
}
