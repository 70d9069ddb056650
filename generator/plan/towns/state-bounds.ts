import { ownValue } from '../../../templates/own-value.ts';
import type { Coordinates } from './distance.ts';

/** In degrees. */
export type Bounds = readonly [south: number, north: number, west: number, east: number];

/**
 * The bounds of the states of the United States, rounded outward to a tenth of a degree
 * (https://www.census.gov/geographies/mapping-files/time-series/geo/cartographic-boundary.html). Alaska ends at the
 * 180th meridian here.
 */
const bounds: Readonly<Record<string, Bounds>> = {
  AK: [51.1, 71.5, -180, -129.9],
  AL: [30.1, 35.1, -88.5, -84.8],
  AR: [33, 36.6, -94.7, -89.6],
  AZ: [31.3, 37.1, -114.9, -109],
  CA: [32.5, 42.1, -124.5, -114.1],
  CO: [36.9, 41.1, -109.1, -102],
  CT: [40.9, 42.1, -73.8, -71.7],
  DC: [38.7, 39, -77.2, -76.9],
  DE: [38.4, 39.9, -75.8, -75],
  FL: [24.3, 31.1, -87.7, -79.9],
  GA: [30.3, 35.1, -85.7, -80.7],
  HI: [18.8, 28.5, -178.5, -154.7],
  IA: [40.3, 43.6, -96.7, -90.1],
  ID: [41.9, 49.1, -117.3, -111],
  IL: [36.9, 42.6, -91.6, -87],
  IN: [37.7, 41.8, -88.2, -84.7],
  KS: [36.9, 40.1, -102.1, -94.5],
  KY: [36.4, 39.2, -89.7, -81.9],
  LA: [28.8, 33.1, -94.1, -88.7],
  MA: [41.1, 42.9, -73.6, -69.8],
  MD: [37.8, 39.8, -79.5, -74.9],
  ME: [42.9, 47.5, -71.2, -66.8],
  MI: [41.6, 48.4, -90.5, -82.1],
  MN: [43.4, 49.5, -97.3, -89.4],
  MO: [35.9, 40.7, -95.8, -89],
  MS: [30, 35.1, -91.7, -88],
  MT: [44.3, 49.1, -116.1, -104],
  NC: [33.7, 36.6, -84.4, -75.3],
  ND: [45.8, 49.1, -104.1, -96.5],
  NE: [39.9, 43.1, -104.1, -95.2],
  NH: [42.6, 45.4, -72.6, -70.5],
  NJ: [38.8, 41.4, -75.6, -73.8],
  NM: [31.2, 37.1, -109.1, -102.9],
  NV: [34.9, 42.1, -120.1, -113.9],
  NY: [40.4, 45.1, -79.8, -71.7],
  OH: [38.3, 42.4, -84.9, -80.4],
  OK: [33.5, 37.1, -103.1, -94.3],
  OR: [41.9, 46.4, -124.7, -116.4],
  PA: [39.6, 42.6, -80.6, -74.6],
  PR: [17.8, 18.6, -68, -65.1],
  RI: [41, 42.1, -72, -71],
  SC: [32, 35.3, -83.4, -78.4],
  SD: [42.4, 46, -104.1, -96.4],
  TN: [34.9, 36.8, -90.4, -81.6],
  TX: [25.7, 36.6, -106.7, -93.4],
  UT: [36.9, 42.1, -114.1, -109],
  VA: [36.4, 39.6, -83.8, -75.1],
  VT: [42.6, 45.1, -73.5, -71.4],
  WA: [45.4, 49.1, -124.9, -116.8],
  WI: [42.3, 47.4, -93, -86.2],
  WV: [37.1, 40.7, -82.7, -77.6],
  WY: [40.9, 45.1, -111.1, -104],
};

/** Returns the bounds of a state; null outside the United States, and for a state that is not in the list. */
export const boundsOf = (region: string, country: string): Bounds | null =>
  (country === 'US' && ownValue(bounds, region)) || null;

/** Returns true if a location is within the bounds. */
export const isWithin = ({ latitude, longitude }: Coordinates, [south, north, west, east]: Bounds): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** Returns the states of the United States whose bounds a location is within. */
export const statesAt = (place: Coordinates, country: string): string[] =>
  country === 'US' ? Object.entries(bounds).flatMap(([region, one]) => (isWithin(place, one) ? [region] : [])) : [];
