/**
 * Returns the optimal string alignment distance: each insertion, deletion, substitution, or swap of adjacent characters
 * counts as one (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
 *
 * @param most the greatest distance that matters; a greater result may be any number above it, and is found sooner
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return Math.abs(a.length - b.length);
  let above: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const substitution = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      const kept = (previous[j - 1] ?? 0) + substitution;
      let edits = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, kept);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) edits = Math.min(edits, (above[j - 2] ?? 0) + 1);
      row.push(edits);
      if (edits < least) least = edits;
    }
    // Later rows are never lower: a swap skips this row, but costs one, and this row is at most one above the previous
    // one.
    if (least > most) return least;
    [above, previous] = [previous, row];
  }
  return previous[b.length] ?? 0;
}
