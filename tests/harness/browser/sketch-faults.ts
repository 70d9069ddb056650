import type { Locator } from 'playwright';

/** The texts, the pin, and the address that lie on each other in the sketch of a map, or leave it. */
export function sketchFaults(map: Locator): Promise<string[]> {
  return map.evaluate((section) => {
    const names = [...section.querySelectorAll('svg text')];
    const covers = [...section.querySelectorAll(':scope > div:not([hidden]):last-child, .fill-clay')];
    const box = (element: Element) => element.getBoundingClientRect();
    // A line has more room than its letters.
    const lettersOf = ({ x, y, width, height }: DOMRect) => new DOMRect(x, y + height / 6, width, (height * 2) / 3);
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const around = box(section);
    return names.flatMap((name, index) => {
      const own = lettersOf(box(name));
      const others = [
        ...names.slice(index + 1).filter((other) => meets(own, lettersOf(box(other)))),
        ...covers.filter((other) => meets(own, box(other))),
      ];
      const isOut = own.left < around.left || own.right > around.right || own.top < around.top;
      const on = others.map((other) => `${name.textContent} on ${other.textContent || 'the pin'}`);
      return isOut ? [...on, `${name.textContent} leaves the sketch`] : on;
    });
  });
}
