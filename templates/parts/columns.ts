/** The columns for things side by side, by their number: the first are not wide until the last has arrived. */
export function columnsFor(count: number): string {
  if (count === 1) return '';
  if (count === 2) return 'md:grid-cols-2';
  return count === 4 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3';
}
