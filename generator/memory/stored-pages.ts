import type { NotedPage, PageNotes } from '../audit/page-notes.ts';
import { ScratchFile } from '../files/scratch-file.ts';
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
export interface PackedPage extends Pick<PageNotes, 'route' | 'file' | 'hidden' | 'town'> {
  /** The page without its shingles, as JSON. */
  line: string;
  shingles: Uint32Array;
}

/** Packs a page. */
export function packed({ shingles, ...page }: KeptPage): PackedPage {
  const { route, file, hidden, town } = page.notes;
  return { route, file, hidden, town, line: JSON.stringify(page), shingles };
}

/** Stores pages as they are made. */
export class PageFile {
  readonly #bytes = new ScratchFile();

  add({ line, shingles, ...page }: PackedPage): StoredPage {
    const bytes = Buffer.from(line);
    const start = this.#bytes.add(bytes);
    this.#bytes.add(new Uint8Array(shingles.buffer, shingles.byteOffset, shingles.byteLength));
    return new PageInFile(this.#bytes, page, { start, size: bytes.length, shingleCount: shingles.length });
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
    { route, file, hidden, town }: Omit<PackedPage, 'line' | 'shingles'>,
    { start, size, shingleCount }: PagePlace,
  ) {
    this.route = route;
    this.file = file;
    this.hidden = hidden;
    this.town = town;
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
