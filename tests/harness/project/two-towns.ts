import { page } from './project.ts';

/** Two towns, one with a note. */
export const towns = (words = 'Where the quarries are.'): string => `towns:
  - { name: Barre, slug: barre, page: /, center: { latitude: 44.2, longitude: -72.5 }, words: { road: Route 14, neighborhoods: Granite Street and Thunder Road, drive: "Up {town.words.road}.", note: "${words}" } }
  - { name: Berlin, slug: berlin, page: /, center: { latitude: 44.21, longitude: -72.58 }, words: { road: Route 62, neighborhoods: Berlin Corners and the pond, drive: "Down {town.words.road}.", note: Where the airport is. } }
`;

/** A page for each town, with a text. */
export const drains = (text: string) =>
  page({
    route: '/drains-{town.slug}',
    rest: 'each: towns\n',
    sections: `  - { type: intro, heading: "Drains in {town.name}", text: "${text}" }\n`,
  }).replace('{ title: A, description: A,', '{ title: "Drains in {town.name}", description: "Drains of {town.name}.",');
