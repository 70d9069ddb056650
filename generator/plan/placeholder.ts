/** What placeholders can name: texts, numbers, and groups of them, by key. */
export type Scope = { readonly [key: string]: unknown };

/** A placeholder that cannot be filled. */
export interface UnknownPlaceholder {
  /** As written, without its braces. */
  name: string;
  /** Why it cannot be filled. */
  reason: 'absent' | 'group' | 'circular' | 'unclosed';
  /** The part of the name that leads nowhere. */
  step: string;
  /** The keys that could be written there. */
  known: string[];
}

interface FilledText {
  text: string;
  unknown: UnknownPlaceholder[];
}

const pattern = /\{\{|\}\}|\{([^{}]*)\}|[{}]/g;
const maxDepth = 5;

/**
 * Fills the placeholders of a text: `{town.name}` becomes the name of the town in `scope`, and `{{` and `}}` become braces.
 * A value may contain placeholders itself. A placeholder that cannot be filled stays as it is.
 */
export function fillText(text: string, scope: Scope, depth = 0): FilledText {
  const unknown: UnknownPlaceholder[] = [];
  const filled = text.replace(pattern, (match, name: string | undefined) => {
    const result = fillMatch(match, name, scope, depth);
    unknown.push(...result.unknown);
    return result.text;
  });
  return { text: filled, unknown };
}

/** @param name what is between the braces; undefined if the match is not a placeholder */
function fillMatch(match: string, name: string | undefined, scope: Scope, depth: number): FilledText {
  const unfilled = (unknown: UnknownPlaceholder): FilledText => ({ text: match, unknown: [unknown] });
  if (match.length === 1) return unfilled({ name: match, reason: 'unclosed', step: match, known: [] });
  if (name === undefined) return { text: match[0] ?? '', unknown: [] };
  const found = lookUp(name.trim(), scope);
  if ('reason' in found) return unfilled(found);
  if (!found.value.includes('{')) return { text: found.value, unknown: [] };
  if (depth === maxDepth) return unfilled({ name, reason: 'circular', step: name, known: [] });
  return fillText(found.value, scope, depth + 1);
}

function lookUp(name: string, scope: Scope): { value: string } | UnknownPlaceholder {
  let value: unknown = scope;
  for (const step of name.split('.')) {
    const group = isGroup(value) ? value : {};
    if (!Object.hasOwn(group, step) || group[step] === undefined) {
      return { name, reason: 'absent', step, known: Object.keys(group) };
    }
    value = group[step];
  }
  if (typeof value === 'string' || typeof value === 'number') return { value: String(value) };
  return { name, reason: 'group', step: name, known: Array.isArray(value) ? [] : Object.keys(value as object) };
}

/** True for a mapping of YAML. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
