interface Meadow {
  from: number;
  to: number;
  ground: number;
  count: number;
  height: number;
}

/** The number of different blades. They repeat, because repetition compresses well. */
const shapeCount = 9;

/**
 * Draws blades of grass along a line, as one path. Their heights and angles vary without randomness, so every build
 * draws the same.
 *
 * @returns an SVG path to fill
 */
export function blades({ from, to, ground, count, height }: Meadow): string {
  const step = Math.round((to - from) / count);
  const width = Math.max(4, Math.round(height * 0.045));
  return Array.from({ length: count }, (_, index) => {
    const shape = (index * 4) % shapeCount;
    const tall = Math.round(height * (0.42 + 0.55 * Math.sin(shape * 1.3 + 0.6) ** 2));
    const lean = Math.round(tall * (0.3 * Math.sin(shape * 1.9) + 0.16));
    const bend = Math.round(lean * 0.15);
    const rise = Math.round(tall * 0.55);
    const blade = `q${bend} ${-rise} ${lean} ${-tall}q${width - lean + bend} ${tall - rise} ${width - lean} ${tall}z`;
    return `${index === 0 ? `M${from} ${ground}` : `m${step} 0`}${blade}`;
  }).join('');
}
