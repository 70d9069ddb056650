import { visit } from 'yaml';
import { asGroup } from '../../../../templates/schema/is-group.ts';
import type { Source } from '../../../read/source.ts';
import { draftComment } from '../new-messages.ts';
import type { RowFacts } from './row-facts.ts';

/** Returns the properties in which an existing town differs from a row, by their column names. */
export function differences(facts: RowFacts, written: unknown, path: readonly string[] = []): string[] {
  const group = asGroup(written);
  return [...facts].flatMap(([name, value]) => {
    const own = group[name];
    const at = [...path, name];
    if (value instanceof Map) return differences(value, own, at);
    return isSame(own, value) ? [] : [columnOf(at)];
  });
}

/**
 * Compares values. A missing switch is false, and a text below a "|" ends with a line break. Cells have coordinates
 * with six decimals.
 */
function isSame(own: unknown, value: unknown): boolean {
  if (typeof own === 'string' && typeof value === 'string') return compared(own) === compared(value);
  if (typeof own === 'number' && typeof value === 'number') return Math.abs(own - value) < 1e-6;
  return own === value || (value === false && own === undefined);
}

const compared = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[ \t]+$/gm, '')
    .trimEnd();

const columnOf = (path: readonly string[]) => (path[0] === 'center' ? path.slice(1) : path).join('.');

/** Returns the contents of the file of a town, updated from its row. */
export function changedFacts(written: unknown, facts: RowFacts): RowFacts {
  const all: RowFacts = new Map(Object.entries(asGroup(written)));
  for (const [name, value] of facts) {
    const own = all.get(name);
    if (value === false) all.delete(name);
    else if (value instanceof Map) all.set(name, changedFacts(own, value));
    else if (!isSame(own, value)) all.set(name, value);
  }
  return all;
}

/** Returns true if the file of a town has comments by the owner, which would be lost if it were rewritten. */
export function hasOwnComments({ doc }: Source): boolean {
  let found = false;
  const look = ({ comment, commentBefore }: { comment?: string | null; commentBefore?: string | null }) => {
    found ||= [comment, commentBefore].some((all) => all?.split('\n').some(isOfOwner) === true);
  };
  look(doc);
  visit(doc, { Node: (_, node) => look(node) });
  return found;
}

/** Returns false for the comments that this program writes. */
function isOfOwner(comment: string): boolean {
  const words = comment.trim();
  return words !== '' && words !== draftComment.town && !words.startsWith('yaml-language-server: $schema=');
}
