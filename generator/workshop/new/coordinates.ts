import { asGroup } from '../../../templates/schema/is-group.ts';
import { type Degrees, degreesIn } from '../../check/mistakes/degrees.ts';
import { type Coordinates, milesBetween } from '../../plan/towns/distance.ts';
import { distanceIn } from '../../plan/towns/distance-messages.ts';
import { boundsOf, isWithin } from '../../plan/towns/state-bounds.ts';
import { maxDistance } from '../../plan/towns/town-distances.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { Project } from '../edit/project.ts';
import { type DegreesFault, degreesFault } from './degrees-messages.ts';
import { refusal } from './new-messages.ts';
import { apartFromRegion, type NamedTown } from './town-name.ts';

export type Axis = keyof Coordinates;

const most = { latitude: 90, longitude: 180 };

/** @throws UsageError if a text has no coordinates */
export function readCoordinates(text: string, axis: Axis): Partial<Coordinates> {
  const found = coordinatesIn(text, axis);
  if ('fault' in found) throw new UsageError([found.fault, found.hint, found.order].filter(Boolean).join(' '));
  return found;
}

/**
 * Reads one coordinate, or both, as copied from a map. Returns the fault of a text that is neither, or is out of range.
 *
 * @param axis the axis of a single number without a letter
 */
export function coordinatesIn(text: string, axis: Axis): Partial<Coordinates> | DegreesFault {
  const typed = text.trim();
  if (!typed.includes('.') && /\d,\d/.test(typed)) {
    return degreesFault.decimalComma(typed, typed.replace(/(\d),(\d)/g, '$1.$2'));
  }
  const one = degreesIn(typed);
  if (one) return inRange([partOf(one, axis)], typed, axis);
  const both = pairIn(typed.replace(/^\(|\)$/g, ''));
  if (!both) return degreesFault.notDegrees(text, axis, most[axis]);
  const [first, second] = [partOf(both[0], 'latitude'), partOf(both[1], 'longitude')];
  // In -72.5, 44.2 N, only one of them says which it is.
  if (first.axis === second.axis) return degreesFault.notDegrees(text, axis, most[axis]);
  return inRange([first, second], typed, axis);
}

/** Degrees and minutes without their signs, as in `N44 12.5`, which are one angle. */
const bareMinutes = /^(?:[NSEW]\s*[-−–+]?\d+\s+[\d.]+|[-−–+]?\d+\s+[\d.]+\s*[NSEW])$/i;

/** Reads two angles, which have a space, a comma, or a semicolon between them. The first may contain spaces too. */
function pairIn(text: string): [Degrees, Degrees] | null {
  if (bareMinutes.test(text)) return null;
  for (const { 0: separator, index } of [...text.matchAll(/\s*[,;\s]\s*/g)].reverse()) {
    const first = degreesIn(text.slice(0, index));
    const second = degreesIn(text.slice(index + separator.length));
    if (first && second) return [first, second];
  }
  return null;
}

interface AxisValue {
  axis: Axis;
  value: number;
}

function partOf({ value, side }: Degrees, usual: Axis): AxisValue {
  if (side === null) return { axis: usual, value };
  return { axis: side === 'N' || side === 'S' ? 'latitude' : 'longitude', value };
}

/** @param axis the minimum that the text must contain */
function inRange(parts: readonly AxisValue[], text: string, axis: Axis): Partial<Coordinates> | DegreesFault {
  const [first, second] = parts;
  const isSwapped = second && Math.abs(first?.value ?? 0) > most.latitude && Math.abs(second.value) <= most.latitude;
  if (first && isSwapped) return degreesFault.swapped(`${second.value}, ${first.value}`);
  if (parts.length === 1 && axis === 'latitude' && isLongitudeOnly(first)) {
    return degreesFault.longitudeAsLatitude(text);
  }
  const bad = parts.find((one) => !(Math.abs(one.value) <= most[one.axis]));
  if (bad) return degreesFault.notDegrees(text, bad.axis, most[bad.axis]);
  if (!parts.some((one) => one.axis === axis)) return degreesFault.notDegrees(text, axis, most[axis]);
  return Object.fromEntries(parts.map((one) => [one.axis, one.value]));
}

const isLongitudeOnly = (part: AxisValue | undefined) => {
  const size = Math.abs(part?.value ?? 0);
  return size > most.latitude && size <= most.longitude;
};

/**
 * Makes sure that a town is near the business, or in the state that it names. Incomplete coordinates pass.
 *
 * @throws UsageError with the correct coordinates if a minus is missing or the two are swapped
 */
export function checkDistance(project: Project, town: NamedTown, { latitude, longitude }: Partial<Coordinates>): void {
  const { data } = project.site;
  const business = asGroup(asGroup(data).geo);
  if (!isPlace(business) || latitude === undefined || longitude === undefined) return;
  const milesTo = (place: Coordinates) => milesBetween(business, place);
  const miles = milesTo({ latitude, longitude });
  if (miles <= maxDistance) return;
  const { name, region } = apartFromRegion(project, town);
  const bounds = region === undefined ? null : boundsOf(region, String(asGroup(asGroup(data).address).country));
  if (bounds && isWithin({ latitude, longitude }, bounds)) return;
  const likely = [
    { latitude, longitude: -longitude },
    { latitude: -latitude, longitude },
    { latitude: -latitude, longitude: -longitude },
    { latitude: longitude, longitude: latitude },
  ].find((place) => milesTo(place) <= maxDistance);
  throw new UsageError(
    refusal.farTown(name, distanceIn(data, miles), likely ? correction({ latitude, longitude }, likely) : null),
  );
}

/** Returns the one number that is wrong, or both. */
function correction(typed: Coordinates, likely: Coordinates): string {
  if (typed.latitude === likely.latitude) return String(likely.longitude);
  if (typed.longitude === likely.longitude) return String(likely.latitude);
  return `${likely.latitude}, ${likely.longitude}`;
}

function isPlace(value: Record<string, unknown>): value is Record<string, unknown> & Coordinates {
  return typeof value.latitude === 'number' && typeof value.longitude === 'number';
}
