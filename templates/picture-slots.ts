/**
 * Returns the width of one of several columns of a page's content, in rem on a screen of 72rem or more, and otherwise
 * as CSS.
 */
const columns = (wide: number, medium: string, small: string) =>
  `(min-width: 72rem) ${wide}rem, (min-width: 48rem) ${medium}, ${small}`;
const [half, third] = [
  [33.5, 'calc(50vw - 2.5rem)'],
  [22, 'calc(33vw - 2rem)'],
] as const;
/** The content of a small screen, and half of it. */
const [all, halfOfSmall] = ['calc(100vw - 2.5rem)', 'calc(50vw - 1.625rem)'];

/** The largest file of a picture in a gallery fills a screen. */
const gallery = (sizes: string) => ({ sizes, widths: [320, 480, 720, 1080, 1600, 2000], minWidth: 800 });

/**
 * The slots that the layout has for pictures. `sizes` is the width at which the layout shows a picture there
 * (https://developer.mozilla.org/docs/Web/HTML/Element/img#sizes), `widths` are the files to make, in pixels, and
 * `minWidth` is the width that a high-density phone screen needs, in pixels.
 */
export const pictureSlots = {
  /** Half of a large screen, up to its edge; the full width of a small one. */
  hero: { sizes: '(min-width: 48rem) calc(50vw - 5rem), 100vw', widths: [480, 800, 1200, 1600], minWidth: 800 },
  /** Half of a large screen; the full width of a small one. */
  half: { sizes: '(min-width: 48rem) 50vw, 100vw', widths: [480, 800, 1200, 1600], minWidth: 800 },
  /** A column next to text. */
  column: { sizes: '(min-width: 64rem) 26rem, calc(100vw - 2.5rem)', widths: [400, 640, 960], minWidth: 640 },
  /** A card: the whole width, or one of two, three, or four columns. */
  card: { sizes: columns(68, 'calc(100vw - 4rem)', all), widths: [480, 800, 1200, 1600], minWidth: 640 },
  cardOfTwo: { sizes: columns(...half, all), widths: [400, 640, 960, 1200], minWidth: 640 },
  cardOfThree: { sizes: columns(...third, all), widths: [400, 640, 960], minWidth: 640 },
  cardOfFour: {
    sizes: `(min-width: 72rem) 16rem, (min-width: 64rem) calc(25vw - 2rem), (min-width: 48rem) ${half[1]}, ${all}`,
    widths: [400, 640, 960],
    minWidth: 640,
  },
  /**
   * A picture in a gallery, in a row of two or three; on small screens, in a row of two, or the first, alone in its
   * row.
   */
  galleryHalf: gallery(columns(...half, halfOfSmall)),
  galleryThird: gallery(columns(...third, halfOfSmall)),
  galleryFirstHalf: gallery(columns(...half, all)),
  galleryFirstThird: gallery(columns(...third, all)),
  /** A person: a column, and on small screens a picture beside the words. */
  portrait: { sizes: '(min-width: 48rem) 20rem, 7.5rem', widths: [240, 320, 480, 640, 960], minWidth: 480 },
  /** One of two pictures side by side, even on small screens. */
  pair: { sizes: columns(...half, halfOfSmall), widths: [320, 640, 960, 1200], minWidth: 640 },
} as const;

export type PictureSlot = keyof typeof pictureSlots;
