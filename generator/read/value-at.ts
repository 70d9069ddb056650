import type { Path } from './locate.ts';

/** Returns the value at a path; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce((inner, step) => (hasPart(inner, step) ? inner[step] : undefined), data);
}

const hasPart = (value: unknown, step: string | number): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step);
