import type { RuleHabits } from './hosts.ts';

export interface Redirect {
  from: string;
  to: string;
  status: number | null;
  /** Written as `301!`: comes before a file at the same address. */
  insists: boolean;
}

export interface HeaderRule {
  path: string;
  /** In the order written; a null value takes a header away. */
  headers: [name: string, value: string | null][];
}

/** Reads `_redirects`: a rule on each line. Rules that depend on the visitor, such as on a country, are left out. */
export function parseRedirects(text: string): Redirect[] {
  return meaningful(text).flatMap((line) => {
    const [from = '', to, status, ...conditions] = line.trim().split(/\s+/);
    const [, code, force] = status?.match(/^(\d{3})(!?)$/) ?? [];
    if (!from.startsWith('/') || !to || conditions.length > 0 || (status && !code)) return [];
    return [{ from, to, status: code ? Number(code) : null, insists: force === '!' }];
  });
}

/** Reads `_headers`: below each address, indented, its headers. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of meaningful(text)) {
    const [, removed] = line.match(/^\s+!\s*(\S+)/) ?? [];
    const [, name, value] = line.match(/^\s+([\w-]+):\s*(.*)$/) ?? [];
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: [] });
    else if (removed) rules.at(-1)?.headers.push([removed.toLowerCase(), null]);
    else if (name) rules.at(-1)?.headers.push([name.toLowerCase(), value?.trim() ?? '']);
  }
  return rules;
}

function meaningful(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() && !line.trim().startsWith('#'));
}

/** The first rule that fits, with the address that it leads to. */
export function redirectFor(path: string, redirects: readonly Redirect[], { slashExact }: RuleHabits): Redirect | null {
  const even = (address: string) => (slashExact ? address : address.replace(/(.)\/$/, '$1'));
  for (const redirect of redirects) {
    const parts = match(even(redirect.from), even(path));
    if (parts) return { ...redirect, to: redirect.to.replace(/:([a-z]\w*)/gi, (name, key) => parts[key] ?? name) };
  }
  return null;
}

/** The headers with those of all rules for the path; what several rules say of one header is joined by commas. */
export function withRules(
  headers: Record<string, string>,
  path: string,
  rules: readonly HeaderRule[],
  { removesHeaders }: RuleHabits,
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

/** What `*` (as "splat") and the `:names` of a pattern stand for in a path; null where it does not fit. */
function match(pattern: string, path: string): Record<string, string> | null {
  const names: string[] = [];
  const keep = (name: string, expression: string) => {
    names.push(name);
    return expression;
  };
  const expression = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$|\*|:([a-z]\w*)/gi, (sign, name?: string) => {
      if (name) return keep(name, '([^/]+)');
      return keep('splat', sign === '*' ? '(.*)' : '(?:/(.*))?');
    });
  const found = path.match(new RegExp(`^${expression}$`));
  return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
}
