import type { KeptPage } from '../../memory/memory.ts';

/** Keeps the addresses and ids of pages from other threads once. Every message brings its own copies of them. */
export function sameTexts(): (page: KeptPage) => void {
  const known = new Map<string, string>();
  const same = (text: string) => {
    const first = known.get(text);
    if (first === undefined) known.set(text, text);
    return first ?? text;
  };
  return ({ ids, notes: { links } }) => {
    for (const texts of [ids, links]) {
      for (const [index, text] of texts.entries()) texts[index] = same(text);
    }
  };
}
