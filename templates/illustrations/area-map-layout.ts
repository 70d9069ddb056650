import type { DistanceUnit } from '../facts/distance-unit.ts';
import type { Point } from './label-geometry.ts';
import { boxAround, lineHeight, type PlacedLabel, round } from './label-sides.ts';
import { placeLabels } from './map-labels.ts';

/** A place on the map, in degrees. */
export interface MapPlace {
  name: string;
  latitude: number;
  longitude: number;
}

export interface Dot {
  x: number;
  y: number;
  /** The distance from the center: a whole number, like those on the rings. */
  distance: number;
  label: PlacedLabel;
}

interface AreaMap {
  width: number;
  height: number;
  center: Dot;
  dots: Dot[];
  /** Circles around the center, each with its distance and the position of that number. */
  rings: { distance: number; radius: number; label: PlacedLabel }[];
}

/** The length of a degree of latitude (https://en.wikipedia.org/wiki/Latitude#Meridian_distance_on_the_ellipsoid). */
const degree: Readonly<Record<DistanceUnit, number>> = { miles: 69.05, kilometers: 111.13 };

const width = 400;
/** The space around the outermost dot for labels. */
const margin = 44;
/** The space around the outermost ring. */
const ringMargin = 14;
const ringSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/**
 * Lays out a map with the business in the middle and every place in its true direction and at its true distance. Labels
 * are on the side where they cover the least.
 *
 * @param word the unit after the number on each ring
 */
export function areaMap(center: MapPlace, places: readonly MapPlace[], unit: DistanceUnit, word: string): AreaMap {
  const offsets = places.map((place) => offsetOf(place, center, unit));
  const farthest = Math.max(...offsets.map(({ x, y }) => Math.hypot(x, y)), 1);
  const distances = ringDistances(farthest);
  const outermost = distances.at(-1) ?? farthest;
  const scale = Math.min((width / 2 - margin) / farthest, (width / 2 - ringMargin) / outermost);
  const highest = Math.max(...offsets.map(({ y }) => Math.abs(y))) * scale;
  const height = Math.round(2 * Math.min(Math.max(highest + margin, outermost * scale + ringMargin), width / 2));
  const middle = { x: width / 2, y: height / 2 };
  const points = [middle, ...offsets.map(({ x, y }) => ({ x: middle.x + x * scale, y: middle.y - y * scale }))];
  const rings = ringsFor(distances, scale, middle, points, word);
  const names = [center, ...places].map(({ name }) => name);
  const labels = placeLabels(
    points,
    names,
    { width, height },
    rings.map(({ label }) => label),
  );
  const [own, ...dots] = points.map(({ x, y }, index) => ({
    x: round(x),
    y: round(y),
    distance: Math.max(1, Math.round(Math.hypot(x - middle.x, y - middle.y) / scale)),
    label: labels[index] as PlacedLabel,
  }));
  return { width, height, center: own as Dot, dots, rings };
}

/**
 * Returns the offset east and north of the center, on a plane that touches the earth there. A service area is small
 * enough for that.
 */
function offsetOf({ latitude, longitude }: MapPlace, center: MapPlace, unit: DistanceUnit) {
  const east = ((longitude - center.longitude + 540) % 360) - 180;
  const shrunk = Math.cos((center.latitude * Math.PI) / 180);
  return { x: east * shrunk * degree[unit], y: (latitude - center.latitude) * degree[unit] };
}

/** Returns one to three round distances. No dot is beyond the last, though it may touch the line. */
function ringDistances(farthest: number): number[] {
  const countOf = (step: number) => Math.ceil((0.965 * farthest) / step);
  const step = ringSteps.find((one) => countOf(one) <= 3) ?? farthest;
  const count = Math.max(1, countOf(step));
  return Array.from({ length: count }, (_, index) => (index + 1) * step);
}

/** Returns rings with their numbers in the direction with the most room. */
function ringsFor(
  distances: readonly number[],
  scale: number,
  middle: Point,
  points: readonly Point[],
  word: string,
): AreaMap['rings'] {
  const placesAt = (angle: number) =>
    distances.map((distance) => {
      // Inside its ring, so that the line does not cross it.
      const radius = distance * scale - lineHeight * 0.6;
      const x = middle.x + Math.cos(angle) * radius;
      const y = middle.y + Math.sin(angle) * radius;
      return boxAround({ x, y: y + lineHeight / 4, anchor: 'middle' }, `${distance} ${word}`);
    });
  const room = (labels: readonly PlacedLabel[]) =>
    Math.min(
      ...labels.flatMap(({ x, y, box }) => [
        ...points.map((point) => Math.hypot(point.x - x, point.y - y)),
        ...[box.left, box.top, width - box.right, 2 * middle.y - box.bottom].map((inside) =>
          inside < 0 ? inside : width,
        ),
      ]),
    );
  const directions = [90, -90, 75, 105, -75, -105, 60, 120, -60, -120].map((angle) =>
    placesAt((angle * Math.PI) / 180),
  );
  const labels = directions.reduce((best, next) => (room(next) > room(best) + 1 ? next : best));
  return distances.map((distance, index) => ({
    distance,
    radius: round(distance * scale),
    label: labels[index] as PlacedLabel,
  }));
}

/** The height of the tap target around a dot and its label, and so of a row of them. */
export const rowHeight = 48;

/**
 * Returns the dots row by row, and in each row as its language is read, with their numbers.
 *
 * @param isFromRight true from right to left
 */
export function inReadingOrder(dots: readonly Dot[], isFromRight: boolean): { dot: Dot; index: number }[] {
  const middle = ({ label: { box } }: Dot) => (box.top + box.bottom) / 2;
  const left = ({ x, label: { box } }: Dot) => Math.min(x, box.left);
  const rows: { dot: Dot; index: number }[][] = [];
  const sorted = dots.map((dot, index) => ({ dot, index })).sort((a, b) => middle(a.dot) - middle(b.dot));
  for (const entry of sorted) {
    const row = rows.at(-1);
    const isBelow = !row?.[0] || middle(entry.dot) - middle(row[0].dot) > rowHeight - 4;
    if (isBelow) rows.push([entry]);
    else row.push(entry);
  }
  const lines = rows.map((row) => row.sort((a, b) => left(a.dot) - left(b.dot)));
  return lines.flatMap((row) => (isFromRight ? row.reverse() : row));
}
