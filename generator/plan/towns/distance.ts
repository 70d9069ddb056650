/** In degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The mean radius, in miles (https://en.wikipedia.org/wiki/Earth_radius#Arithmetic_mean_radius). */
const earthRadius = 3958.8;
export const kilometersInMile = 1.609344;

/** Returns {town.miles} for a town at `b`, with the business at `a`. */
export const wholeMiles = (a: Coordinates, b: Coordinates) => Math.round(milesBetween(a, b));

/** Returns {town.kilometers} for a town at `b`, with the business at `a`. */
export const wholeKilometers = (a: Coordinates, b: Coordinates) => Math.round(milesBetween(a, b) * kilometersInMile);

/** Returns the great-circle distance between two points in miles (https://en.wikipedia.org/wiki/Haversine_formula). */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const havLatitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const havLongitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const hav = havLatitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * havLongitude;
  return 2 * earthRadius * Math.asin(Math.sqrt(hav));
}
