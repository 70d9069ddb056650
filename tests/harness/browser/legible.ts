import type { Page } from 'playwright';

/** How visitors may have changed the text of a page. */
const adjustments = {
  // https://www.w3.org/TR/WCAG22/#resize-text
  'letters twice as large': 'html { font-size: 200% !important }',
  // https://www.w3.org/TR/WCAG22/#text-spacing
  'more space': `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
};

/** What cannot be read in the present layout. */
export const illegible = (page: Page): Promise<string[]> => page.evaluate(findIllegible);

/** What cannot be read at the present width with larger letters, or with more space around them. */
export async function illegibleAdjusted(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [how, content] of Object.entries(adjustments)) {
    await page.evaluate(adopt, content);
    faults.push(...(await illegible(page)).map((fault) => `with ${how}: ${fault}`));
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  }
  return faults;
}

/** Runs in the page, whose policy lets nobody add a `<style>`. */
function adopt(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: finds text that is off the screen, cut off, or under other text in the present layout. */
function findIllegible(): string[] {
  interface Line {
    text: string;
    box: DOMRect;
    node: Node;
  }
  const faults: string[] = [];
  const lines: Line[] = [];
  const frames = new Map<Element, { left: number; right: number }>();
  const sideways = document.documentElement.scrollWidth - window.innerWidth;
  if (sideways > 0) faults.push(`scrolls ${sideways} px sideways: ${firstTooWide()}`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (
      !element?.checkVisibility({ visibilityProperty: true }) ||
      element.closest('.sr-only, .skip-link:not(:focus), svg') ||
      !text
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const frame = frameOf(element);
    for (const box of range.getClientRects()) {
      if (box.left < frame.left - 1 || box.right > frame.right + 1) faults.push(`cuts off “${text.slice(0, 40)}”`);
      lines.push({ text, node, box });
    }
  }
  // Only the middle half of each line: letters hardly reach the rest, and lines that are set tight share it.
  const top = ({ box }: Line) => box.top + box.height / 4;
  const bottom = ({ box }: Line) => box.bottom - box.height / 4;
  const collide = (a: Line, b: Line) =>
    a.node !== b.node &&
    Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 2 &&
    Math.min(bottom(a), bottom(b)) > Math.max(top(a), top(b));
  lines.sort((a, b) => top(a) - top(b));
  for (const [index, line] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || top(other) >= bottom(line)) break;
      if (collide(line, other)) faults.push(`sets “${line.text.slice(0, 40)}” on “${other.text.slice(0, 40)}”`);
    }
  }
  return [...new Set(faults)];

  function firstTooWide(): string {
    const wide = [...document.querySelectorAll('body *:not(svg *)')].find((element) => {
      const isCut = frameOf(element.parentElement).right < element.getBoundingClientRect().right;
      return isCut && frameOf(element.parentElement).right === window.innerWidth;
    });
    return wide ? window.placeOf(wide) : '';
  }

  /** The part of the page in which the text of an element can be seen: the box that cuts it off, or the screen. */
  function frameOf(element: Element | null): { left: number; right: number } {
    if (!element || element === document.documentElement) return { left: 0, right: window.innerWidth };
    const known = frames.get(element);
    if (known) return known;
    const cut = getComputedStyle(element).overflowX !== 'visible';
    const frame = cut ? element.getBoundingClientRect() : frameOf(element.parentElement);
    frames.set(element, frame);
    return frame;
  }
}
