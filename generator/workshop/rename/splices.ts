import { groupBy } from '../../plan/group-by.ts';
import type { ReadFiles } from '../../read/read.ts';
import { parse, type Source } from '../../read/source.ts';
import type { Splice } from '../new/edit.ts';

/** A piece of a file to replace. */
export interface FileSplice extends Splice {
  file: string;
}

/** A file gets a new name. */
export type Moves = ReadonlyMap<string, string>;

/** The files of a project after some pieces are replaced and some files have new names. Nothing is written. */
export function edited(files: ReadFiles, splices: readonly FileSplice[], moves: Moves = new Map()): ReadFiles {
  const byFile = groupBy(splices, ({ file }) => file);
  const edit = (source: Source): Source => {
    const own = byFile.get(source.file);
    const file = moves.get(source.file) ?? source.file;
    return own || file !== source.file ? parse(file, replaced(source.text, own ?? [])) : source;
  };
  const inOrder = (sources: readonly Source[]) => sources.map(edit).sort((a, b) => (a.file < b.file ? -1 : 1));
  return { ...files, site: edit(files.site), pages: inOrder(files.pages), towns: inOrder(files.towns) };
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

export function sourcesIn({ site, pages, towns }: ReadFiles): Source[] {
  return [site, ...pages, ...towns];
}
