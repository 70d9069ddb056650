import type { Path } from './locate.ts';

/** Returns the value at a path; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce((inner, step) => (hasParts(inner) ? inner[step] : undefined), data);
}

const hasParts = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;
