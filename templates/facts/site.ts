/** The schema of site.yaml. Each fact is written there once, and pages refer to it. */
import { boolean, type Infer, link, map, object, optional, slugRules, text } from '../schema.ts';
import { accept, audit } from './acceptances.ts';
import { address, brand, business, contact, coordinates, hours, type town, towns } from './business.ts';
import { catalog, type extra } from './catalog.ts';
import { type action, banner, footer, mapPanel, navigation, newsletter, popup, words } from './chrome.ts';

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
  geo: coordinates('Where the entrance is.'),
  hours,
  card: optional(
    object('The preview picture of shared links.', {
      line: text('The price line on pages that are not about one service.', 'Visits from $80'),
    }),
  ),
  links: map(
    'Web addresses by name. Pages link to them as in `to: booking`.',
    link('The web address.'),
    slugRules('booking'),
  ),
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
    map('Redirects from the routes of pages that are gone.', link('The route or web address that replaces it.'), {
      examples: ['/old-page'],
    }),
  ),
  audit,
  accept,
});

export type SiteFacts = Infer<typeof site>;
export type Extra = Infer<typeof extra>;
export type Action = Infer<typeof action>;

/** A town as its pages see it. `miles` is the straight-line distance from the business, rounded. */
export type Town = Infer<typeof town> & { miles?: number };
