import { drawingFit, type Location, type Provenance, paths } from '../protocol.ts';
import { nameOf, open } from './open.ts';

type Parts = Provenance['texts'][number]['parts'];

interface Target {
  location: Location;
  box: DOMRect;
}

/** While Alt is held, outlines the text or picture under the pointer and names its location. A click opens it in the editor. */
export function pointToSource(route: string): void {
  let sources: Promise<Sources> | null = null;
  let target: Target | null = null;
  const frame = outline();

  const hide = () => {
    target = null;
    frame.hide();
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Alt') sources ??= loadSources(route);
  });
  document.addEventListener('keyup', ({ key }) => key === 'Alt' && hide());
  window.addEventListener('blur', hide);
  document.addEventListener('pointermove', async ({ altKey, clientX, clientY }) => {
    if (!altKey) return hide();
    sources ??= loadSources(route);
    target = (await sources).at(clientX, clientY);
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
}

/** How many texts to search for the next text node. A widget that has woken may have added or removed some. */
const lookahead = 40;

interface Sources {
  /** The text or picture at a point of the viewport. */
  at: (x: number, y: number) => Target | null;
}

/** Matches the provenance of a page to its current text nodes, in document order. */
async function loadSources(route: string): Promise<Sources> {
  const response = await fetch(`${paths.provenance}?route=${encodeURIComponent(route)}`);
  const provenance = (await response.json()) as Provenance | null;
  const texts = new Map<Node, Parts>();
  const pictures = [...document.querySelectorAll(`img[alt], svg[preserveAspectRatio="${drawingFit}"]`)];
  let next = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (provenance && walker.nextNode()) {
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
      // The box of a text may lie over a picture, which is what the person sees at this point.
      const picture = pictureAt(x, y, pictures);
      const location = picture === null ? null : provenance?.pictures[picture];
      return location ? { location, box: (pictures[picture ?? 0] as Element).getBoundingClientRect() } : text;
    },
  };
}

/** The index of the topmost picture at a point; null if there is none. */
function pictureAt(x: number, y: number, pictures: readonly Element[]): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const index = pictures.findIndex((picture) => picture.contains(element));
    if (index >= 0) return index;
  }
  return null;
}

/** Whether a point is on the characters of a text, and not only in its box. */
function isOver(node: Node, x: number, y: number): boolean {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

function textAt(x: number, y: number): { node: Node | null; offset: number } {
  const range = document.caretRangeFromPoint?.(x, y);
  const node = range?.startContainer ?? null;
  const over = document.elementFromPoint(x, y);
  // Next to a text node, browsers return the nearest one.
  return node && over?.contains(node) ? { node, offset: range?.startOffset ?? 0 } : { node: null, offset: 0 };
}

function partAt(node: Node, offset: number, parts: Parts): Target | null {
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

function outline() {
  const box = document.createElement('dev-outline');
  const label = document.createElement('span');
  box.append(label);
  box.style.cssText =
    'position:fixed;z-index:2147483646;pointer-events:none;outline:2px solid #994725;outline-offset:3px;border-radius:2px';
  label.style.cssText =
    'position:absolute;left:-2px;bottom:calc(100% + 5px);white-space:nowrap;background:#994725;color:#fff;padding:2px 8px;font:600 13px/1.5 ui-monospace,monospace';
  return {
    show: ({ location, box: { left, top, width, height } }: Target) => {
      label.textContent = nameOf(location);
      Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      label.style.bottom = top < 40 ? 'auto' : 'calc(100% + 5px)';
      label.style.top = top < 40 ? 'calc(100% + 5px)' : 'auto';
      document.body.append(box);
    },
    hide: () => box.remove(),
  };
}
