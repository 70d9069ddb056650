import { slugOf } from '../../../basics/slug.ts';
import type { Message } from '../../../report/diagnostic.ts';
import { visible } from './cell-text.ts';
import { type Column, columnNamed } from './columns.ts';
import type { Row } from './table.ts';
import { tableMessages } from './table-messages.ts';

/** The name and the slug of a row, and the cell that the slug is from. */
export interface RowSlug {
  name: string;
  /** Corrected if it has a mistake. Empty if there is none. */
  slug: string;
  index: number;
  /** True if it is written in the table, not made from the name. */
  isTyped: boolean;
  problem?: Message;
}

/**
 * Finds the slug of a row.
 *
 * @param slugOfName makes a slug from a name, for a row that has none
 */
export function slugIn({ cells }: Row, columns: readonly Column[], slugOfName: (name: string) => string): RowSlug {
  const of = (property: string) => columnNamed(columns, property)?.index ?? -1;
  const [name, written] = [visible(cells[of('name')] ?? ''), visible(cells[of('slug')] ?? '')];
  const isTyped = written !== '';
  const slug = name === '' ? '' : isTyped ? slugOf(written) : slugOfName(name);
  const found = { name, slug, index: of(isTyped && name !== '' ? 'slug' : 'name'), isTyped };
  if (name === '') return { ...found, problem: tableMessages.noValue('name', '') };
  if (isTyped && slug !== written) return { ...found, problem: tableMessages.badSlug(written, slug) };
  return slug === '' ? { ...found, problem: tableMessages.noSlug(name) } : found;
}

/** Returns true if two names mean the same town. Accents distinguish towns: Cañon City is not Canon City. */
export function isSameName(a: string, b: string): boolean {
  return plainly(a) === plainly(b);
}

/** Returns a name without what does not distinguish two towns. */
export const plainly = (name: string) => name.normalize('NFC').toLowerCase().trim();
