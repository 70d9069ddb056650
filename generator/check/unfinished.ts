import { nameInWords } from './changes.ts';
import type { Unpublished } from './definition.ts';

/** What is said of a draft. It is plain data, which a build keeps to say it again. */
export interface Unfinished {
  file: string;
  /** The name of a town that is in a list of towns, or what a part of a file is called. */
  name: string | null;
  /** The name of the town without which a page is not published. */
  town: string | null;
  /** Its name if it is a town; otherwise null. */
  townName: string | null;
  /** How many things are left to finish. */
  left: number;
}

export function unfinished({ kind, source, path, data, town, problems }: Unpublished): Unfinished {
  const name = kind === 'part' ? nameInWords({ path, data }) : String(data.name);
  const townName = kind === 'town' ? name : null;
  return { file: source.file, name: path.length > 0 ? name : null, town, townName, left: problems.length };
}
