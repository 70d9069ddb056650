export interface Coordinates {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

const earthRadius = 3958.8;

/** The straight line between two places in miles (https://en.wikipedia.org/wiki/Haversine_formula). */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const havLatitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const havLongitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const along = havLatitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * havLongitude;
  return 2 * earthRadius * Math.asin(Math.sqrt(along));
}
