import { asGroup } from '../../../templates/schema/is-group.ts';
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

/** A text that is not degrees, with the fault in parts, because a table says the same in another way. */
export class DegreesError extends UsageError {
  readonly fault: DegreesFault;

  constructor(fault: DegreesFault) {
    super([fault.fault, fault.hint, fault.order].filter(Boolean).join(' '));
    this.fault = fault;
  }
}

/** Degrees, as maps write them: `33.1972`, `96.6398° W`, or `33°11'49.9"N`. */
const degrees = String.raw`([-−+]?\d+(?:\.\d+)?)\s*[°º]?\s*(?:([\d.]+)\s*['′’]\s*)?(?:([\d.]+)\s*["″”]\s*)?([NSEW]?)`;
const single = new RegExp(`^${degrees}$`, 'i');
const pair = new RegExp(String.raw`^\(?${degrees}\s*[,;\s]\s*${degrees}\)?$`, 'i');

/**
 * Reads one coordinate, or both, as copied from a map.
 *
 * @param axis the axis of a single number without a letter
 * @throws DegreesError if the text is neither, or out of range
 */
export function readCoordinates(text: string, axis: Axis): Partial<Coordinates> {
  const typed = text.trim();
  if (!typed.includes('.') && /\d,\d/.test(typed)) {
    throw new DegreesError(degreesFault.decimalComma(typed, typed.replace(/(\d),(\d)/g, '$1.$2')));
  }
  const one = typed.match(single);
  if (one) return inRange([partOf(one.slice(1), axis)], typed, axis);
  const both = typed.match(pair);
  if (!both) throw new DegreesError(degreesFault.notDegrees(text, axis, most[axis]));
  return inRange([partOf(both.slice(1, 5), 'latitude'), partOf(both.slice(5), 'longitude')], typed, axis);
}

interface AxisValue {
  axis: Axis;
  value: number;
}

/** @param groups the degrees, minutes, seconds, and letter of a match */
function partOf([whole = '', minutes = '0', seconds = '0', side = '']: string[], usual: Axis): AxisValue {
  const letter = side.toUpperCase();
  const signed = Number(whole.replace('−', '-'));
  const size = Math.abs(signed) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = letter ? /[SW]/.test(letter) : signed < 0;
  const value = Math.round(size * 1e6) / 1e6;
  return { axis: letter ? axisOf(letter) : usual, value: isNegative ? -value : value };
}

function axisOf(letter: string): Axis {
  return /[NS]/.test(letter) ? 'latitude' : 'longitude';
}

/** @param axis the minimum that the text must contain */
function inRange(parts: readonly AxisValue[], text: string, axis: Axis): Partial<Coordinates> {
  const [first, second] = parts;
  const isSwapped = second && Math.abs(first?.value ?? 0) > most.latitude && Math.abs(second.value) <= most.latitude;
  if (first && isSwapped) throw new DegreesError(degreesFault.swapped(`${second.value}, ${first.value}`));
  if (parts.length === 1 && axis === 'latitude' && isLongitudeOnly(first)) {
    throw new DegreesError(degreesFault.longitudeAsLatitude(text));
  }
  const bad = parts.find((one) => !(Math.abs(one.value) <= most[one.axis]));
  if (bad) throw new DegreesError(degreesFault.notDegrees(text, bad.axis, most[bad.axis]));
  if (!parts.some((one) => one.axis === axis)) throw new DegreesError(degreesFault.notDegrees(text, axis, most[axis]));
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
