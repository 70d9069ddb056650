import type { Page } from 'playwright';

/** Where Google's loader asks for the map. */
export const google = 'https://maps.googleapis.com/**';

/** Stands in for Google's script, behind the real loader: draws nothing and shows what it was asked for. */
export const googleScript = `
  google.maps.importLibrary = async () => ({});
  google.maps.Map = class { constructor(canvas, options) { this.canvas = canvas; canvas.dataset.zoom = options.zoom; } };
  google.maps.InfoWindow = class {
    constructor({ content }) { this.content = content; }
    open({ map }) { map.canvas.append(this.content); }
  };
  google.maps.marker = { AdvancedMarkerElement: class {
    constructor({ map, position }) { map.canvas.dataset.marker = position.lat + ',' + position.lng; }
    addListener() {}
  } };
  google.maps.__ib__();
`;

/** Lets a page have a map. */
export const withGoogle = (page: Page) =>
  page.route(google, (route) => route.fulfill({ contentType: 'text/javascript', body: googleScript }));
