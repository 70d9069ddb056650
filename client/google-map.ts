import { Loader } from '@googlemaps/js-api-loader';

export interface MapOptions {
  key: string;
  /** The map ID, which the marker requires (https://developers.google.com/maps/documentation/javascript/map-ids/mapid-over). */
  mapId: string;
  zoom: number;
  latitude: number;
  longitude: number;
  title: string;
}

/**
 * Draws a map with a marker and an open info window.
 *
 * Google's loader retries up to 3 times, after n * 2^n milliseconds for attempt n.
 *
 * @param info the content of the info window
 * @param onAuthFailure called when Google rejects the key, which can be after the map is drawn
 * @throws if the script does not load
 */
export async function drawMap(
  canvas: HTMLElement,
  info: Element,
  options: MapOptions,
  onAuthFailure: () => void,
): Promise<void> {
  const { key, mapId, zoom, latitude, longitude, title } = options;
  // https://developers.google.com/maps/documentation/javascript/events#auth-errors
  window.gm_authFailure = onAuthFailure;
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
