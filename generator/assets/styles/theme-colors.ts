import { contrast } from './contrast.ts';
import { hexOf } from './css-color.ts';
import type { CssProperty } from './read-css.ts';
import { themeMessages } from './theme-messages.ts';
import type { ThemeProblem } from './theme-problem.ts';
import { type ColorPair, colorPairs } from './theme-tokens.ts';

/** A color of the theme, and its property. */
interface Color {
  hex: string;
  property: CssProperty;
}

/** Finds a color by its property, such as `--color-linen`; null if there is none or it has a problem. */
type Resolve = (name: string, dark: boolean) => Color | null;

interface ThemeColors {
  resolve: Resolve;
  problems: ThemeProblem[];
}

const prefix = '--color-';
const darkBlock = '.ground-dusk';

/** Reads every color of the theme. */
export async function readColors(properties: readonly CssProperty[], missing: readonly string[]): Promise<ThemeColors> {
  const own = properties.filter(({ name, value }) => name.startsWith(prefix) && value !== 'initial');
  const [light, dark] = [own.filter(isLight), own.filter((one) => !isLight(one))].map(byName);
  const known = own.map(({ name }) => name);
  const problems: ThemeProblem[] = [];
  const hexes = new Map<CssProperty, string>();
  for (const property of own) {
    const target = targetOf(property);
    if (target === null) {
      const color = await hexOf(property.value);
      if ('hex' in color) hexes.set(property, color.hex);
      else problems.push({ at: property.valueAt, message: faultOf(color.fault, property.value) });
    } else if (!known.includes(target) && !missing.includes(target)) {
      problems.push({ at: property.valueAt, message: themeMessages.unknownColor(target, known) });
    }
  }
  const find = (name: string, isDark: boolean) => (isDark ? dark?.get(name) : undefined) ?? light?.get(name);
  const resolve: Resolve = (name, isDark) => {
    let property = find(name, isDark);
    // A chain that is longer than the list is a circle.
    for (let step = 0; property && step < own.length; step++) {
      const target = targetOf(property);
      const hex = hexes.get(property);
      if (target === null) return hex === undefined ? null : { hex, property };
      property = find(target, isDark);
    }
    return null;
  };
  const circular = own.filter((one) => isCircular(one, (name) => find(name, !isLight(one))));
  problems.push(...circular.map(({ valueAt, value }) => ({ at: valueAt, message: themeMessages.badColor(value) })));
  return { resolve, problems };
}

const isLight = ({ block }: CssProperty) => !block.includes(darkBlock);

const byName = (properties: readonly CssProperty[]) => new Map(properties.map((property) => [property.name, property]));

/** Returns the property that a value refers to; null if it is a color itself. */
function targetOf({ value }: CssProperty): string | null {
  return value.match(/^var\(\s*(--[\w-]+)\s*\)$/)?.[1] ?? null;
}

function isCircular(start: CssProperty, find: (name: string) => CssProperty | undefined): boolean {
  const seen = new Set<CssProperty>();
  let property: CssProperty | undefined = start;
  while (property && !seen.has(property)) {
    seen.add(property);
    property = find(targetOf(property) ?? '');
  }
  return property === start;
}

function faultOf(fault: 'unknown' | 'translucent', value: string): ThemeProblem['message'] {
  return fault === 'unknown' ? themeMessages.badColor(value) : themeMessages.translucent(value);
}

interface LowContrast extends ColorPair {
  colors: readonly [front: Color, ground: Color];
  ratio: number;
}

/** Reports color pairs with too little contrast. A color with several low contrasts is one problem, with the lowest. */
export function contrastProblems(resolve: Resolve): ThemeProblem[] {
  let left = colorPairs.flatMap((pair) => lowContrast(pair, resolve));
  const problems: ThemeProblem[] = [];
  while (left.length > 0) {
    const culprit = mostFrequent(left.flatMap(({ colors }) => colors.map(({ property }) => property)));
    const its = left.filter(({ colors }) => colors.some(({ property }) => property === culprit));
    const [worst] = its.sort((a, b) => a.ratio / a.least - b.ratio / b.least);
    if (!worst || !culprit) break;
    const [front, ground] = worst.colors.map(({ hex, property }) => `${property.name} (${hex})`);
    const message = themeMessages.lowContrast({ ...worst, front: `${front}`, ground: `${ground}` }, its.length - 1);
    problems.push({ at: culprit.valueAt, message });
    left = left.filter((one) => !its.includes(one));
  }
  return problems;
}

function lowContrast(pair: ColorPair, resolve: Resolve): LowContrast[] {
  const [front, ground] = [pair.front, pair.ground].map((name) => resolve(prefix + name, pair.dark));
  if (!front || !ground) return [];
  const ratio = contrast(front.hex, ground.hex);
  return ratio < pair.least ? [{ ...pair, colors: [front, ground], ratio }] : [];
}

/** Returns the item that occurs most often; in a tie, the first. */
function mostFrequent<T>(items: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return items.find((item) => counts.get(item) === most);
}
