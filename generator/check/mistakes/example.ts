import { Document, visit } from 'yaml';
import { kindOf, type Rules } from './rules.ts';

/**
 * Returns a valid value, made of the examples in the schema. Undefined if the schema has no example of some required
 * part.
 *
 * @param word a text to use for the first text in it
 */
export function exampleOf(rules: Rules, word?: string): unknown {
  const kind = kindOf(rules);
  if (rules.enum) return rules.enum[0];
  // Every site has a home page.
  if (rules.role === 'link') return '/';
  if (kind === 'boolean') return true;
  if (kind === 'list') return wrap(exampleOf(rules.items ?? {}, word), (item) => [item]);
  if (kind === 'group') return groupOf(rules, word);
  const fitting = word !== undefined && kind === 'text' && (!rules.pattern || new RegExp(rules.pattern).test(word));
  return fitting ? word : rules.examples?.[0];
}

function groupOf(
  { properties, usual = [], required = [], additionalProperties, propertyNames }: Rules,
  word?: string,
): unknown {
  if (!properties) {
    const key = propertyNames?.examples?.[0];
    const entry = exampleOf(additionalProperties || {}, word);
    return key === undefined || entry === undefined ? undefined : { [key]: entry };
  }
  const entries: [string, unknown][] = [];
  const names = Object.keys(properties).filter((name) => usual.includes(name) || required.includes(name));
  for (const [index, name] of names.entries()) {
    const value = exampleOf(properties[name] ?? {}, index === 0 ? word : undefined);
    if (value === undefined) return undefined;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

function wrap(value: unknown, around: (value: unknown) => unknown): unknown {
  return value === undefined ? undefined : around(value);
}

/** Returns a value in YAML on one line, as it can be written after a colon. */
export function onOneLine(value: unknown): string {
  const doc = new Document({ value });
  visit(doc, {
    Collection: (key, node) => {
      if (key !== null) node.flow = true;
    },
  });
  return doc.toString({ lineWidth: 0 }).trim().slice('value: '.length);
}

/** Returns a group or a list in YAML, as it can be written below its name. */
export function indented(value: unknown): string {
  const yaml = new Document(value).toString({ lineWidth: 0 }).trimEnd();
  return yaml.replace(/^/gm, '  ');
}
