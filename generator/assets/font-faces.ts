/** A range of a variable font's axis. */
interface AxisRange {
  min: number;
  max: number;
}

/** A typeface of the site. templates/theme.css and templates/card.tsx refer to it by its family name. */
export interface Face {
  family: string;
  /** The variable font with Latin characters. */
  main: FaceFile;
  /** The files with other characters. Only sites that have such characters need them. */
  more: readonly FaceFile[];
  /** The part of the font's design space that the theme uses. The rest is removed. */
  axes: { wght: AxisRange; [axis: string]: number | AxisRange };
  /** The weights that social cards use: the `font-weight` that a card asks for, and the weight that is drawn for it. */
  cardWeights: readonly { weight: 400 | 600; wght: number }[];
  /** The font's height above and below the baseline, in percent of the font size. */
  ascent: number;
  descent: number;
  /** If a machine has several, browsers use the last one (https://drafts.csswg.org/css-fonts/#composite-fonts). */
  fallbacks: readonly FallbackFont[];
}

/** A file of a face. */
interface FaceFile {
  /** Its path in node_modules. */
  file: string;
  /** The characters beyond Latin-1 that it has, which a test compares. Its package claims all that any font may have. */
  characters: RegExp;
}

/** A font that many machines have, which is shown until the face is loaded. */
export interface FallbackFont {
  /** The full names of fonts with the same widths, so that one scale works for all. */
  names: readonly string[];
  /** The width of this site's texts in the face, divided by their width in the fallback font. */
  scale: number;
  /** The weights that it replaces. By default, every weight that no other fallback font of the face covers. */
  weights?: string;
}

/**
 * The typefaces of the site. Each fallback font is scaled to the width and height of the face, so that hardly anything
 * moves when the face has loaded. Apple's and Microsoft's machines have Georgia and Arial, Android has Noto Serif and
 * Roboto, Linux has Liberation or DejaVu. `npx tsx tests/bench/measure-fonts.ts` measures the scales: run it after
 * changing a font.
 *
 * The scales of @capsizecss/metrics do not fit: they describe Fraunces as it is drawn for small text, which is 7% wider
 * than this cut for headings, and text moved on the pages.
 */
export const faces: readonly Face[] = [
  {
    family: 'Fraunces',
    main: {
      file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
      characters:
        /[\u0300\u0301\u0303\u0304\u0308ıŒœʼˆ\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044€\u2122\u2212\u2215]/u,
    },
    more: [
      {
        file: '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2',
        characters:
          /[\u0300\u0301\u0303\u0304\u0308Ā-İĲ-ňŊ-őŔ-žƏƒƠơƯưǄ-ǌǙǚǦǧǪǫǺ-țȪ-ȭȰ-ȳȷəʹʺʼˇ\u02ddḈḉḌ-ḏḔ-ḗḜḝḠḡḤḥḪḫḮḯḶḷḺḻṂṃṆ-ṉṌ-ṓṚṛṞṟṢ-ṥṬ-ṯṸ-ṻẀ-ẅẒẓẗẞỲ-ỹ\u2020₡₣₤₦₧₩₫₭₱₲₵₹₺₼₽]/u,
      },
      {
        file: '@fontsource-variable/fraunces/files/fraunces-vietnamese-full-normal.woff2',
        characters: /[\u0300\u0301\u0303\u0304\u0308ĂăĐđĨĩŨũƠơƯưẠ-ỹ₫]/u,
      },
    ],
    axes: { wght: { min: 400, max: 600 }, opsz: 72, SOFT: 60, WONK: 0 },
    cardWeights: [{ weight: 400, wght: 480 }],
    ascent: 97.8,
    descent: 25.5,
    fallbacks: [
      { names: ['DejaVu Serif'], scale: 0.8563 },
      { names: ['Liberation Serif'], scale: 1.0692 },
      { names: ['Noto Serif', 'Noto Serif Regular'], scale: 0.9268 },
      { names: ['Georgia', 'Gelasio Regular'], scale: 0.9858 },
    ],
  },
  {
    family: 'Figtree',
    main: {
      file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      characters:
        /[\u0300\u0301\u0303\u0304\u0308ĂıŒœˆ\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044€\u2122\u2191\u2193\u2212\u2215]/u,
    },
    more: [
      {
        file: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
        characters: /[\u0300\u0301\u0303\u0304\u0308Ā-ēĖ-ħĪīĮ-İĲ-ķĹ-ľŁ-ňŊ-ōŐőŔ-šŤťŪ-žǍǎȘ-țȷˇ\u02ddẀ-ẅẞỲỳ\u2020₹]/u,
      },
    ],
    axes: { wght: { min: 400, max: 700 } },
    cardWeights: [
      { weight: 400, wght: 450 },
      { weight: 600, wght: 600 },
    ],
    ascent: 95,
    descent: 25,
    fallbacks: [
      { names: ['DejaVu Sans'], scale: 0.882 },
      { names: ['DejaVu Sans Bold'], scale: 0.8041, weights: '600 700' },
      { names: ['Roboto', 'Roboto Regular'], scale: 1.0087 },
      { names: ['Arial', 'Arimo Regular', 'Liberation Sans'], scale: 1.0031 },
      {
        names: ['Arial Bold', 'Arimo Bold', 'Liberation Sans Bold'],
        scale: 0.9529,
        weights: '600 700',
      },
    ],
  },
];
