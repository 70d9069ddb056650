import { markNames } from '../illustrations/marks.tsx';
import { choice, logo, nameText, number, object, optional, text } from '../schema.ts';
import { businessTypes } from './business-types.ts';

export const business = object('The business itself.', {
  name: nameText('The name of the business, as it is on the sign.', 'Maple Plumbing'),
  type: text('The type of business, as specific as possible (https://schema.org/LocalBusiness).', {
    form: 'business-type',
    values: businessTypes,
    examples: ['Plumber', 'DaySpa', 'HairSalon'],
    shown: false,
  }),
  description: text(
    'One or two sentences about the business, for search engines.',
    'Repairs and new bathrooms in Barre and nearby towns, by appointment.',
  ),
  priceRange: text('The range of prices, for search engines.', { form: 'price-range', examples: ['$50–$120'] }),
  payment: optional(text('The payment methods you accept, for search engines.', 'Cash, Credit Card')),
});

export const brand = {
  ...object('What the header, the favicon, and the web manifest show.', {
    mark: optional(choice('The drawing next to the name, if you have no logo.', markNames)),
    logo: optional(
      logo('The path of your logo in the folder of site.yaml: a symbol, about square.', 'square', 'brand/logo.svg'),
    ),
    wordmark: optional(
      logo(
        'The path of a logo with the name in it, wider than tall. The header shows it instead of the name.',
        'wide',
        'brand/wordmark.svg',
      ),
    ),
    shortName: nameText('The name under an icon on a phone, 12 letters or fewer.', 'Maple'),
  }),
  usual: ['mark'],
};

export const contact = object('How to reach the business.', {
  phone: text('The phone number as visitors read it, without the country code.', {
    form: 'phone',
    examples: ['(202) 555-0100'],
  }),
  countryCode: text('The country code, which callers from abroad dial first, in quotes.', {
    form: 'country-code',
    examples: ['+1'],
    shown: false,
  }),
  email: text('The email address.', {
    form: 'email',
    examples: ['hello@example.com'],
  }),
});

export const address = {
  ...object('Where the business is.', {
    street: optional(
      text('Street number and name. Leave it out if you go to your customers, and nobody comes to you.', {
        form: 'street',
        examples: ['1 Example Way'],
      }),
    ),
    city: nameText('City or town.', { form: 'city', examples: ['Barre'] }),
    region: optional(
      text('State, in the United States as two letters. Leave it out where addresses have none.', {
        form: 'region',
        examples: ['VT'],
      }),
    ),
    postalCode: optional(
      text('ZIP or postal code, in quotes so that it keeps a leading zero. Only an address with a street needs it.', {
        form: 'postal-code',
        examples: ['05641'],
      }),
    ),
    country: text('Country, as two letters.', {
      form: 'country',
      examples: ['US'],
    }),
  }),
  usual: ['street', 'region', 'postalCode'],
};

/** Returns the schema of a place on earth. */
export const coordinates = (description: string) =>
  object(description, {
    latitude: number('Degrees north of the equator. South is negative.', {
      minimum: -90,
      maximum: 90,
      examples: [44.2],
    }),
    longitude: number('Degrees east of Greenwich. West, as in America, is negative.', {
      minimum: -180,
      maximum: 180,
      examples: [-72.5],
    }),
  });

const day = (name: string) =>
  text(`The hours on ${name}: times, several spans with commas between them, or a word such as Closed.`, {
    form: 'hours',
    examples: ['9 AM–6 PM', '09:00–18:00', '9 AM–12 PM, 1 PM–5 PM', 'Open 24 hours', 'Closed'],
    merges: true,
  });

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const hours = object('Opening hours, with one line for each day.', {
  Monday: day('Monday'),
  Tuesday: day('Tuesday'),
  Wednesday: day('Wednesday'),
  Thursday: day('Thursday'),
  Friday: day('Friday'),
  Saturday: day('Saturday'),
  Sunday: day('Sunday'),
});
