import type { TownFacts } from '../../check/definition.ts';
import { type SiteAddress, stateOf } from './town-state.ts';

/** What decides in which lists with `in:` a town is. */
type InPlace = Partial<Pick<TownFacts, 'county' | 'region'>>;

/**
 * Returns what `in:` can name to choose a town: its county, its county with its state, and its state. Accents may be
 * composed or decomposed (https://unicode.org/reports/tr15/).
 */
export function placesOf({ county, region }: InPlace): string[] {
  const own = county ? String(county) : undefined;
  const places = [own, own && region && inState(own, region), region];
  return [...new Set(places.flatMap((place) => (place ? String(place).normalize() : [])))];
}

/** The same for a town as written, whose state is that of the business unless it has its own. */
export const placesOfWritten = (town: InPlace, address: SiteAddress): string[] =>
  placesOf({ ...town, region: stateOf(town, address) });

/**
 * Returns a function that checks whether a town is in a county. If there is such a county, `in:` means no state of the
 * same name: Dublin is both.
 */
export const isInCounty =
  (name: string) =>
  ({ county }: InPlace): boolean =>
    county !== undefined && String(county).normalize() === name;

/** Returns the counties of towns, sorted. */
export const countiesOf = (towns: readonly InPlace[]): string[] =>
  [...new Set(towns.flatMap(({ county }) => county || []))].sort();

/** Returns the states of towns, sorted. */
export const statesOf = (towns: readonly InPlace[]): string[] =>
  [...new Set(towns.flatMap(({ region }) => region ?? []))].sort();

/** Returns the counties of towns as they are written after `in:`, with the state if several states have such a county. */
export function countiesToWrite(towns: readonly InPlace[]): string[] {
  return countiesOf(towns).flatMap((county) => {
    const states = statesOf(towns.filter(isInCounty(county.normalize())));
    return states.length > 1 ? states.map((state) => `"${inState(county, state)}"`) : county;
  });
}

/** Returns a county with its state, as `in:` names it if several states have such a county. */
export const inState = (county: string, region: string) => `${county}, ${region}`;
