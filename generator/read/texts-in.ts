import type { Path } from './locate.ts';

/** A text, and where it is. */
export interface TextAt {
  path: Path;
  text: string;
}

/** Returns every text in the value at a path, in the order in which they are written. */
export function textsIn(value: unknown, path: Path): TextAt[] {
  const texts: TextAt[] = [];
  collect(value, path, texts);
  return texts;
}

function collect(value: unknown, path: Path, texts: TextAt[]): void {
  if (typeof value === 'string') texts.push({ path, text: value });
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) collect(item, [...path, index], texts);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) collect(child, [...path, key], texts);
  }
}

/** Returns true if a test is true of a value that is a text, or of any text in it. */
export function someText(value: unknown, test: (text: string) => boolean): boolean {
  if (typeof value === 'string') return test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => someText(one, test));
}
