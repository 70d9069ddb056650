import { lookUp, type Scope } from './look-up.ts';
import { pattern } from './placeholder.ts';

/**
 * Splits a text at its placeholders. Returns texts and names alternately, starting and ending with a text. Returns null
 * if a brace is unmatched.
 */
export function partsOf(text: string): string[] | null {
  const parts = [''];
  let from = 0;
  for (const { 0: match, 1: name, index } of text.matchAll(pattern)) {
    if (name === undefined && match.length === 1) return null;
    const before = parts.pop() + text.slice(from, index);
    from = index + match.length;
    if (name === undefined) parts.push(before + match[0]);
    else parts.push(before, name.trim(), '');
  }
  return [...parts.slice(0, -1), parts.at(-1) + text.slice(from)];
}

/**
 * Returns the text of such parts, as `fillText` fills it in. Returns null if a name has no value, or one with
 * placeholders.
 */
export function fillParts(parts: readonly string[], scope: Scope): string | null {
  const filled: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) {
      filled.push(part);
      continue;
    }
    const found = lookUp(part, scope);
    if (!('value' in found) || found.value.includes('{')) return null;
    filled.push(found.value);
  }
  // Unlike a sum of strings, which keeps each of them and the text, the result is one string.
  return filled.join('');
}
