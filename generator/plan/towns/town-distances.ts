import { type Path, valueSpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic, Message } from '../../report/diagnostic.ts';
import { errorAtValue } from '../texts/error-at.ts';
import { type Coordinates, milesBetween } from './distance.ts';
import { distanceMessages } from './distance-messages.ts';
import type { SettledTown } from './settle-towns.ts';

/** In miles. The coordinates of a town farther away than this have lost a sign or a digit. */
export const maxDistance = 300;

const isNear = (a: Coordinates, b: Coordinates) => milesBetween(a, b) <= maxDistance;

/** Checks that every town is near the business. If most are not, the coordinates of the business are wrong. */
export function distanceProblems(geo: Coordinates, towns: readonly SettledTown[], source: Source): Diagnostic[] {
  const far = towns.filter(({ town }) => !isNear(geo, town.center));
  if (far.length === 0) return [];
  const centers = towns.map(({ town }) => town.center);
  const middle = medianOf(centers);
  const miles = milesBetween(geo, middle);
  const areTogether = centers.filter((center) => isNear(center, middle)).length > towns.length / 2;
  const isBusinessWrong = far.length > towns.length / 2 && areTogether && isLikelyWrong(geo, middle, towns.length);
  if (isBusinessWrong) {
    const coordinate = differing(geo, middle);
    const isOther = isNear({ ...geo, [coordinate]: middle[coordinate] }, middle);
    const path = isOther ? ['geo', coordinate] : ['geo'];
    const far = { path, message: distanceMessages.farGeo(miles, isOther ? `the ${coordinate}` : 'both numbers') };
    return [problemAt({ path: ['geo'], place: geo, near: middle, who: 'most towns', miles, source, far })];
  }
  return far.map(({ town, source: own, path }) => {
    const [place, miles] = [town.center, milesBetween(geo, town.center)];
    const at = { path: [...path, 'center'], place, source: own };
    const coordinate = differing(place, geo);
    const message = distanceMessages.far(town.name, miles, coordinate, place[coordinate]);
    const far = { path: [...at.path, coordinate], message };
    return problemAt({ ...at, near: geo, who: town.name, miles, far });
  });
}

/**
 * Of two places that are as far east as west of Greenwich, the one without a minus is wrong: all towns may have lost theirs, as in a
 * spreadsheet. Otherwise, several towns that agree are right.
 */
function isLikelyWrong(geo: Coordinates, middle: Coordinates, towns: number): boolean {
  const areOpposite = isNear({ ...middle, longitude: -middle.longitude }, geo);
  return areOpposite ? geo.longitude > 0 : towns > 1;
}

/** A place in the middle of most others: each coordinate is the median. */
function medianOf(places: readonly Coordinates[]): Coordinates {
  const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return {
    latitude: median(places.map(({ latitude }) => latitude)),
    longitude: median(places.map(({ longitude }) => longitude)),
  };
}

/** A place that is far from where it should be. */
interface FarPlace {
  path: Path;
  place: Coordinates;
  source: Source;
  near: Coordinates;
  /** What is so many miles away because of it. */
  who: string;
  miles: number;
  /** What is reported if neither a lost sign nor another order brings it near. */
  far: { path: Path; message: Message };
}

/** The coordinate that is farther from where it should be. */
function differing(place: Coordinates, near: Coordinates): 'latitude' | 'longitude' {
  const isNorthSouth = Math.abs(place.latitude - near.latitude) > Math.abs(place.longitude - near.longitude);
  return isNorthSouth ? 'latitude' : 'longitude';
}

function problemAt({ path, place, source, near, who, miles, far }: FarPlace): Diagnostic {
  const { latitude, longitude } = place;
  if (isNear({ latitude, longitude: -longitude }, near)) {
    return errorAtValue(
      source,
      [...path, 'longitude'],
      distanceMessages.wrongSign(who, miles, 'longitude', -longitude),
    );
  }
  if (isNear({ latitude: -latitude, longitude }, near)) {
    return errorAtValue(source, [...path, 'latitude'], distanceMessages.wrongSign(who, miles, 'latitude', -latitude));
  }
  const swapped = swappedNear(place, near);
  if (swapped) {
    const better = `{ latitude: ${swapped.latitude}, longitude: ${swapped.longitude} }`;
    return errorAtValue(source, path, distanceMessages.swapped(who, miles, isOnOneLine(path, source) ? better : null));
  }
  return errorAtValue(source, far.path, far.message);
}

/** The place with its coordinates swapped, if it is near then, perhaps with the sign that was lost on the way. */
function swappedNear({ latitude, longitude }: Coordinates, near: Coordinates): Coordinates | undefined {
  const candidates = [latitude, -latitude].flatMap((east) =>
    [longitude, -longitude].map((north) => ({ latitude: north, longitude: east })),
  );
  return candidates.find((one) => isNear(one, near));
}

/** True for coordinates between braces, which can be dictated as a whole. */
function isOnOneLine(path: Path, source: Source): boolean {
  const { start, end } = valueSpan(source, path);
  const line = source.text.split('\n', start.line)[start.line - 1] ?? '';
  const written = line.slice(start.column - 1, end.column - 1);
  return written.startsWith('{') && written.endsWith('}');
}
