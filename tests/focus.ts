import { colour, contrast } from './contrast.ts';

/** Where the tab key has led, as the page was at that moment. */
export interface Stop {
  name: string;
  /** Which of the elements that can have focus it is, in their order in the page; -1 for none of them. */
  index: number;
  /** Its place on the page. */
  box: { left: number; top: number; right: number; bottom: number };
  ring: { style: string; width: number; color: string };
  /** The colours right outside of the ring. */
  grounds: string[];
  /** What stands over it, or cuts it off, if anything does. */
  under: string | null;
  /** A summary stands before what it opens, wherever it is drawn. */
  summary: boolean;
}

declare global {
  interface Window {
    stops: Stop[];
  }
}

/** Runs in the page: notes each stop of the tab key from now on, and says how many there should be. */
export function watchFocus(): number {
  const all = 'a[href], button, summary, input:not([type=hidden])';
  const reachable = [...document.querySelectorAll(all)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const nameOf = (element: Element) => element.outerHTML.slice(0, 60) + (element.textContent?.slice(0, 40) ?? '');
  /** Points of a box on its middle lines: near its edges, or as far outside of them. */
  const around = ({ left, top, right, bottom }: DOMRect, inset: number): [number, number][] => [
    [left + inset, (top + bottom) / 2],
    [right - inset, (top + bottom) / 2],
    [(left + right) / 2, top + inset],
    [(left + right) / 2, bottom - inset],
  ];
  const ground = (from: Element | null) => {
    let at = from;
    while (at?.parentElement && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)') at = at.parentElement;
    return getComputedStyle(at ?? document.documentElement).backgroundColor;
  };
  const cover = (element: Element) => {
    const points = [...element.getClientRects()].filter((box) => box.width > 4).flatMap((box) => around(box, 2));
    const hits = points.map((point) => document.elementFromPoint(...point));
    const other = hits.find((hit) => !hit || !element.contains(hit));
    return other === undefined ? null : other ? nameOf(other) : 'the edge of the screen';
  };
  window.stops = [];
  addEventListener('keyup', () => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const outside = around(box, -3).flatMap((point) => document.elementFromPoint(...point) ?? []);
    window.stops.push({
      name: nameOf(element),
      index: reachable.indexOf(element),
      box: { left: box.left, right: box.right, top: box.top + scrollY, bottom: box.bottom + scrollY },
      ring: { style: outlineStyle, width: Number.parseFloat(outlineWidth), color: outlineColor },
      grounds: Number.parseFloat(outlineOffset) < 0 ? [ground(element)] : outside.map(ground),
      under: cover(element),
      summary: element.matches('summary'),
    });
  });
  return reachable.length;
}

/** What is wrong with a walk of the tab key over so many elements. */
export function focusFaults(stops: readonly Stop[], count: number): string[] {
  const faults = stops.flatMap((stop, index) => {
    const { name, ring, grounds, under } = stop;
    const before = stops[index - 1];
    const weak = grounds.find((ground) => contrast(colour(ring.color), colour(ground)) < 3);
    return [
      stop.index !== index && `stop ${index} is ${name}`,
      before && !before.summary && !follows(before.box, stop.box) && `goes from ${before.name} back to ${name}`,
      (ring.style === 'none' || ring.width < 2) && `shows no focus on ${name}`,
      weak && `shows focus too faintly, ${ring.color} on ${weak}, on ${name}`,
      under && `hides ${name} under ${under}`,
    ].filter((fault) => typeof fault === 'string');
  });
  return stops.length === count ? faults : [...faults, `has ${count} stops, of which ${stops.length} were reached`];
}

/** Whether a box is read after another: below it, or to its right. */
function follows(before: Stop['box'], box: Stop['box']): boolean {
  const below = box.top >= before.bottom - 4;
  const beside = box.left >= before.right - 4;
  return below || beside || (box.top >= before.top && box.left >= before.left);
}
