import type { Page } from 'playwright';

/** What of a page's text cannot be read as it is laid out now: off the screen, cut off, or under other text. */
export function illegible(page: Page): Promise<string[]> {
  return page.evaluate(look);
}

/** Runs in the page. */
function look(): string[] {
  interface Line {
    text: string;
    box: DOMRect;
    node: Node;
  }
  const faults: string[] = [];
  const lines: Line[] = [];
  const sideways = document.documentElement.scrollWidth - window.innerWidth;
  if (sideways > 0) faults.push(`scrolls ${sideways} px sideways`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, svg') || !text) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const frame = frameOf(element);
    for (const box of range.getClientRects()) {
      if (box.left < frame.left - 1 || box.right > frame.right + 1) faults.push(`cuts off “${text.slice(0, 40)}”`);
      lines.push({ text, node, box });
    }
  }
  // The middle half of a line: letters hardly reach the rest, and lines that are set tight share it.
  const top = ({ box }: Line) => box.top + box.height / 4;
  const bottom = ({ box }: Line) => box.bottom - box.height / 4;
  const collide = (a: Line, b: Line) =>
    a.node !== b.node &&
    Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 2 &&
    Math.min(bottom(a), bottom(b)) > Math.max(top(a), top(b));
  for (const [index, line] of lines.entries()) {
    const other = lines.slice(index + 1).find((other) => collide(line, other));
    if (other) faults.push(`sets “${line.text.slice(0, 40)}” on “${other.text.slice(0, 40)}”`);
  }
  return [...new Set(faults)];

  /** The part of the page that an element's text shows in: what cuts it off, or the screen. */
  function frameOf(element: Element) {
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return at.getBoundingClientRect();
    }
    return { left: 0, right: window.innerWidth };
  }
}
