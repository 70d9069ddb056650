import type { PictureSlot } from '../picture-slots.ts';

/**
 * Returns the grid columns for a number of items. A fixed number of columns keeps items in place while later ones load.
 */
export function columnsFor(count: number): string {
  if (count === 1) return '';
  if (count === 2) return 'md:grid-cols-2';
  return count === 4 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3';
}

/** Returns the slot of pictures as wide as these columns. */
export function slotFor(count: number): PictureSlot {
  if (count === 1) return 'card';
  if (count === 2) return 'cardOfTwo';
  return count === 4 ? 'cardOfFour' : 'cardOfThree';
}
