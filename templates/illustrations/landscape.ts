/** The look of the prairie at one place: everything that differs from one town to the next. */
interface Landscape {
  hour: Hour;
  sun: { x: number; y: number; radius: number };
  /** How much each of the three hills rises, where 1 is normal. */
  rise: readonly [far: number, middle: number, near: number];
  /** How far the hills and clouds are moved sideways. */
  shift: number;
  /** Where a landmark is, away from the sun. */
  landmarkX: number;
}

/** The colors of the sky, from its top to the horizon, and of the sun. */
export const hours = {
  dusk: { top: 'stop-haze', horizon: 'stop-glow', sun: 'fill-sun' },
  morning: { top: 'stop-mist', horizon: 'stop-haze', sun: 'fill-glow' },
  afternoon: { top: 'stop-sand', horizon: 'stop-straw', sun: 'fill-linen' },
  evening: { top: 'stop-glow', horizon: 'stop-ember', sun: 'fill-sun' },
} as const;

type Hour = keyof typeof hours;

/** The default prairie, for no particular town. */
export const usualLandscape: Landscape = {
  hour: 'dusk',
  sun: { x: 560, y: 396, radius: 112 },
  rise: [1, 1, 1],
  shift: 0,
  landmarkX: 260,
};

/**
 * Returns the landscape of a town: always the same one, and different from most others.
 *
 * @param seed such as the slug of the town
 */
export function landscapeOf(seed: string): Landscape {
  const next = numbersFrom(seed);
  const between = (low: number, high: number) => Math.round(low + next() * (high - low));
  const isLeft = next() < 0.5;
  const names = Object.keys(hours) as Hour[];
  return {
    hour: names[Math.floor(next() * names.length)] ?? 'dusk',
    sun: { x: isLeft ? between(280, 400) : between(520, 640), y: between(330, 420), radius: between(88, 124) },
    rise: [between(6, 15) / 10, between(6, 14) / 10, between(7, 13) / 10],
    shift: between(-160, 160),
    landmarkX: isLeft ? between(590, 650) : between(250, 310),
  };
}

/**
 * Returns a function that returns numbers from 0 to 1 derived from a text: a linear congruential generator seeded with
 * its FNV-1a hash.
 */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
