/**
 * The slots that the layout has for pictures. `sizes` is the width at which the layout draws a picture there
 * (https://developer.mozilla.org/docs/Web/HTML/Element/img#sizes), `widths` are the files to make, in pixels, and `minWidth`
 * is the width that a high-density phone screen needs, in pixels.
 */
export const pictureSlots = {
  /** Half of a large screen, up to its edge; the full width of a small one. */
  hero: { sizes: '(min-width: 48rem) calc(50vw - 5rem), 100vw', widths: [480, 800, 1200, 1600], minWidth: 800 },
  /** Half of a large screen; the full width of a small one. */
  half: { sizes: '(min-width: 64rem) 50vw, 100vw', widths: [480, 800, 1200, 1600], minWidth: 800 },
  /** A column next to text. */
  column: { sizes: '(min-width: 64rem) 26rem, calc(100vw - 2.5rem)', widths: [400, 640, 960], minWidth: 640 },
} as const;

export type PictureSlot = keyof typeof pictureSlots;
