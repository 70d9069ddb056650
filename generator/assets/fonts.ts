import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cached, hash } from './cache.ts';

const require = createRequire(import.meta.url);
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** A font that many machines have, and how much larger it must be drawn to be as wide as the real face on average. */
interface StandIn {
  names: readonly string[];
  scale: number;
  /** The weights that this cut stands in for; otherwise all that no other does. */
  weights?: string;
}

/**
 * The two faces of look.md, each pinned to the part of its design space that the theme uses. Until one arrives, the first
 * stand-in that the machine has is drawn as wide and as high as it, so that nothing moves when it does. The scales are the
 * widths of this site's texts in the real face over those in the stand-in, measured in a browser; of fonts with the same
 * widths (Arial, Liberation Sans, Nimbus Sans), one number serves all. Phones and desktops of Apple and Microsoft have
 * Georgia and Arial, Android has Noto Serif and Roboto, Linux has Liberation or DejaVu.
 */
const faces: readonly Face[] = [
  {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { wght: { min: 400, max: 600 }, opsz: 72, SOFT: 60, WONK: 0 },
    weights: '400 600',
    ascent: 97.8,
    descent: 25.5,
    standIns: [
      { names: ['DejaVu Serif'], scale: 0.8563 },
      { names: ['Liberation Serif', 'Nimbus Roman'], scale: 1.0692 },
      { names: ['Noto Serif', 'Noto Serif Regular'], scale: 0.9268 },
      { names: ['Georgia', 'Gelasio Regular'], scale: 0.9858 },
    ],
  },
  {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    ascent: 95,
    descent: 25,
    standIns: [
      { names: ['DejaVu Sans'], scale: 0.882 },
      { names: ['DejaVu Sans Bold'], scale: 0.8104, weights: '600 700' },
      { names: ['Roboto', 'Roboto Regular'], scale: 1.0087 },
      { names: ['Arial', 'Arimo Regular', 'Liberation Sans', 'Nimbus Sans'], scale: 1.0031 },
      {
        names: ['Arial Bold', 'Arimo Bold', 'Liberation Sans Bold', 'Nimbus Sans Bold'],
        scale: 0.9507,
        weights: '600 700',
      },
    ],
  },
];

interface Face {
  family: string;
  /** In node_modules. */
  file: string;
  axes: Record<string, number | { min: number; max: number }>;
  weights: string;
  /** Above and below the line, in percent of the size. */
  ascent: number;
  descent: number;
  /** Browsers take the last one that they find (https://drafts.csswg.org/css-fonts/#composite-fonts). */
  standIns: readonly StandIn[];
}

export interface Font {
  /** `assets/fraunces-….woff2`, below the output folder. */
  path: string;
  bytes: Uint8Array;
  /** The `@font-face` rules of the face and its fallback, for the address that the font is served at. */
  css: (address: string) => string;
}

/** Cuts the two faces down to the characters that the site uses. */
export async function makeFonts(text: string): Promise<Font[]> {
  const others = text.match(/[^\n -~]/gu) ?? [];
  const characters = [...new Set([...printableAscii, ...others])].sort().join('');
  return Promise.all(
    faces.map(async (face) => {
      const whole = await readFile(require.resolve(face.file));
      const key = hash(whole, JSON.stringify(face.axes), characters);
      const bytes = await cached(`${key}.woff2`, async () => {
        const { default: subset } = await import('subset-font');
        return subset(whole, characters, { targetFormat: 'woff2', variationAxes: face.axes });
      });
      const css = (address: string) => rules(face, address);
      return { path: `assets/${face.family.toLowerCase()}-${hash(bytes)}.woff2`, bytes, css };
    }),
  );
}

function rules({ family, weights, ascent, descent, standIns }: Face, address: string): string {
  const real = `@font-face{font-family:${family};src:url(${address})format("woff2");font-weight:${weights};font-display:swap}`;
  const percent = (value: number) => `${Math.round(value * 100) / 100}%`;
  const others = standIns.map(({ names, scale, weights }) => {
    const src = names.map((name) => `local("${name}")`).join(',');
    const size = `ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%;size-adjust:${percent(scale * 100)}`;
    return `@font-face{font-family:"${family} Fallback";src:${src};${size}${weights ? `;font-weight:${weights}` : ''}}`;
  });
  return real + others.join('');
}
