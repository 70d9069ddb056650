import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { Coordinates } from './distance.ts';
import { distanceMessages } from './distance-messages.ts';
import { likelyPlace, misplacedProblem } from './misplaced.ts';
import { boundsOf, isWithin } from './state-bounds.ts';

/** Coordinates of the business that are outside the state of its address. */
interface OutsideState {
  problem: Diagnostic;
  /** The likely intended location; null if there is none. */
  meant: Coordinates | null;
}

/**
 * Compares the coordinates of the business with the state of its address. Returns null if they match, or if the
 * location of the state is not known.
 */
export function outsideState(
  geo: Coordinates,
  { region = '', country }: SiteFacts['address'],
  source: Source,
): OutsideState | null {
  const bounds = boundsOf(region, country);
  if (!bounds || isWithin(geo, bounds)) return null;
  const isMeant = (place: Coordinates) => isWithin(place, bounds);
  return {
    meant: likelyPlace(geo, isMeant)?.place ?? null,
    problem: misplacedProblem({
      path: ['geo'],
      place: geo,
      source,
      problem: distanceMessages.isElsewhere(region),
      isMeant,
      otherwise: { path: ['geo'], message: distanceMessages.geoElsewhere(region, bounds) },
    }),
  };
}
