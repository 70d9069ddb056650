import type { PageNotes } from '../audit/page-notes.ts';
import type { KeptPage } from './memory.ts';

/** Pages as JSON. Each route is written once, and the shingles are bytes beside it. */
export interface PlainPages {
  routes: string[];
  pages: PlainPage[];
}

/** A page with the number of each route that it links to, and the number of its shingles. */
type PlainPage = Omit<KeptPage, 'notes'> & {
  notes: Omit<PageNotes, 'shingles' | 'links'> & { links: number[]; shingles: number };
};

export function plainPages(pages: readonly KeptPage[]): PlainPages {
  const numbers = new Map<string, number>();
  const numberOf = (route: string) => {
    const number = numbers.get(route) ?? numbers.size;
    numbers.set(route, number);
    return number;
  };
  const plain = pages.map((page) => {
    const { links, shingles } = page.notes;
    return { ...page, notes: { ...page.notes, links: links.map(numberOf), shingles: shingles.length } };
  });
  return { routes: [...numbers.keys()], pages: plain };
}

/** The shingles of all pages, one after the other, as 32-bit numbers in the order of this machine. */
export function shingleBytes(pages: readonly KeptPage[]): Uint8Array {
  const whole = new Uint32Array(pages.reduce((sum, { notes }) => sum + notes.shingles.length, 0));
  let at = 0;
  for (const { notes } of pages) {
    whole.set(notes.shingles, at);
    at += notes.shingles.length;
  }
  return new Uint8Array(whole.buffer);
}

/** @param bytes as `shingleBytes` returns them */
export function pagesOf({ routes, pages }: PlainPages, bytes: Uint8Array): KeptPage[] {
  const all = new Uint32Array(new Uint8Array(bytes).buffer);
  let at = 0;
  return pages.map((page) => {
    const start = at;
    at += page.notes.shingles;
    const links = page.notes.links.map((number) => routes[number] ?? '');
    // Not a copy of the rest, because V8 gives every one of those a hidden class of its own.
    return { ...page, notes: { ...page.notes, links, shingles: all.subarray(start, at) } };
  });
}
