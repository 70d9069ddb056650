import { nameInWords } from './changes.ts';
import type { Unpublished } from './definition.ts';

/** The report about a draft. It is plain data, which a build keeps so that it can be repeated. */
export interface Unfinished {
  file: string;
  /** The name of a town in a list of towns, or the name of a part of a file. */
  name: string | null;
  /** The name of the unpublished town that a page depends on. */
  town: string | null;
  /** Its name if it is a town; otherwise null. */
  townName: string | null;
  /** How many things are left to finish. */
  left: number;
}

/** Summarizes a draft as plain data. */
export function unfinished({ kind, source, path, data, town, problems }: Unpublished): Unfinished {
  const name = kind === 'part' ? nameInWords({ path, data }) : String(data.name);
  const townName = kind === 'town' ? name : null;
  return { file: source.file, name: path.length > 0 ? name : null, town, townName, left: problems.length };
}
