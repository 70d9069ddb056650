import { groupBy } from '../../basics/group-by.ts';
import { blocksIn, type CssBlock, type CssStatement, declaration, type Item, parseCss, printCss } from './css-tree.ts';

/** A declaration, the rule that has it, and the rule's place in the cascade. */
interface Declared {
  name: string;
  value: string;
  rule: CssBlock;
  order: number;
  /** The original statement. */
  statement: CssStatement;
}

/** The declarations of a stylesheet. */
interface Declarations {
  all: readonly Declared[];
  /** The declarations that set a custom property, by its name. */
  setters: ReadonlyMap<string, readonly Declared[]>;
  /** The initial value of each registered custom property, by name. */
  initial: ReadonlyMap<string, string | undefined>;
}

/**
 * Replaces a custom property with its value wherever every element would get the same one, and drops properties that
 * are then unused. Pages look the same: what depends on the element stays a variable.
 *
 * @param css minified, in the order of its cascade
 */
export function settleVariables(css: string): string {
  const items = parseCss(css);
  const declarations = declarationsIn(items);
  let settled = true;
  while (settled) settled = settleEach(declarations);
  // No page has a shadow tree, whose `:host` would need the theme.
  return printCss(withoutUnused(items)).replace(':root,:host{', ':root{');
}

/** @returns true if a value has changed */
function settleEach(declarations: Declarations): boolean {
  const users = declarations.all.filter(({ value }) => value.includes('var('));
  const usersOf = usersByVariable(users);
  // All values are computed before any is written, because each depends on what the others use.
  const values = users.map((user) =>
    replaceVariables(user.value, (variable, fallback) =>
      settledValue(variable, fallback, user, usersOf.get(variable) ?? [], declarations),
    ),
  );
  let changed = false;
  for (const [index, user] of users.entries()) {
    const value = values[index] ?? user.value;
    if (value === user.value) continue;
    user.value = value;
    user.statement.text = `${user.name}:${value}`;
    changed = true;
  }
  return changed;
}

/** Returns the declarations that use each variable. */
function usersByVariable(users: readonly Declared[]): Map<string, Declared[]> {
  const uses = users.flatMap((user) => {
    const names = new Set(Array.from(user.value.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));
    return [...names].map((name) => ({ name, user }));
  });
  const byName = groupBy(uses, ({ name }) => name);
  return new Map([...byName].map(([name, same]) => [name, same.map(({ user }) => user)]));
}

/** @param replace returns what to write for a variable, or undefined to leave it */
function replaceVariables(value: string, replace: (name: string, fallback?: string) => string | undefined): string {
  // A fallback may contain nested parentheses.
  return value.replace(
    /var\((--[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g,
    (all, name: string, fallback?: string) => replace(name, fallback?.trim()) ?? all,
  );
}

/**
 * Returns the value of a variable on every element that the declaration applies to, or undefined if that depends on the
 * element.
 *
 * @param users the declarations that use the variable
 */
function settledValue(
  variable: string,
  fallback: string | undefined,
  user: Declared,
  users: readonly Declared[],
  { all, setters, initial }: Declarations,
): string | undefined {
  const set = setters.get(variable) ?? [];
  const [first] = set;
  if (!first) return initial.get(variable) ?? fallback;
  if (set.length === 1 && first.rule.prelude.startsWith(':root')) return first.value;
  if (setTogether(set, users)) return set.find(({ rule }) => rule === user.rule)?.value;
  return fallback !== undefined && isOverruled(user, set, all) ? fallback : undefined;
}

/**
 * Returns true if the rules that use the variable also set it, all for the same properties, so that the rule that wins
 * uses its own value.
 */
function setTogether(set: readonly Declared[], users: readonly Declared[]): boolean {
  const usedIn = (rule: CssBlock) =>
    users
      .filter((user) => user.rule === rule)
      .map(({ name }) => name)
      .sort()
      .join();
  const [first, ...others] = set.map(({ rule }) => usedIn(rule));
  return others.every((names) => names === first) && users.every((user) => set.some(({ rule }) => rule === user.rule));
}

/**
 * Returns true if all rules that set the variable come later and declare the property themselves, so that the user
 * never sees its value.
 */
function isOverruled(user: Declared, set: readonly Declared[], all: readonly Declared[]): boolean {
  const isPlain = /^\.(?:[\w-]|\\.)+$/.test(user.rule.prelude);
  const overrules = ({ rule, order }: Declared) =>
    order > user.order &&
    !rule.prelude.startsWith(':where(') &&
    all.some((other) => other.rule === rule && other.name === user.name);
  return isPlain && set.every(overrules);
}

function declarationsIn(items: readonly Item[]): Declarations {
  const initial = new Map<string, string | undefined>();
  const all = blocksIn(items).flatMap((rule, order): Declared[] => {
    const own = rule.items.flatMap((item) => {
      if (!('text' in item)) return [];
      const { name, value } = declaration(item);
      return [{ name, value, rule, order, statement: item }];
    });
    const [, registered] = rule.prelude.match(/^@property (.+)$/) ?? [];
    if (!registered) return own;
    initial.set(registered, own.find(({ name }) => name === 'initial-value')?.value);
    return [];
  });
  const setters = new Map<string, Declared[]>();
  for (const one of all) {
    const others = setters.get(one.name);
    if (others) others.push(one);
    else if (one.name.startsWith('--')) setters.set(one.name, [one]);
  }
  return { all, setters, initial };
}

/**
 * Detects repeated border styles: Tailwind sets the style with each border, although base.css gives every element the
 * only one that is used.
 */
function repeatedStyle(css: string): (text: string) => boolean {
  const styles = [...css.matchAll(/border(?:-\w+)*-style:([^;]+)/g)];
  const isOnly = css.includes('*,:before,:after{border:0 solid;') && styles.every(([, style]) => style === 'solid');
  return (text) => isOnly && /^border(?:-\w+)*-style:/.test(text);
}

/** Removes unused custom properties and keyframes, and rules that are then empty. */
function withoutUnused(items: readonly Item[]): Item[] {
  const text = printCss(items);
  const used = new Set([...text.matchAll(/var\(((?:\\.|[^,)\\])+)/gs)].map(([, name]) => name));
  const animations = [...text.matchAll(/(?<![\w-])animation(?:-name)?:([^;]+)/g)].map(([, value = '']) => value);
  const isRepeated = repeatedStyle(text);
  const keep = (kept: readonly Item[]): Item[] =>
    kept.flatMap((item): Item[] => {
      if ('text' in item) {
        const { name } = declaration(item);
        return (name.startsWith('--') && !used.has(name)) || isRepeated(item.text) ? [] : [item];
      }
      const [, registered] = item.prelude.match(/^@property (.+)$/) ?? [];
      if (registered && !used.has(registered)) return [];
      const [, keyframes] = item.prelude.match(/^@keyframes (.+)$/) ?? [];
      if (keyframes && !animations.some((value) => value.includes(keyframes))) return [];
      const inside = keep(item.items);
      return inside.length > 0 ? [{ ...item, items: inside }] : [];
    });
  return keep(items);
}
