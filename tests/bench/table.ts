import type { Measurement } from './measure.ts';

/** The measurements of one number of towns. */
export interface Results {
  towns: number;
  rows: Measurement[];
  /** What a loop needs to write the files of the last build; null if nothing was built. */
  plainSeconds: number | null;
  /** Why some measures are missing. */
  left: string[];
}

const widths = [32, 9, 9, 9, 10, 9, 9];
const line = (cells: readonly string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0))).join('');

/** A table for people. The last column divides each time by that of writing all files of the site plainly. */
export function table({ towns, rows, plainSeconds, left }: Results): string {
  const written = (row: Measurement) => (row.written === null ? '' : String(row.written));
  const ratio = ({ seconds }: Measurement) => (plainSeconds === null ? '' : (seconds / plainSeconds).toFixed(1));
  const lines = rows.map((row) => {
    const perPage = ((1000 * row.seconds) / towns).toFixed(2);
    const peak = (row.peak / 2 ** 20).toFixed(0);
    return line([row.what, row.seconds.toFixed(2), row.cpu?.toFixed(2) ?? '', perPage, peak, written(row), ratio(row)]);
  });
  const plain = plainSeconds === null ? [] : [`Writing the same files plainly: ${plainSeconds.toFixed(2)} s.`];
  return [
    line([`${towns} towns`, 'seconds', 'CPU s', 'ms/page', 'peak MiB', 'files', 'x plain']),
    ...lines,
    ...plain,
    ...besides(rows),
    ...left,
    '',
  ].join('\n');
}

/** How a cold build compares with the other generators: in time, and in processor time. */
function besides(rows: readonly Measurement[]): string[] {
  const cold = rows.find(({ what }) => what === 'cold build');
  if (!cold) return [];
  const times = (own: number | null, other: number | null) => `${((own ?? 0) / (other || 1)).toFixed(1)} x`;
  return rows
    .filter(({ what }) => what.startsWith('Hugo') || what.startsWith('Eleventy'))
    .map(
      (row) => `A cold build takes ${times(cold.seconds, row.seconds)} ${row.what}, CPU ${times(cold.cpu, row.cpu)}.`,
    );
}
