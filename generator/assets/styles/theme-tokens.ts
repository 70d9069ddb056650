const colors =
  'linen sand paper juniper juniper-deep pine clay sage ink ink-soft line haze mist glow sun straw meadow head body soft accent rule fill on-fill card';
const sizes = 'hero title name price figure lead base small label';

/** What the templates expect of the theme. Without one of these, a class silently has no effect. */
export const requiredTokens: readonly string[] = [
  ...colors.split(' ').map((name) => `--color-${name}`),
  ...sizes.split(' ').map((name) => `--text-${name}`),
  ...['xs', 'sm', 'md', 'lg', 'xl'].map((name) => `--breakpoint-${name}`),
  ...['4-8', '5-7', '7-5', 'rest-auto'].map((name) => `--grid-template-columns-${name}`),
  '--container-text',
  '--radius-wide-arch',
  '--font-display',
  '--font-sans',
];

/** The minimum contrast of text (https://www.w3.org/TR/WCAG22/#contrast-minimum). */
const text = 4.5;
/** The minimum contrast of boundaries and focus indicators (https://www.w3.org/TR/WCAG22/#non-text-contrast). */
const shape = 3;

/** Two colors that meet on pages, and what they are used for. */
export interface ColorPair {
  /** True if they meet in a dark section, where `.ground-dusk` gives the roles other values. */
  dark: boolean;
  front: string;
  ground: string;
  least: number;
  use: string;
}

type Pair = readonly [front: string, ground: string, least: number, use: string];

/** Returns the color pairs that can be on any ground of a section, and on the cards there. */
const roles = (ground: string): Pair[] => [
  ['head', ground, text, 'headings, names, the menu'],
  ['body', ground, text, 'text'],
  ['soft', ground, text, 'secondary text, placeholders, the border of a field'],
  ['accent', ground, text, 'prices, links, error messages, the focus ring'],
  ['fill', ground, shape, 'the shape of a button'],
];

/** The color pairs with their own ground in any section. */
const filled: readonly Pair[] = [
  ['on-fill', 'fill', text, 'the words on a button'],
  ['on-fill', 'accent', text, 'the words on a button under the pointer, the highlighted price'],
  ['ink', 'paper', text, 'what is typed into a field'],
  ['ink-soft', 'paper', text, 'the placeholder of a field'],
];

const onLight: readonly Pair[] = [
  ...['linen', 'sand', 'paper', 'card'].flatMap(roles),
  ...filled,
  ['linen', 'clay', text, 'the banner, its focus ring'],
  ['ink-soft', 'haze', text, 'the roads on the sketch of the map'],
];

const onDark: readonly Pair[] = [
  ...['juniper', 'juniper-deep', 'card'].flatMap(roles),
  ...filled,
  ['paper', 'juniper', shape, 'a field'],
  ['paper', 'juniper-deep', shape, 'a field in the footer'],
];

const withGround =
  (dark: boolean) =>
  ([front, ground, least, use]: Pair): ColorPair => {
    return { dark, front, ground, least, use };
  };

/** Every pair of colors whose contrast affects whether a page is readable. */
export const colorPairs: readonly ColorPair[] = [...onLight.map(withGround(false)), ...onDark.map(withGround(true))];
