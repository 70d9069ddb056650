import type { KeptPage } from '../../memory/memory.ts';

/** Keeps the addresses and ids of pages from other threads once. Every message brings its own copies of them. */
export function sameTexts(): (page: KeptPage) => KeptPage {
  const known = new Map<string, string>();
  const same = (text: string) => {
    const first = known.get(text) ?? text;
    known.set(first, first);
    return first;
  };
  return (page) => {
    const { ids, notes } = page;
    return { ...page, ids: ids.map(same), notes: { ...notes, links: notes.links.map(same) } };
  };
}
