import { compareText } from '../../basics/compare-text.ts';
import { groupBy } from '../../basics/group-by.ts';
import { parseOnce } from '../../read/parse-file.ts';
import type { ReadFiles } from '../../read/read.ts';
import type { Source } from '../../read/source.ts';
import { knownKeysIn } from '../../read/yaml/known-keys.ts';
import type { Splice } from '../edit/edit.ts';

/** A piece of a file to replace. */
export interface FileSplice extends Splice {
  file: string;
}

/** The new names of files. */
export type Moves = ReadonlyMap<string, string>;

/**
 * Returns the files of a project after some pieces are replaced and some files renamed, with the problems that their
 * YAML then has. Nothing is written.
 */
export function edited(files: ReadFiles, splices: readonly FileSplice[], moves: Moves = new Map()): ReadFiles {
  const byFile = groupBy(splices, ({ file }) => file);
  const keys = knownKeysIn(sourcesIn(files).map(({ text }) => text));
  const problems = [...files.problems];
  const edit = (source: Source): Source => {
    const own = byFile.get(source.file);
    const file = moves.get(source.file) ?? source.file;
    if (!own && file === source.file) return source;
    const after = parseOnce(file, replaced(source.text, own ?? []), new Map(), keys);
    problems.push(...after.problems);
    return after.source;
  };
  const inOrder = (sources: readonly Source[]) => sources.map(edit).sort((a, b) => compareText(a.file, b.file));
  const [site, pages, towns] = [edit(files.site), inOrder(files.pages), inOrder(files.towns)];
  return { ...files, site, pages, towns, problems };
}

function replaced(text: string, splices: readonly Splice[]): string {
  let rest = 0;
  let result = '';
  for (const { start, end, text: piece } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(rest, start) + piece;
    rest = end;
  }
  return result + text.slice(rest);
}

/** Returns all YAML files of a project: site.yaml, the pages, and the towns. */
export function sourcesIn({ site, pages, towns }: ReadFiles): Source[] {
  return [site, ...pages, ...towns];
}
