import { weekdays } from '../../../templates/facts/business.ts';
import { opening } from '../../../templates/facts/opening-hours.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { canonical } from '../../plan/address.ts';
import type { Path } from '../../read/locate.ts';
import type { GraphNode } from '../reading.ts';
import type { AuditedPage, AuditedSite, Finding, Rule } from '../rule.ts';

/** What a page tells search engines in JSON-LD is complete, and is what it tells its visitors. */
export const rule: Rule = {
  id: 'structured-data',
  severity: 'warning',
  reason: 'Search engines ignore structured data that is incomplete, and punish what visitors cannot see.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  check: (site) => [
    ...incomplete(site),
    ...site.pages.flatMap((audited) => [
      ...unseenPrices(audited),
      ...unseenAnswers(audited),
      ...badTrail(audited, site.facts),
      ...ownRating(audited, site.facts),
    ]),
  ],
};

const group = (value: unknown) => (typeof value === 'object' && value !== null ? (value as GraphNode) : {});
const list = (value: unknown) => (Array.isArray(value) ? value.map(group) : []);
const ofType = ({ reading }: AuditedPage, type: string) => reading.graph.filter((node) => node['@type'] === type);

/** https://developers.google.com/search/docs/appearance/structured-data/local-business */
const wanted: readonly [property: string, what: string, level: 'requires' | 'recommends', path: Path][] = [
  ['name', 'name', 'requires', ['business', 'name']],
  ['address', 'address', 'requires', ['address']],
  ['telephone', 'phone number', 'recommends', ['contact', 'phone']],
  ['url', 'web address', 'recommends', ['url']],
  ['image', 'picture', 'recommends', ['business']],
  ['priceRange', 'price range', 'recommends', ['business', 'priceRange']],
  ['geo', 'place on the map', 'recommends', ['geo']],
  ['openingHoursSpecification', 'opening hours', 'recommends', ['hours']],
];

/** The business is the same on every page, so it is looked at on one: what search engines want of it, and its hours. */
function incomplete({ pages, facts }: AuditedSite): Finding[] {
  const home = pages.find(({ page }) => page.route === '/');
  const [business] = home ? ofType(home, facts.business.type) : [];
  if (!business) return [];
  const missing = wanted.filter(([property]) => isEmpty(business[property]));
  const told = missing.map(([property, what, level, path]) => ({
    page: null,
    path,
    message: `Search engines are not told the ${what} of the business, which Google ${level} of a local business.`,
    hint: property === 'openingHoursSpecification' ? 'Write hours with times, such as 9 AM–5 PM.' : 'Write it here.',
    value: what,
  }));
  const hours = list(business.openingHoursSpecification);
  const wrong = weekdays.filter((day) => {
    const days = ({ dayOfWeek }: GraphNode) => String(dayOfWeek).split(',');
    const { opens, closes } = group(hours.find((told) => days(told).some((name) => name.endsWith(day))));
    const closed = facts.hours[day] === facts.words.closed && { opens: '00:00', closes: '00:00' };
    const open = closed || opening(facts.hours[day]);
    return open?.opens !== opens || open?.closes !== closes;
  });
  return told.concat(
    wrong.map((day) => ({
      page: null,
      path: ['hours', day],
      message: `Search engines are told other hours for ${day} than visitors: ${facts.hours[day]}.`,
      hint: 'Write two whole times with a dash between them, or a word such as Closed.',
      value: day,
    })),
  );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A price range whose two ends the page does not show. */
function unseenPrices(audited: AuditedPage): Finding[] {
  const { page, reading } = audited;
  const shows = (price: unknown) =>
    reading.blocks.some(({ text, inMain }) => inMain && text.match(/\d[\d,.]*\d|\d/g)?.includes(String(price)));
  return ofType(audited, 'Service').flatMap(({ offers, serviceType }) => {
    const { lowPrice, highPrice } = group(offers);
    const unseen = [...new Set([lowPrice, highPrice])].filter((price) => !shows(price));
    if (unseen.length === 0) return [];
    return [
      {
        page,
        path: ['structuredData', 'service'],
        message: `Search engines are told that ${serviceType} costs ${[...new Set([lowPrice, highPrice])].join(' to ')}, but ${page.route} does not show ${unseen.join(' and ')}.`,
        hint: 'Show the prices of this service on the page, or take "structuredData" out of it.',
      },
    ];
  });
}

/** https://developers.google.com/search/docs/appearance/structured-data/faqpage: every answer is on the page. */
function unseenAnswers(audited: AuditedPage): Finding[] {
  const { page, reading } = audited;
  const questions = ofType(audited, 'FAQPage').flatMap(({ mainEntity }) => list(mainEntity));
  const shown = questions.length > 0 ? plain(reading.blocks.map(({ text }) => text).join(' ')) : '';
  return questions.flatMap(({ name, acceptedAnswer }) => {
    const unseen = [name, group(acceptedAnswer).text].filter((text) => !shown.includes(plain(String(text))));
    return unseen.map((text) => ({
      page,
      excerpt: String(text),
      message: `Search engines are told “${String(text).slice(0, 60)}” about ${page.route}, and visitors are not.`,
      hint: 'Show every question and answer on the page, or none to search engines.',
    }));
  });
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function badTrail(audited: AuditedPage, facts: SiteFacts): Finding[] {
  const { page } = audited;
  return ofType(audited, 'BreadcrumbList').flatMap(({ itemListElement }) => {
    const items = list(itemListElement);
    const sound = items.every(({ position, name, item }, index) => position === index + 1 && name && item);
    if (sound && items.at(-1)?.item === canonical(page.route, facts)) return [];
    return [
      {
        page,
        path: ['parent'],
        message: `The trail of pages that search engines see above ${page.route} has a gap, or ends somewhere else.`,
        hint: 'Give every page above it a name, and check "parent".',
      },
    ];
  });
}

/** https://developers.google.com/search/docs/appearance/structured-data/review-snippet#guidelines */
function ownRating({ page, reading }: AuditedPage, { business }: SiteFacts): Finding[] {
  const rated = reading.graph.filter((node) => node.aggregateRating !== undefined || node.review !== undefined);
  return rated.map((node) => ({
    page,
    path: ['route'],
    message: `${page.route} tells search engines how ${node.name ?? business.name} is rated. Google refuses ratings that a business publishes of itself.`,
    hint: 'Take the rating out of the structured data; visitors may still read it.',
  }));
}
