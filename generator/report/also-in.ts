import type { Message, SourceLocation } from './diagnostic.ts';
import { plural } from './wording.ts';

const maxFiles = 20;

/** Adds to a message where else the same mistake is: every line, with those of one file together. */
export function alsoIn({ message, ...rest }: Message, places: readonly SourceLocation[]): Message {
  const lines = new Map<string, Set<number>>();
  for (const { source, span } of places) {
    lines.set(source.file, (lines.get(source.file) ?? new Set()).add(span.start.line));
  }
  if (lines.size === 0) return { message, ...rest };
  const files = [...lines].map(([file, numbers]) => `${file}:${[...numbers].sort((a, b) => a - b).join(', ')}`);
  const more = files.length > maxFiles ? [`and ${plural(files.length - maxFiles, 'more file')}`] : [];
  return { ...rest, message: `${message} The same is in ${[...files.slice(0, maxFiles), ...more].join('; ')}.` };
}
