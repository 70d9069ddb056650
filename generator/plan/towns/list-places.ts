import type { TownFacts } from '../../check/definition.ts';

/** What decides in which lists with `in:` a town is. */
type InPlace = Partial<Pick<TownFacts, 'county' | 'region'>>;

/**
 * Returns what `in:` can name to choose a town: its county, its county with its state, and its state. Accents may be
 * composed or decomposed (https://unicode.org/reports/tr15/).
 */
export function placesOf({ county, region }: InPlace): string[] {
  const own = county ? String(county) : undefined;
  const places = [own, own && region && inState(own, region), region];
  return places.flatMap((place) => (place ? String(place).normalize() : []));
}

/** Returns a county with its state, as `in:` names it if several states have such a county. */
export const inState = (county: string, region: string) => `${county}, ${region}`;
