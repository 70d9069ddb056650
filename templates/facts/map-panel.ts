import { number, object, optional, text } from '../schema.ts';
import { action } from './chrome.ts';

export const mapPanel = object('The map.', {
  label: text('What screen readers call the map.', 'Map of where to find us'),
  open: action,
  call: action,
  directions: action,
  loading: text('What is shown while the map loads.', 'Loading the map'),
  failed: text('What is shown if the map does not load.', 'The map did not load.'),
  key: optional(text('The key for Google Maps. The environment variable MAPS_KEY overrides it.', 'your-key')),
  id: text('The map ID for Google Maps, which selects the style of the map.', 'DEMO_MAP_ID'),
  zoom: number('The zoom level of the map, from 1 to 20.', { minimum: 1, maximum: 20, examples: [16] }),
  hint: text(
    'A sentence next to the link, such as how to find the building.',
    'Behind the library, with parking at the door.',
  ),
  roads: object('The roads on the sketch that is shown until the map loads.', {
    main: text('The road that the business is on.', 'Main Street'),
    left: text('The road that crosses it on the left.', 'Oak Street'),
    right: text('The road that crosses it on the right.', 'Elm Street'),
  }),
});
