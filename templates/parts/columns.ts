/** The grid columns for a number of items. A fixed number of columns keeps items still while later ones arrive. */
export function columnsFor(count: number): string {
  if (count === 1) return '';
  if (count === 2) return 'md:grid-cols-2';
  return count === 4 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3';
}
