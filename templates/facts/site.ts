/** The facts of site.yaml: each stands once there, and pages refer to it. */
import { boolean, type Infer, link, map, object, optional, slugPattern, text } from '../schema.ts';
import { accept, audit } from './acceptances.ts';
import { address, brand, business, contact, hours, place, type town, towns } from './business.ts';
import { catalog, type extra } from './catalog.ts';
import { type action, banner, footer, mapPanel, navigation, newsletter, popup, words } from './chrome.ts';

export const site = object('The facts of the business and the words that all pages share.', {
  url: text('The address of the site, without a path.', {
    pattern: '^https://[^/]+$',
    expected: 'an address that begins with https:// and ends before any slash',
    examples: ['https://www.example.com'],
    shown: false,
  }),
  base: optional(
    text('The path under which the site is served, where it is not the root.', {
      pattern: '^(/[a-z0-9-]+)+$',
      expected: 'a path that begins with a slash and does not end with one',
      examples: ['/spa'],
      shown: false,
    }),
  ),
  language: text('The language of the texts.', {
    pattern: '^[a-z]{2,3}(-[A-Z]{2})?$',
    expected: 'a code of two letters, perhaps with a country',
    examples: ['en-US'],
    shown: false,
  }),
  currency: text('The currency of the prices, as three letters.', {
    pattern: '^[A-Z]{3}$',
    expected: 'three capital letters',
    examples: ['USD'],
    shown: false,
  }),
  hidden: optional(boolean('true asks search engines to leave the whole site out.')),
  business,
  brand,
  contact,
  address,
  geo: place('Where the door is.'),
  hours,
  card: optional(
    object('The pictures that shared links show.', {
      line: text('What it costs, for pages that are not about one service.', 'Visits from $80'),
    }),
  ),
  links: map('Addresses by name: a page writes `to: booking`.', link('An address.'), {
    pattern: slugPattern,
    expected: 'small letters, digits and single hyphens',
    examples: ['booking'],
  }),
  navigation,
  banner: optional(banner),
  popup: optional(popup),
  newsletter: optional(newsletter),
  map: optional(mapPanel),
  footer,
  words,
  ...catalog,
  towns: optional(towns),
  redirects: optional(
    map('Where pages went that are gone, by their old routes.', link('The route or address that took its place.'), {
      pattern: '^/',
      expected: 'a slash at its beginning',
      examples: ['/old-page'],
    }),
  ),
  audit,
  accept,
});

export type SiteFacts = Infer<typeof site>;
export type Extra = Infer<typeof extra>;
export type Action = Infer<typeof action>;

/** A town as its pages see it: `miles` is the straight line from the business, rounded. */
export type Town = Infer<typeof town> & { miles?: number };
