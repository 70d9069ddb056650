import type { TownFacts } from '../../check/definition.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { type Coordinates, milesBetween } from './distance.ts';
import { distanceIn, distanceMessages } from './distance-messages.ts';
import { misplacedProblem } from './misplaced.ts';
import type { SettledTown } from './settle-towns.ts';
import { boundsOf, isWithin, statesAt } from './state-bounds.ts';

/**
 * In miles. A town that is farther away has a wrong sign or a missing digit in its coordinates, unless it says which
 * state it is in.
 */
export const maxDistance = 300;

const isNear = (a: Coordinates, b: Coordinates) => milesBetween(a, b) <= maxDistance;

/**
 * Checks that every town is near the business, or in the state that it names. If most are not, the coordinates of the
 * business are wrong.
 */
export function distanceProblems(
  geo: Coordinates,
  towns: readonly SettledTown[],
  source: Source,
  country: string,
): Diagnostic[] {
  const isInState = ({ region = '', center }: TownFacts) => {
    const bounds = boundsOf(region, country);
    return bounds !== null && isWithin(center, bounds);
  };
  const far = towns.filter(({ data: town }) => !isNear(geo, town.center) && !isInState(town));
  if (far.length === 0) return [];
  const inWords = (miles: number) => distanceIn(source.data, miles);
  const centers = towns.map(({ data }) => data.center);
  const middle = medianOf(centers);
  const miles = milesBetween(geo, middle);
  const areTogether = centers.filter((center) => isNear(center, middle)).length > towns.length / 2;
  const isBusinessWrong = far.length > towns.length / 2 && areTogether && isLikelyWrong(geo, middle, towns.length);
  if (isBusinessWrong) {
    const coordinate = differing(geo, middle);
    const isOther = isNear({ ...geo, [coordinate]: middle[coordinate] }, middle);
    const path = isOther ? ['geo', coordinate] : ['geo'];
    const far = {
      path,
      message: distanceMessages.farGeo(inWords(miles), isOther ? `the ${coordinate}` : 'both numbers'),
    };
    const isMeant = (place: Coordinates) => isNear(place, middle);
    const problem = distanceMessages.isAway('most towns', inWords(miles));
    return [misplacedProblem({ path: ['geo'], place: geo, source, problem, isMeant, otherwise: far })];
  }
  return far.map(({ data: town, source: own, path }) => {
    const [place, miles] = [town.center, milesBetween(geo, town.center)];
    const at = { path: [...path, 'center'], place, source: own };
    const coordinate = differing(place, geo);
    const states = statesAt(place, country);
    const message = distanceMessages.far(town.name, inWords(miles), { coordinate, value: place[coordinate], states });
    const far = { path: [...at.path, coordinate], message };
    const problem = distanceMessages.isAway(town.name, inWords(miles));
    return misplacedProblem({ ...at, problem, isMeant: (one) => isNear(one, geo), otherwise: far });
  });
}

/**
 * Returns true if, of two places equally far east and west of Greenwich, the business is the one at fault. The place
 * without a minus is wrong: all towns may have lost theirs, as in a spreadsheet. Otherwise, several towns that agree
 * are right.
 */
function isLikelyWrong(geo: Coordinates, middle: Coordinates, towns: number): boolean {
  const areOpposite = isNear({ ...middle, longitude: -middle.longitude }, geo);
  return areOpposite ? geo.longitude > 0 : towns > 1;
}

/** Returns a location in the middle of most others: each coordinate is the median. */
function medianOf(places: readonly Coordinates[]): Coordinates {
  const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return {
    latitude: median(places.map(({ latitude }) => latitude)),
    longitude: median(places.map(({ longitude }) => longitude)),
  };
}

/** Returns the coordinate that is farther from where it should be. */
function differing(place: Coordinates, near: Coordinates): 'latitude' | 'longitude' {
  const isNorthSouth = Math.abs(place.latitude - near.latitude) > Math.abs(place.longitude - near.longitude);
  return isNorthSouth ? 'latitude' : 'longitude';
}
