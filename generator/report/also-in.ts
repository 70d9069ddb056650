import type { Diagnostic } from './diagnostic.ts';

/** If there are more files, each place keeps its own diagnostic: a report shows a few of them, and counts all. */
const maxFiles = 20;

/** Merges the diagnostics of one mistake: the first lists the other locations, with every line, file by file. */
export function inAllPlaces([first, ...others]: readonly Diagnostic[]): Diagnostic[] {
  if (!first) return [];
  const lines = new Map<string, Set<number>>();
  for (const { source, span } of others) {
    lines.set(source.file, (lines.get(source.file) ?? new Set()).add(span.start.line));
  }
  if (lines.size === 0 || lines.size > maxFiles) return [first, ...others];
  const files = [...lines].map(([file, numbers]) => `${file}:${[...numbers].sort((a, b) => a - b).join(', ')}`);
  return [{ ...first, message: `${first.message} The same problem is in ${files.join('; ')}.` }];
}
