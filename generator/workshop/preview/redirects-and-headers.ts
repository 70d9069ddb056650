import { escapeRegExp } from '../../report/escape-reg-exp.ts';
import type { RuleBehavior } from './hosts.ts';

export interface Redirect {
  from: string;
  to: string;
  /** Null if the rule gives none; hosts differ in their default. */
  status: number | null;
  /** Whether it takes precedence over a file at its address; written as `301!`. */
  forced: boolean;
}

export interface HeaderRule {
  path: string;
  /** In the order written; a null value removes the header. */
  headers: [name: string, value: string | null][];
}

/** Parses `_redirects`: one rule per line. Skips rules with conditions on the visitor, such as a country. */
export function parseRedirects(text: string): Redirect[] {
  return ruleLines(text).flatMap((line) => {
    const [from = '', to, status, ...conditions] = line.trim().split(/\s+/);
    const [, code, force] = status?.match(/^(\d{3})(!?)$/) ?? [];
    if (!from.startsWith('/') || !to || conditions.length > 0 || (status && !code)) return [];
    return [{ from, to, status: code ? Number(code) : null, forced: force === '!' }];
  });
}

/** Parses `_headers`: each path is followed by its headers, indented. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of ruleLines(text)) {
    const [, removed] = line.match(/^\s+!\s*(\S+)/) ?? [];
    const [, name, value] = line.match(/^\s+([\w-]+):\s*(.*)$/) ?? [];
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: [] });
    else if (removed) rules.at(-1)?.headers.push([removed.toLowerCase(), null]);
    else if (name) rules.at(-1)?.headers.push([name.toLowerCase(), value?.trim() ?? '']);
  }
  return rules;
}

/** The lines that are neither blank nor comments. */
function ruleLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() && !line.trim().startsWith('#'));
}

/** The first redirect that matches the path, with the placeholders in its target filled in; null if none matches. */
export function redirectFor(
  path: string,
  redirects: readonly Redirect[],
  { exactSlash }: Pick<RuleBehavior, 'exactSlash'>,
): Redirect | null {
  const normalized = (address: string) => (exactSlash ? address : address.replace(/(.)\/$/, '$1'));
  for (const redirect of redirects) {
    const parts = match(normalized(redirect.from), normalized(path));
    if (parts) return { ...redirect, to: redirect.to.replace(/:([a-z]\w*)/gi, (name, key) => parts[key] ?? name) };
  }
  return null;
}

/** Adds the headers of every rule that matches the path. Values that several rules give to one header are joined by commas. */
export function withRules(
  headers: Record<string, string>,
  path: string,
  rules: readonly HeaderRule[],
  { removesHeaders }: Pick<RuleBehavior, 'removesHeaders'>,
): Record<string, string> {
  const all = { ...headers };
  const set = new Set<string>();
  for (const [name, value] of rules.filter((rule) => match(rule.path, path)).flatMap((rule) => rule.headers)) {
    if (value !== null) {
      all[name] = set.has(name) ? `${all[name]}, ${value}` : value;
      set.add(name);
    } else if (removesHeaders) {
      delete all[name];
      set.delete(name);
    }
  }
  return all;
}

/** A `*` after escaping. At the end of a pattern, `/*` also matches without the slash. */
const wildcards: Record<string, string> = { '\\*': '(.*)', '/\\*': '(?:/(.*))?' };

/**
 * Matches a path against a pattern, in which `:name` stands for one segment and `*` for any text.
 *
 * @returns the text for each name, for `*` under "splat"; null if the path does not match
 */
function match(pattern: string, path: string): Record<string, string> | null {
  const names: string[] = [];
  const expression = escapeRegExp(pattern).replace(/\/\\\*$|\\\*|:([a-z]\w*)/gi, (placeholder, name = 'splat') => {
    names.push(name);
    return wildcards[placeholder] ?? '([^/]+)';
  });
  const found = path.match(new RegExp(`^${expression}$`));
  return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
}
