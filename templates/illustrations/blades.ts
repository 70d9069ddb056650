interface Meadow {
  from: number;
  to: number;
  ground: number;
  count: number;
  height: number;
}

/**
 * Blades of grass along a line, as one path: they stand in drifts, and each leans a little differently, always the same
 * way, so that the drawing is the same in every build.
 *
 * @returns an SVG path, to be filled
 */
export function blades({ from, to, ground, count, height }: Meadow): string {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const drift = 0.5 + 0.5 * Math.sin(index * 0.55);
    const tall = Math.round(height * (0.35 + 0.4 * drift + 0.25 * Math.sin(index * 2.9) ** 2));
    const lean = Math.round(tall * (0.3 * Math.sin(index * 1.9) + 0.16));
    const x = Math.round(from + step * (index + 0.5 * Math.sin(index * 3.7)));
    const width = Math.max(4, Math.round(height * 0.045));
    const bend = Math.round(lean * 0.15);
    const rise = Math.round(tall * 0.55);
    return `M${x} ${ground}q${bend} ${-rise} ${lean} ${-tall}q${width - lean + bend} ${tall - rise} ${width - lean} ${tall}z`;
  }).join('');
}
