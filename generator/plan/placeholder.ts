/** What placeholders can name: groups of texts and numbers, by their keys. */
export type Scope = { readonly [key: string]: unknown };

/** A placeholder that names nothing, or nothing that can stand in a text. */
export interface Unknown {
  /** As written, without its braces. */
  name: string;
  /** Why it cannot be filled. */
  reason: 'absent' | 'group' | 'circular' | 'unclosed';
  /** The part of the name that leads nowhere, and what could stand in its place. */
  step: string;
  known: string[];
}

const pattern = /\{\{|\}\}|\{([^{}]*)\}|[{}]/g;
const deepest = 5;

/**
 * Fills the placeholders of a text: `{town.name}` becomes the name of the town in `scope`; `{{` and `}}` become braces.
 * A value may itself have placeholders.
 */
export function fillText(text: string, scope: Scope, depth = 0): { text: string; unknown: Unknown[] } {
  const unknown: Unknown[] = [];
  const filled = text.replace(pattern, (match, name: string | undefined) => {
    if (match.length === 1) {
      unknown.push({ name: match, reason: 'unclosed', step: match, known: [] });
      return match;
    }
    if (name === undefined) return match[0] ?? '';
    const found = lookUp(name.trim(), scope);
    if ('reason' in found) {
      unknown.push(found);
      return match;
    }
    if (!found.value.includes('{')) return found.value;
    if (depth === deepest) {
      unknown.push({ name, reason: 'circular', step: name, known: [] });
      return match;
    }
    const inner = fillText(found.value, scope, depth + 1);
    unknown.push(...inner.unknown);
    return inner.text;
  });
  return { text: filled, unknown };
}

function lookUp(name: string, scope: Scope): { value: string } | Unknown {
  let value: unknown = scope;
  for (const step of name.split('.')) {
    const group = value as Scope;
    const inside = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!inside || !Object.hasOwn(group, step) || group[step] === undefined) {
      return { name, reason: 'absent', step, known: inside ? Object.keys(group) : [] };
    }
    value = group[step];
  }
  if (typeof value === 'string' || typeof value === 'number') return { value: String(value) };
  return { name, reason: 'group', step: name, known: Array.isArray(value) ? [] : Object.keys(value as object) };
}
