import type { NotedPage, PageNotes } from '../audit/page-notes.ts';
import { ScratchFile } from '../files/scratch-file.ts';
import type { Page } from '../plan/page.ts';
import type { KeptPage } from './memory.ts';

/** A page without its shingles, as plain data. */
export type ShinglelessPage = Omit<KeptPage, 'shingles'>;

/** A page of a site that is being built. */
export interface StoredPage extends NotedPage {
  /** The page of the last build that it is, which is in memory anyway; null if it was made. */
  readonly known: KeptPage | null;
  read: () => ShinglelessPage;
}

/** Returns all that is kept of a page. */
export const wholePage = (page: StoredPage): KeptPage =>
  page.known ?? { ...page.read(), shingles: page.readShingles() };

/** A page that is in memory. */
export class PageInMemory implements StoredPage {
  readonly known: KeptPage;

  constructor(page: KeptPage) {
    this.known = page;
  }

  get route(): string {
    return this.known.notes.route;
  }

  get file(): string {
    return this.known.notes.file;
  }

  get hidden(): boolean {
    return this.known.notes.hidden;
  }

  get town(): string | null {
    return this.known.notes.town;
  }

  get shingleCount(): number {
    return this.known.shingles.length;
  }

  read(): KeptPage {
    return this.known;
  }

  readNotes(): PageNotes {
    return this.known.notes;
  }

  readShingles(): Uint32Array {
    return this.known.shingles;
  }
}

/** A page as it is stored, and as threads send it. */
export interface PackedPage extends Pick<PageNotes, 'route' | 'hidden'> {
  /** The page without its shingles, as JSON. */
  line: string;
  shingles: Uint32Array;
}

/** Packs a page. */
export function packed({ shingles, ...page }: KeptPage): PackedPage {
  const { route, hidden } = page.notes;
  return { route, hidden, line: JSON.stringify(page), shingles };
}

/** What is asked of a page that is part of a plan. */
type PlannedPage = Pick<Page, 'route' | 'source' | 'town'>;

/** Stores pages as they are made. */
export class PageFile {
  readonly #bytes = new ScratchFile();
  readonly #planned: ReadonlyMap<string, PlannedPage>;

  /**
   * @param planned all pages by route. Their texts are in memory anyway, and those that a thread sends would be copies
   */
  constructor(planned: ReadonlyMap<string, PlannedPage>) {
    this.#planned = planned;
  }

  add({ route, hidden, line, shingles }: PackedPage): StoredPage {
    const page = this.#planned.get(route);
    if (!page) throw new Error(`${route} was not planned`);
    const bytes = Buffer.from(line);
    const start = this.#bytes.add(bytes);
    this.#bytes.add(new Uint8Array(shingles.buffer, shingles.byteOffset, shingles.byteLength));
    return new PageInFile(this.#bytes, page, hidden, { start, size: bytes.length, shingleCount: shingles.length });
  }
}

/** The line of a page in a file, in bytes, and the number of shingles after it. */
interface PagePlace {
  start: number;
  size: number;
  shingleCount: number;
}

/** A page that is in a file. There may be very many, so it stores only what is asked of all of them. */
class PageInFile implements StoredPage {
  readonly route: string;
  readonly file: string;
  readonly hidden: boolean;
  readonly town: string | null;
  readonly shingleCount: number;
  readonly #bytes: ScratchFile;
  readonly #start: number;
  readonly #size: number;

  constructor(
    bytes: ScratchFile,
    { route, source, town }: PlannedPage,
    hidden: boolean,
    { start, size, shingleCount }: PagePlace,
  ) {
    this.route = route;
    this.file = source.file;
    this.hidden = hidden;
    this.town = town?.slug ?? null;
    this.shingleCount = shingleCount;
    this.#bytes = bytes;
    this.#start = start;
    this.#size = size;
  }

  get known(): null {
    return null;
  }

  read(): ShinglelessPage {
    const line = Buffer.allocUnsafe(this.#size);
    this.#bytes.read(this.#start, line);
    return JSON.parse(line.toString());
  }

  readNotes(): PageNotes {
    return this.read().notes;
  }

  readShingles(): Uint32Array {
    const shingles = new Uint32Array(this.shingleCount);
    this.#bytes.read(this.#start + this.#size, new Uint8Array(shingles.buffer));
    return shingles;
  }
}
