import { type PlainPage, withNumbers } from './kept-pages.ts';
import { keptTownLine } from './kept-towns.ts';
import type { KeptTown } from './memory.ts';
import type { StoredPage } from './stored-pages.ts';

/*
 * Two parts of the memory, `towns` and `pages`, are JSON with a line for each town or page, in the order of their
 * indexes. A build after an edit of one town searches them as bytes, and parses only the few lines that it needs.
 * Parsing those of 10,000 towns and their pages would make such a build, which takes 0.3 seconds, half as long again.
 *
 * A line of a town, which `keptTownLine` prints, begins with its file:
 *
 *   {"file":"pages/towns/barre.yaml","stamp":"…","hash":"…",…,"facts":{"name":"Barre",…},…}
 *
 * The part `pages` ends with the routes that pages link to by number. In the line of a page, `copy` is the slug of the
 * town that it was made for:
 *
 *   {"pages":[
 *   {"key":"…","ids":[],…,"notes":{"links":[0,1],"route":"/calais",…,"copy":"calais","title":"…",…}},
 *   {"key":"…",…}
 *   ],"routes":["/","/barre",…]}
 *
 * JSON escapes the quotation marks in a text, so what is searched for here is never found inside a text.
 */

/** The part `towns`, of which only a few lines are read. */
export interface TownsOnLines {
  count: number;
  /** Returns the line of the town at an index. */
  lineAt: (index: number) => string;
  /** Returns the index of the town with a file; -1 if there is none. */
  indexOf: (file: string) => number;
}

/** Finds towns in the part `towns` without parsing the others. */
export function townsOnLines(part: Buffer): TownsOnLines {
  const lines = new Lines(part);
  return {
    count: lines.count,
    lineAt: (index) => lines.at(index),
    indexOf: (file) => {
      const beginning = `{"file":${JSON.stringify(file)},`;
      // A finding on the line of another town may refer to the same file.
      return lines.having(beginning).find((line) => lines.at(line).startsWith(beginning)) ?? -1;
    },
  };
}

/** Prints the part `towns`, line by line. */
export function* printTowns(towns: readonly KeptTown[]): Generator<string> {
  let start = '';
  for (const town of towns) {
    yield start + keptTownLine(town);
    start = '\n';
  }
}

/** The part `pages`, of which only a few lines are read. */
export interface PagesOnLines {
  routes: readonly string[];
  /** Returns the page at an index. */
  at: (index: number) => PlainPage;
  /** Returns the indexes of the pages that were made for a town, in order. */
  indexesFor: (slug: string) => number[];
}

/** Finds pages in the part `pages` without parsing the others. */
export function pagesOnLines(part: Buffer): PagesOnLines {
  const lines = new Lines(part);
  return {
    routes: JSON.parse(lines.at(lines.count - 1).replace('],', '{')).routes,
    at: (index) => JSON.parse(lines.at(1 + index).replace(/,$/, '')),
    indexesFor: (slug) => lines.having(`"copy":${JSON.stringify(slug)}`).map((line) => line - 1),
  };
}

/** Prints the part `pages`, page by page, because all together may be a hundred megabytes. */
export function* printPages(pages: readonly Pick<StoredPage, 'read'>[]): Generator<string> {
  const { plain, routes } = withNumbers();
  yield '{"pages":[';
  let start = '\n';
  for (const page of pages) {
    yield start + JSON.stringify(plain(page.read()));
    start = ',\n';
  }
  yield `\n],"routes":${JSON.stringify(routes())}}`;
}

const lineBreak = 10;

/** The lines of a UTF-8 text. */
class Lines {
  readonly #bytes: Buffer;
  /** The start of each line, and the position after the last one. */
  readonly #starts: number[] = [0];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    for (let end = bytes.indexOf(lineBreak); end >= 0; end = bytes.indexOf(lineBreak, end + 1)) {
      this.#starts.push(end + 1);
    }
    if (this.#starts.at(-1) !== bytes.length) this.#starts.push(bytes.length + 1);
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  /** Returns a line without its line break. */
  at(line: number): string {
    return this.#bytes.toString('utf8', this.#starts[line], this.#startAfter(line) - 1);
  }

  /** Returns the indexes of the lines that contain a text, in order. */
  having(text: string): number[] {
    const found: number[] = [];
    let line = 0;
    for (let at = this.#bytes.indexOf(text); at >= 0; at = this.#bytes.indexOf(text, this.#startAfter(line))) {
      while (this.#startAfter(line) <= at) line += 1;
      found.push(line);
    }
    return found;
  }

  /** Returns the position after a line and its line break. */
  #startAfter(line: number): number {
    return this.#starts[line + 1] ?? 0;
  }
}
