/** The schema of site.yaml. Each fact is written there once, and pages refer to it. */
import { boolean, choice, type Infer, link, map, object, optional, slugRules, text } from '../schema.ts';
import { accept, audit } from './acceptances.ts';
import { analytics } from './analytics.ts';
import { address, brand, business, contact, coordinates, hours } from './business.ts';
import { catalog, type extra } from './catalog.ts';
import { type action, banner, footer, navigation, popup } from './chrome.ts';
import { hostNames } from './host-names.ts';
import { mapPanel } from './map-panel.ts';
import { newsletter } from './newsletter.ts';
import { specialHours } from './special-hours.ts';
import { type town, townFolder, towns } from './towns.ts';
import { words } from './words.ts';

export const site = object('The facts about the business, and the text that all pages share.', {
  url: text('The web address of the site: https:// and the name, without a path.', {
    form: 'origin',
    examples: ['https://www.example.com'],
    shown: false,
  }),
  base: optional(
    text('The path of the folder that the site is served from, if it is not the root.', {
      form: 'base-path',
      examples: ['/spa'],
      shown: false,
    }),
  ),
  host: optional(
    choice('Where the site is published. The build writes what that host needs (default: generic).', hostNames),
  ),
  language: text('The language of the site, as a code.', {
    form: 'language',
    examples: ['en-US'],
    shown: false,
  }),
  currency: text('The currency of the prices, as a three-letter code.', {
    form: 'currency',
    examples: ['USD'],
    shown: false,
  }),
  hidden: optional(boolean('Set to true to ask search engines to leave out the whole site.')),
  business,
  brand,
  contact,
  address,
  geo: optional(
    coordinates(
      'Where the entrance is, or where you set out from. Distances to towns begin here. Without a street, it is not published.',
    ),
  ),
  hours,
  specialHours: optional(specialHours),
  timeZone: optional(
    text('The time zone of the business: its days begin at midnight there, and the words of `openNow` need it.', {
      form: 'time-zone',
      examples: ['America/New_York'],
      shown: false,
    }),
  ),
  card: optional(
    object('The preview picture of shared links.', {
      line: text('The price line on pages that are not about one service.', 'Visits from $80'),
    }),
  ),
  cards: optional(
    choice(
      'Which preview pictures shared links have: one for each page (page, the default), that of the home page for all pages (site), or none.',
      ['page', 'site', 'none'],
    ),
  ),
  links: map(
    'Web addresses by name, or {} if there are none. Pages link to them as in `to: booking`.',
    link('The web address.'),
    slugRules('booking'),
    { minProperties: 0 },
  ),
  navigation,
  banner: optional(banner),
  popup: optional(popup),
  newsletter: optional(newsletter),
  map: optional(mapPanel),
  analytics: optional(analytics),
  footer,
  words,
  ...catalog,
  towns: optional(towns),
  redirects: optional(
    map(
      'Redirects from the routes of pages that are gone. One with {town.slug} in it is made for each town.',
      link('The route or web address that replaces it.'),
      { examples: ['/old-page'] },
    ),
  ),
  audit,
  accept,
});

/** The schema of a site.yaml that names the folder of its towns and does not list them. */
export const siteWithTownFolder = { ...site, properties: { ...site.properties, towns: optional(townFolder) } };

export type SiteFacts = Infer<typeof site>;
export type Extra = Infer<typeof extra>;
export type Action = Infer<typeof action>;

/**
 * A town for its pages. `region` is always set: the state of the business unless the town has its own. `miles` and
 * `kilometers` are the straight-line distance from the business, rounded.
 */
export type Town = Infer<typeof town> & { miles?: number; kilometers?: number };
