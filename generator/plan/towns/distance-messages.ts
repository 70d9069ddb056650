import { usualUnit } from '../../../templates/facts/distance-unit.ts';
import type { Message } from '../../report/diagnostic.ts';
import { formatNumber, inWords, withCapital } from '../../report/wording.ts';
import { type Coordinates, kilometersInMile } from './distance.ts';
import type { Bounds } from './state-bounds.ts';

type Coordinate = keyof Coordinates;

interface FarPlace {
  coordinate: Coordinate;
  /** The current value of the coordinate. */
  value: number;
  /** The states that the place may be in. */
  states: readonly string[];
}

const regionLine = (state: string) => `"region: ${state}"`;

const signOf: Readonly<Record<Coordinate, string>> = {
  latitude: 'Latitudes south of the equator are negative; those north of it are not.',
  longitude: 'Longitudes west of Greenwich are negative.',
};

/** Messages about places that are implausibly far apart. */
export const distanceMessages = {
  /** The problem with a place that is too far away. */
  isAway: (who: string, distance: string): string => `${who} would be ${distance} away`,
  isElsewhere: (region: string): string => `the business would not be in ${region}, the state of its address`,
  /** One coordinate has the wrong sign. */
  wrongSign: (problem: string, coordinate: Coordinate, better: number): Message => ({
    id: 'far-town',
    message: `With this ${coordinate}, ${problem}. ${signOf[coordinate]}`,
    // With quotes, it would be a string.
    hint: `Write:  ${better}`,
  }),
  /** @param better both coordinates in the right order, if they are on one line */
  swapped: (problem: string, better: string | null): Message => ({
    id: 'far-town',
    message: `${withCapital(problem)}. The latitude and the longitude are swapped.`,
    hint: better === null ? 'Swap the two numbers.' : `Write:  ${better}`,
    fix: { kind: 'swap-coordinates' },
  }),
  far: (who: string, distance: string, { coordinate, value, states }: FarPlace): Message => ({
    id: 'far-town',
    message: `${withCapital(who)} would be ${distance} away.`,
    hint: `Check the ${coordinate}${coordinate === 'longitude' && value > 0 ? '; west of Greenwich, it is negative' : ''}.${
      states.length > 0 ? ` If it is right, give the town its state: ${inWords(states.map(regionLine), 'or')}.` : ''
    }`,
  }),
  geoElsewhere: (region: string, [south, north, west, east]: Bounds): Message => ({
    id: 'far-town',
    message: `With these coordinates, ${distanceMessages.isElsewhere(region)}.`,
    hint: `Check both numbers. The latitudes of ${region} are ${south} to ${north}, its longitudes ${west} to ${east}. If they are right, correct "region".`,
  }),
  /** @param wrong what may be wrong, in words */
  farGeo: (distance: string, wrong: string): Message => ({
    id: 'far-town',
    message: `"geo" and the towns do not match: most towns would be ${distance} away.`,
    hint: `Check ${wrong} of "geo". If "geo" is right, replace the towns: they are too far away.`,
  }),
};

/**
 * Returns a distance in the unit that people in the country of the business use.
 *
 * @param facts the data of site.yaml, which may be missing or invalid
 */
export function distanceIn(facts: unknown, miles: number): string {
  const unit = usualUnit(facts);
  return `${formatNumber(Math.round(unit === 'miles' ? miles : miles * kilometersInMile))} ${unit}`;
}
