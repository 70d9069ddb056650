import type { PageNotes } from '../audit/page-notes.ts';
import type { KeptPage } from './memory.ts';

/** Pages as JSON (see `kept-lines.ts`). Each route is written once, and the shingles are separate bytes. */
export interface PlainPages {
  routes: string[];
  pages: PlainPage[];
}

/** A page with the number of each route that it links to, without its shingles. */
export type PlainPage = Omit<KeptPage, 'notes'> & {
  notes: Omit<PageNotes, 'shingles' | 'links'> & { links: number[] };
};

/** Returns pages as JSON data, with numbers in place of the routes that they link to. */
export function plainPages(pages: readonly KeptPage[]): PlainPages {
  const numbers = new Map<string, number>();
  const numberOf = (route: string) => {
    const number = numbers.get(route) ?? numbers.size;
    numbers.set(route, number);
    return number;
  };
  const plain = pages.map((page) => {
    const { links, shingles: _, ...notes } = page.notes;
    return { ...page, notes: { links: links.map(numberOf), ...notes } };
  });
  return { routes: [...numbers.keys()], pages: plain };
}

/**
 * Returns the shingles of all pages as 32-bit numbers in the byte order of this machine: the number of pages, the
 * number of shingles of each page, and then all shingles, page by page.
 */
export function shingleBytes(pages: readonly KeptPage[]): Uint8Array {
  const whole = new Uint32Array(pages.reduce((sum, { notes }) => sum + notes.shingles.length, 1 + pages.length));
  whole[0] = pages.length;
  let at = 1 + pages.length;
  for (const [index, { notes }] of pages.entries()) {
    whole[1 + index] = notes.shingles.length;
    whole.set(notes.shingles, at);
    at += notes.shingles.length;
  }
  return new Uint8Array(whole.buffer);
}

/**
 * Returns the shingles of each page.
 *
 * @param bytes as `shingleBytes` returns them
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
 * @param bytes as `shingleBytes` returns them
 */
export function pagesOf({ routes, pages }: PlainPages, bytes: Uint8Array): KeptPage[] {
  const shingles = readShingles(bytes);
  return pages.map((page, index) => keptPage(page, routes, shingles[index] ?? new Uint32Array()));
}

/** Returns a page with the routes that it links to instead of their numbers. */
export function keptPage(page: PlainPage, routes: readonly string[], shingles: Uint32Array): KeptPage {
  const links = page.notes.links.map((number) => routes[number] ?? '');
  // Not a copy of the rest, because V8 gives every one of those a hidden class of its own.
  return { ...page, notes: { ...page.notes, links, shingles } };
}
