/**
 * The places where a picture can stand. `sizes` is how wide a browser will draw it there, which the layout decides
 * (https://developer.mozilla.org/docs/Web/HTML/Element/img#sizes); `widths` are the files worth making, in pixels, and
 * `least` is what a phone with a sharp screen needs.
 */
export const pictureSlots = {
  /** Half of a large screen, all of a small one, running off its edge. */
  hero: { sizes: '(min-width: 48rem) calc(50vw - 5rem), 100vw', widths: [480, 800, 1200, 1600], least: 800 },
  /** Half of a large screen, all of a small one. */
  half: { sizes: '(min-width: 64rem) 50vw, 100vw', widths: [480, 800, 1200, 1600], least: 800 },
  /** A column beside text. */
  column: { sizes: '(min-width: 64rem) 26rem, calc(100vw - 2.5rem)', widths: [400, 640, 960], least: 640 },
} as const;

export type PictureSlot = keyof typeof pictureSlots;
