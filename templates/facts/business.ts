import { markNames } from '../illustrations/marks.tsx';
import { choice, type Infer, link, list, map, number, object, optional, slugPattern, text } from '../schema.ts';

export const business = object('The business itself.', {
  name: text('The name of the business, as on its sign.', 'Maple Plumbing'),
  type: text('Its schema.org type, the most specific one that fits (https://schema.org/LocalBusiness).', {
    pattern: '^[A-Z][A-Za-z]+$',
    expected: 'a schema.org type in one word',
    examples: ['DaySpa', 'Plumber', 'HairSalon'],
    shown: false,
  }),
  description: text(
    'One or two sentences about the business, for search engines.',
    'Repairs and new bathrooms in Barre and the towns around it, by appointment.',
  ),
  priceRange: text('The range of prices, for search engines.', '$50–$120'),
  payment: optional(text('The ways to pay, for search engines.', 'Cash, Credit Card')),
});

export const brand = object('What the logo, the favicon and the web manifest show.', {
  mark: choice('The drawing beside the name.', markNames),
  shortName: text('The name under an icon on a phone, 12 letters or fewer.', 'Maple'),
});

export const contact = object('How to reach the business.', {
  phone: text('The phone number as visitors read it.', {
    pattern: '^[0-9 ().-]{7,}$',
    expected: 'a phone number without its country code',
    examples: ['(202) 555-0100'],
  }),
  countryCode: text('What a phone dials before the number from abroad.', {
    pattern: '^\\+[0-9]{1,3}$',
    expected: 'a plus sign and digits, in quotes',
    examples: ['+1'],
    shown: false,
  }),
  email: text('The e-mail address.', {
    pattern: '^\\S+@\\S+\\.\\S+$',
    expected: 'an e-mail address',
    examples: ['hello@example.com'],
  }),
});

/** The phone number as a phone dials it from anywhere: `+12025550100`. */
export function dialable({ countryCode, phone }: Infer<typeof contact>): string {
  return countryCode + phone.replace(/\D/g, '');
}

export const address = object('Where the business is.', {
  street: text('House number and street.', '1 Example Way'),
  city: text('City or town.', 'Barre'),
  region: text('State, as two letters.', 'VT'),
  postalCode: text('ZIP or postal code, in quotes so that no zero is lost.', '05641'),
  country: text('Country, as two letters.', {
    pattern: '^[A-Z]{2}$',
    expected: 'two capital letters',
    examples: ['US'],
  }),
});

export const place = (description: string) =>
  object(description, {
    latitude: number('Degrees north of the equator.', { minimum: -90, maximum: 90, examples: [44.2] }),
    longitude: number('Degrees east of Greenwich; west is negative.', {
      minimum: -180,
      maximum: 180,
      examples: [-72.5],
    }),
  });

const twelve = '(1[0-2]|[1-9])(:[0-5]\\d)? ?[AaPp][Mm]';
const twentyFour = '([01]?\\d|2[0-3]):[0-5]\\d';
const span = (time: string) => `${time} ?[–-] ?${time}`;
const day = (name: string) =>
  text(`When the business is open on ${name}, or a word such as Closed.`, {
    pattern: `^(${span(twelve)}|${span(twentyFour)}|\\D+)$`,
    expected: 'two whole times with a dash between them, each with AM or PM or both of 24 hours, or a word',
    examples: ['9 AM–6 PM', '09:00–18:00', 'Closed'],
  });

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const hours = object('Opening hours, a line for each day.', {
  Monday: day('Monday'),
  Tuesday: day('Tuesday'),
  Wednesday: day('Wednesday'),
  Thursday: day('Thursday'),
  Friday: day('Friday'),
  Saturday: day('Saturday'),
  Sunday: day('Sunday'),
});

const words = map(
  'The words that one town has of its own for this specialty, by names you choose.',
  text('A text.', 'Ten minutes by Route 2, with parking at the door.'),
  { examples: ['opening'] },
);

export const town = object('A town that the business serves.', {
  name: text('The name of the town.', 'Montpelier'),
  slug: text('The name as it stands in routes.', {
    pattern: slugPattern,
    expected: 'small letters, digits and single hyphens',
    examples: ['new-haven'],
    shown: false,
  }),
  page: link('The route of the main page for this town.'),
  center: place('The middle of the town; {town.miles} is measured from the business to here.'),
  words: optional(
    map(
      'Texts about the town, by names you choose: {town.words.drive}.',
      text('A text.', 'Ten minutes by Route 2, with parking at the door.'),
      { examples: ['drive'] },
    ),
  ),
  specialties: optional(
    map('The specialties that have a page for this town, each with the town’s own words for it.', words, {
      pattern: slugPattern,
      expected: 'small letters, digits and single hyphens',
      examples: ['drains'],
    }),
  ),
});

export const towns = list('The towns served, in the order shown.', town, { minItems: 0 });
