import {
  changingParts,
  type Header,
  lastingParts,
  type MemoryPart,
  type PartContent,
  readPart,
  writeParts,
} from './header.ts';
import { printPages, printTowns } from './kept-lines.ts';
import { pagesOf, shingleBytes } from './kept-pages.ts';
import { keptTownsWithLines } from './kept-towns.ts';
import type { Memory } from './memory.ts';
import type { MadeMemory } from './remember.ts';
import { type Items, printReplaced, readReplaced, replacedItems, withReplaced } from './replaced-items.ts';

/** The towns and pages in the lasting parts, without those that later builds have replaced. */
export interface Base extends Items {
  parts: Header['parts'];
}

/** What has its own part, or is in the header. */
type Apart = keyof Items | 'pictures' | 'today' | 'stampedAt';

/** Everything else. */
export type Rest = Omit<Memory, Apart>;

/** Reads the memory. Returns null if a part is damaged. */
export function readMemory(folder: string, root: string, header: Header): { memory: Memory; base: Base } | null {
  try {
    const { parts, stampedAt, today, pictures } = header;
    const read = (name: MemoryPart) => readPart(folder, header, name);
    const lines = String(read('towns')).split('\n').filter(Boolean);
    const towns = keptTownsWithLines(lines, root);
    const pages = pagesOf(JSON.parse(String(read('pages'))), read('shingles'));
    const items = withReplaced({ towns, pages }, readReplaced(String(read('replaced')), root));
    const memory = { ...readRest(read('rest')), ...items, today, stampedAt, pictures: new Map(pictures) };
    return { memory, base: { towns, pages, parts } };
  } catch {
    return null;
  }
}

/** @param bytes those of the part `rest` */
export function readRest(bytes: Uint8Array): Rest {
  const rest = JSON.parse(String(bytes));
  return { ...rest, neighbors: new Map(rest.neighbors) };
}

/**
 * Keeps everything for the next build.
 *
 * @param base what earlier builds left in the folder, which only a few towns and pages may differ from; null if there
 *   is none
 */
export function keepMemory(
  folder: string,
  memory: MadeMemory,
  header: Omit<Header, 'format' | 'parts'>,
  base: Base | null,
): void {
  const { towns, pages, today: _, stampedAt: __, pictures: ___, ...rest } = memory;
  const replaced = base && replacedItems(base, memory);
  const contentOf: Record<MemoryPart, () => PartContent> = {
    towns: () => printTowns(towns),
    pages: () => printPages(pages),
    shingles: () => shingleBytes(pages),
    replaced: () => [printReplaced(replaced ?? { towns: new Map(), pages: new Map() })],
    rest: () => [JSON.stringify({ ...rest, neighbors: [...rest.neighbors] })],
  };
  const names = replaced ? changingParts : [...lastingParts, ...changingParts];
  writeParts(
    folder,
    header,
    names.map((name) => [name, contentOf[name]] as const),
    base?.parts ?? {},
  );
}
