import type { Face, StandIn } from './font-faces.ts';

/** The `@font-face` rules of a face's stand-ins. Together they are the family `<family> Fallback`. */
export function standInRules(face: Face): string {
  return face.standIns.map((standIn) => rule(face, standIn)).join('');
}

function rule({ family, ascent, descent }: Face, { names, scale, weights }: StandIn): string {
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
