import { drawingFit, type Provenance, paths } from '../dev-protocol.ts';
import { open } from './open.ts';
import { outline, type PointerTarget } from './outline.ts';

type TextParts = Provenance['texts'][number]['parts'];

/**
 * While Alt is held, outlines the text or picture under the pointer and shows its location. A click opens it in the
 * editor.
 *
 * @returns a function to call after an edit, which may have moved lines although the page is the same
 */
export function pointToSource(route: string): () => void {
  let sources: Promise<Sources | null> | null = null;
  let target: PointerTarget | null = null;
  /** The last pointer position with Alt held; null as soon as it is released. */
  let place: PointerEvent | null = null;
  const frame = outline();

  const hide = () => {
    place = null;
    target = null;
    frame.hide();
  };
  const load = async () => {
    sources ??= loadSources(route);
    const found = await sources.catch(() => null);
    // The server may be restarting, so the next movement tries again.
    if (!found) sources = null;
    return found;
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Alt') void load();
  });
  document.addEventListener('keyup', ({ key }) => key === 'Alt' && hide());
  window.addEventListener('blur', hide);
  document.addEventListener('pointermove', async (event) => {
    if (!event.altKey) return hide();
    place = event;
    const found = await load();
    // Meanwhile, Alt may have been released, or the pointer moved on.
    if (place !== event) return;
    target = found?.at(event.clientX, event.clientY) ?? null;
    if (target) frame.show(target);
    else frame.hide();
  });
  document.addEventListener(
    'click',
    (event) => {
      if (!event.altKey || !target) return;
      event.preventDefault();
      event.stopPropagation();
      void open(target.location);
    },
    true,
  );
  return () => {
    sources = null;
  };
}

/** How many texts to search for the next text node. A hydrated widget may have added or removed some. */
const lookahead = 40;

interface Sources {
  /** Returns the text or picture at a point of the viewport. */
  at: (x: number, y: number) => PointerTarget | null;
}

/**
 * Matches the provenance of a page to its current text nodes, in document order. Returns null if the server does not
 * know it.
 */
async function loadSources(route: string): Promise<Sources | null> {
  const response = await fetch(`${paths.provenance}?route=${encodeURIComponent(route)}`);
  const provenance = response.ok ? ((await response.json()) as Provenance | null) : null;
  if (!provenance) return null;
  const texts = new Map<Node, TextParts>();
  const pictures = [...document.querySelectorAll(`img[alt], svg[preserveAspectRatio="${drawingFit}"]`)];
  let next = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data } = walker.currentNode as Text;
    const found = provenance.texts.findIndex(
      ({ text }, index) => index >= next && index < next + lookahead && text === data,
    );
    if (found < 0) continue;
    texts.set(walker.currentNode, provenance.texts[found]?.parts ?? []);
    next = found + 1;
  }
  return {
    at: (x, y) => {
      const { node, offset } = textAt(x, y);
      const parts = node && texts.get(node);
      const text = node && parts ? partAt(node, offset, parts) : null;
      if (node && text && isOver(node, x, y)) return text;
      // The box of a text may cover a picture, which is what people see at this point.
      const picture = pictureAt(x, y, pictures);
      const location = picture === null ? null : provenance.pictures[picture];
      return location ? { location, box: (pictures[picture ?? 0] as Element).getBoundingClientRect() } : text;
    },
  };
}

/** Returns the index of the topmost picture at a point; null if there is none. */
function pictureAt(x: number, y: number, pictures: readonly Element[]): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const index = pictures.findIndex((picture) => picture.contains(element));
    if (index >= 0) return index;
  }
  return null;
}

/** Returns whether a point is on the characters of a text, and not only in its box. */
function isOver(node: Node, x: number, y: number): boolean {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

function textAt(x: number, y: number): { node: Node | null; offset: number } {
  const { node, offset } = caretAt(x, y);
  const over = document.elementFromPoint(x, y);
  // Next to a text node, browsers return the nearest one.
  return node && over?.contains(node) ? { node, offset } : { node: null, offset: 0 };
}

/** Falls back to the function of older browsers, which Firefox does not have. */
function caretAt(x: number, y: number): { node: Node | null; offset: number } {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y);
    return { node: caret?.offsetNode ?? null, offset: caret?.offset ?? 0 };
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return { node: range?.startContainer ?? null, offset: range?.startOffset ?? 0 };
}

function partAt(node: Node, offset: number, parts: TextParts): PointerTarget | null {
  let start = 0;
  for (const { length, location } of parts) {
    const end = start + length;
    if (location && offset >= start && offset <= end) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return { location, box: range.getBoundingClientRect() };
    }
    start = end;
  }
  return null;
}
