import { landmarkNames } from '../illustrations/landmarks.tsx';
import {
  boolean,
  choice,
  link,
  listWithoutDates,
  map,
  nameText,
  number,
  object,
  optional,
  runningText,
  slugRules,
  text,
} from '../schema.ts';
import { coordinates } from './business.ts';

const words = map(
  'Text about this specialty in this town, under names you choose.',
  runningText('The text.', 'Ten minutes on Route 2, with parking at the door.'),
  { examples: ['opening'] },
);

const draft = optional(
  boolean('true keeps the town, and every page that needs it, out of the site until it is finished.'),
);

const aboutTown = {
  name: nameText('The name of the town.', 'Montpelier'),
  page: link('The route of the main page for this town.'),
  county: optional(text('The county, to group towns by it: {town.county}.', 'Washington County')),
  region: optional(
    text('The state, if it is not that of your address: {town.region}.', { form: 'region', examples: ['NH'] }),
  ),
  landmark: optional(choice('What the town is known for, to show in its drawing of the prairie.', landmarkNames)),
  center: coordinates(
    'The center of the town. {town.miles} and {town.kilometers} are the distance from the business to here.',
  ),
  words: optional(
    map(
      'Text about the town, under names you choose, such as {town.words.drive}.',
      runningText('The text.', 'Ten minutes on Route 2, with parking at the door.'),
      { examples: ['drive'] },
    ),
  ),
  specialties: optional(
    map('The specialties that have a page for this town, each with its own text.', words, slugRules('drains')),
  ),
  draft,
};

const { name, ...restOfTown } = aboutTown;

export const town = object('A town that the business serves.', {
  name,
  slug: text('The name as it appears in routes.', { ...slugRules('new-haven'), shown: false }),
  ...restOfTown,
});

/** A town in its own file. The file name is the slug. */
export const townFile = object('A town that the business serves.', {
  ...aboutTown,
  order: optional(
    number('Where the town comes in lists: 1 comes first. Towns without it follow, by the names of their files.', {
      minimum: 1,
      examples: [1],
    }),
  ),
});

/** The folder of the towns, if each has its own file. */
export const townFolder = text('The folder that has a file for each town you serve.', {
  examples: ['pages/towns'],
  shown: false,
});

export const towns = listWithoutDates('The towns you serve, in the order shown.', town, { minItems: 0 });
