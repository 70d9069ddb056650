import { lineStart } from '../../read/yaml/lines.ts';
import type { CheckedProject } from './checked-project.ts';
import { type FileSplice, sourcesIn } from './splices.ts';

/** Returns the lines that splices change, without duplicates. */
export function changedLines({ files }: CheckedProject, splices: readonly FileSplice[]): string[] {
  const sources = new Map(sourcesIn(files).map((source) => [source.file, source]));
  const places = new Map<string, string>();
  for (const { file, start } of splices.toSorted((a, b) => (a.file === b.file ? a.start - b.start : 0))) {
    const source = sources.get(file);
    if (!source) continue;
    const { line, col } = source.lines.linePos(start);
    const key = `${file}:${line}`;
    if (!places.has(key)) places.set(key, `  ${key}:${col}  ${lineAt(source.text, start)}`);
  }
  return [...places.values()];
}

/** In characters. */
const most = 90;

/** Returns the part of a line around an offset. */
function lineAt(text: string, offset: number): string {
  const start = lineStart(text, offset);
  const [line = ''] = text.slice(start).split('\n', 1);
  const from = offset - start > most * 0.7 ? offset - start - Math.round(most / 2) : 0;
  const part = line.slice(from, from + most).trim();
  return `${from > 0 ? '… ' : ''}${part}${line.length > from + most ? ' …' : ''}`;
}
