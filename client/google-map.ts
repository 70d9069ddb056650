import { Loader } from '@googlemaps/js-api-loader';

export interface MapOptions {
  key: string;
  /** The style of the map, which its marker needs (https://developers.google.com/maps/documentation/javascript/map-ids/mapid-over). */
  mapId: string;
  zoom: number;
  latitude: number;
  longitude: number;
  title: string;
}

/**
 * Draws a map with a marker and an open info window.
 *
 * Google's loader asks again up to 3 times, after the number of the attempt times 2 to its power, in milliseconds.
 *
 * @param info what the info window shows
 * @param onRefused called, perhaps after the map was drawn, when Google does not accept the key
 * @throws when there is no key, or the script does not load
 */
export async function drawMap(
  canvas: HTMLElement,
  info: Element,
  options: MapOptions,
  onRefused: () => void,
): Promise<void> {
  const { key, mapId, zoom, latitude, longitude, title } = options;
  if (!key) throw new Error('There is no key for the map');
  // https://developers.google.com/maps/documentation/javascript/events#auth-errors
  window.gm_authFailure = onRefused;
  await new Loader({ apiKey: key, version: 'weekly', libraries: ['places', 'maps', 'marker'] }).load();
  const position = { lat: latitude, lng: longitude };
  const map = new google.maps.Map(canvas, { center: position, zoom, mapId, gestureHandling: 'cooperative' });
  const marker = new google.maps.marker.AdvancedMarkerElement({ map, position, title });
  const infoWindow = new google.maps.InfoWindow({ content: info, ariaLabel: title });
  const show = () => infoWindow.open({ map, anchor: marker });
  marker.addListener('click', show);
  show();
}

declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}
