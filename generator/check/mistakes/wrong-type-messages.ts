import type { Message } from '../../report/diagnostic.ts';

/** Returns a message about a value of the wrong kind. */
export const wrongType = (message: string, hint: string): Message => ({ id: 'wrong-type', message, hint });

/** A property as it must be written. */
export interface PropertyLines {
  name: string;
  lines: readonly string[];
}

/** Returns the hint that shows a property as it must be written; null if that cannot be known. */
export function onLines(better: PropertyLines | null): string {
  if (better === null) return 'Begin each item on a line of its own.';
  return `Replace all of "${better.name}" with:\n${better.lines.join('\n')}`;
}
