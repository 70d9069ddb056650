import { type Random, random } from './random.ts';
import { phrase, sentences } from './sentences.ts';

/** An invented town, as an entry of `towns:` in site.yaml. */
export interface BenchTown {
  name: string;
  slug: string;
  page: string;
  center: { latitude: number; longitude: number };
  words: { road: string; drive: string; neighborhoods: string; summary: string };
  specialties: { swedish: { opening: string; local: string; reason: string; timing: string; closing: string } };
}

/** How many towns one hub page lists. */
export const townsPerHub = 200;

/** The route of the hub page that lists the town at this index. */
export const hubRoute = (index: number): string => `/massage-near-you-${Math.floor(index / townsPerHub) + 1}`;

const onsets = 'b br c cl d dr f fl g gr h j k l m n p pl pr r s st t tr v w'.split(' ');
const vowels = 'a e i o u'.split(' ');
const endings = 'bury dale field ford ham ley mont ridge stead ton vale ville wick worth'.split(' ');
const streets = 'Crossing Farms Grove Heights Landing Meadows Park Ranch Trail Village'.split(' ');

/**
 * Invents towns: unique names, places within 100 miles of the business, and text as long as that of real towns. A larger
 * count only adds towns.
 *
 * @param center where the business is
 */
export function inventTowns(count: number, center: BenchTown['center']): BenchTown[] {
  const dice = random(1);
  const names = new Set<string>();
  return Array.from({ length: count }, (_, index) => inventTown(uniqueName(dice, names), index, center, dice));
}

function uniqueName(dice: Random, taken: Set<string>): string {
  for (;;) {
    const name = inventName(dice);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

function inventName({ pick }: Random): string {
  const start = pick(onsets) + pick(vowels) + pick(onsets) + pick(vowels) + pick(['l', 'n', 'r', 's', '']);
  return start.charAt(0).toUpperCase() + start.slice(1) + pick(endings);
}

function inventTown(name: string, index: number, center: BenchTown['center'], dice: Random): BenchTown {
  const slug = name.toLowerCase();
  const road = `${dice.pick(['FM', 'US', 'TX'])}-${dice.between(2, 3999)}`;
  const place = () => `${inventName(dice)} ${dice.pick(streets)}`;
  return {
    name,
    slug,
    page: hubRoute(index),
    // A degree is about 69 miles from south to north, and 58 from west to east at this latitude.
    center: { latitude: near(center.latitude, 0.95, dice), longitude: near(center.longitude, 1.15, dice) },
    words: {
      road,
      drive: `${sentences(dice, 18)} The studio is about {town.miles} miles from ${name}.`,
      neighborhoods: `${place()}, ${place()} and ${place()}`,
      summary: `About {town.miles} miles by ${road}. ${sentences(dice, 8)}`,
    },
    specialties: {
      swedish: {
        opening: sentences(dice, 22),
        local: sentences(dice, dice.between(60, 80)),
        reason: phrase(dice),
        timing: sentences(dice, 12),
        closing: sentences(dice, 7),
      },
    },
  };
}

/** The least distance in degrees. A page would not say that a town is about 0 miles away. */
const least = 0.02;

function near(middle: number, most: number, { next }: Random): number {
  const offset = 2 * next() - 1;
  return Number((middle + offset * (most - least) + Math.sign(offset) * least).toFixed(5));
}
