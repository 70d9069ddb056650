import type { Face, FallbackFont } from './font-faces.ts';

/** Returns the `@font-face` rules of a face's fallback fonts. Together they are the family `<family> Fallback`. */
export function fallbackRules(face: Face): string {
  return face.fallbacks.map((fallback) => rule(face, fallback)).join('');
}

function rule({ family, ascent, descent }: Face, { names, scale, weights }: FallbackFont): string {
  const descriptors = [
    `font-family:"${family} Fallback"`,
    `src:${names.map((name) => `local("${name}")`).join(',')}`,
    `ascent-override:${percent(ascent / scale, 1)}`,
    `descent-override:${percent(descent / scale, 1)}`,
    `size-adjust:${percent(scale * 100, 2)}`,
    ...(weights ? [`font-weight:${weights}`] : []),
  ];
  return `@font-face{${descriptors.join(';')}}`;
}

function percent(value: number, digits: number): string {
  return `${Number(value.toFixed(digits))}%`;
}
