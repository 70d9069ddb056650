import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { decodedIfPossible } from '../../plan/routes/written-address.ts';

/** How a host applies redirects and headers. */
export interface RuleBehavior {
  /** The status of a redirect without one. */
  defaultStatus: number;
  /** Whether a file takes precedence over a redirect at its address, unless the redirect is forced with `!`. */
  filesFirst: boolean;
  /** Whether a redirect treats `/services` and `/services/` as different addresses. */
  exactSlash: boolean;
  /** Whether a redirect from `/About` also redirects `/about`. */
  ignoresCase: boolean;
  /** Whether a redirect keeps the query of the request, if its target has none. */
  keepsQuery: boolean;
  /** Whether `! Name` in `_headers` removes a header. */
  removesHeaders: boolean;
}

/** What a host finds in a built site. */
export interface HostRules {
  redirects: readonly Redirect[];
  headers: readonly HeaderRule[];
}

export const noRules: HostRules = { redirects: [], headers: [] };

export interface Redirect {
  from: string;
  to: string;
  /** Null if the rule has none; hosts differ in their default. */
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

/** Returns the lines that are neither blank nor comments. */
function ruleLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() && !line.trim().startsWith('#'));
}

/** Finds the first redirect that matches a path, with the placeholders in its target filled in; null if none matches. */
export type RedirectAt = (path: string) => Redirect | null;

/**
 * Prepares redirects for many requests.
 *
 * @param redirects with codes such as %C3 in their addresses, or with the letters that these stand for, as paths have
 * @param behavior null for a host that ignores redirects
 */
export function redirectFinder(
  redirects: readonly Redirect[],
  behavior: Pick<RuleBehavior, 'exactSlash'> | null,
): RedirectAt {
  if (!behavior) return () => null;
  const normalized = (address: string) => (behavior.exactSlash ? address : address.replace(/(.)\/$/, '$1'));
  // The folder may belong to another program, with addresses that cannot be decoded.
  const ranked = redirects.map((redirect, rank) => ({
    ...redirect,
    from: normalized(decodedIfPossible(redirect.from)),
    rank,
  }));
  const patterns = ranked.filter(({ from }) => /[*:]/.test(from));
  // If there are several, the first is set last.
  const fixed = new Map([...ranked].reverse().map((redirect) => [redirect.from, redirect]));
  return (path) => {
    const found = fixed.get(normalized(path));
    for (const { rank, ...redirect } of patterns) {
      if (found && found.rank < rank) break;
      const parts = match(redirect.from, normalized(path));
      if (parts) return { ...redirect, to: redirect.to.replace(/:([a-z]\w*)/gi, (name, key) => parts[key] ?? name) };
    }
    return found ?? null;
  };
}

/** Adds the headers of every rule that matches the path. Several values for the same header are joined by commas. */
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
 * Matches a path against a pattern, in which `:name` matches one segment and `*` any text.
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
