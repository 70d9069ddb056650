import type { NotedPage, PageNotes } from '../audit/page-notes.ts';
import type { KeptPage } from './memory.ts';
import type { ShinglelessPage } from './stored-pages.ts';

/** Pages as JSON (see `kept-lines.ts`). Each route is written once, and the shingles are separate bytes. */
export interface PlainPages {
  routes: string[];
  pages: PlainPage[];
}

/** A page with the number of each route that it links to, without its shingles. */
export type PlainPage = Omit<ShinglelessPage, 'notes'> & { notes: Omit<PageNotes, 'links'> & { links: number[] } };

/** Returns a function that puts numbers in place of the routes that pages link to, and the routes by their numbers. */
export function withNumbers(): { plain: (page: ShinglelessPage) => PlainPage; routes: () => string[] } {
  const numbers = new Map<string, number>();
  const numberOf = (route: string) => {
    const number = numbers.get(route) ?? numbers.size;
    numbers.set(route, number);
    return number;
  };
  return {
    plain: ({ key, ids, paths, content, notes: { links, ...notes } }) => {
      return { key, ids, paths, content, notes: { links: links.map(numberOf), ...notes } };
    },
    routes: () => [...numbers.keys()],
  };
}

/** Returns pages as JSON data. */
export function plainPages(pages: readonly ShinglelessPage[]): PlainPages {
  const { plain, routes } = withNumbers();
  return { pages: pages.map(plain), routes: routes() };
}

/**
 * Yields the shingles of all pages as 32-bit numbers in the byte order of this machine: the number of pages, the number
 * of shingles of each page, and then all shingles, page by page.
 */
export function* shingleBytes(
  pages: readonly Pick<NotedPage, 'shingleCount' | 'readShingles'>[],
): Generator<Uint8Array> {
  yield bytesOf(Uint32Array.of(pages.length));
  yield bytesOf(Uint32Array.from(pages, ({ shingleCount }) => shingleCount));
  for (const page of pages) yield bytesOf(page.readShingles());
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array) => new Uint8Array(buffer, byteOffset, byteLength);

/**
 * Returns the shingles of each page.
 *
 * @param bytes as `shingleBytes` yields them
 */
export function readShingles(bytes: Uint8Array): Uint32Array[] {
  // Numbers can only be read in place from a multiple of their size.
  const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  const all = new Uint32Array(buffer, byteOffset, bytes.length / 4);
  const count = all[0] ?? 0;
  let at = 1 + count;
  return Array.from({ length: count }, (_, index) => {
    const start = at;
    at += all[1 + index] ?? 0;
    return all.subarray(start, at);
  });
}

/**
 * Returns pages as they were before `plainPages` and `shingleBytes`.
 *
 * @param bytes as `shingleBytes` yields them
 */
export function pagesOf({ routes, pages }: PlainPages, bytes: Uint8Array): KeptPage[] {
  const shingles = readShingles(bytes);
  return pages.map((page, index) => pageOf(page, routes, shingles[index] ?? new Uint32Array()));
}

/** Returns a page with the routes that it links to instead of their numbers. */
export function pageOf(page: PlainPage, routes: readonly string[], shingles: Uint32Array): KeptPage {
  const links = page.notes.links.map((number) => routes[number] ?? '');
  // Not a copy of the rest, because V8 gives every one of those a hidden class of its own.
  return { ...page, notes: { ...page.notes, links }, shingles };
}
