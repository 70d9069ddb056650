import { amountOf } from '../../../templates/facts/amount.ts';
import { weekdays } from '../../../templates/facts/business.ts';
import { isClosed } from '../../../templates/facts/opening-hours.ts';
import { isFree } from '../../../templates/facts/price-wording.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { spansIn } from '../../../templates/facts/time-spans.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import type { Background } from '../background.ts';
import type { Finding } from '../finding.ts';
import { regionsOf } from '../places/own-regions.ts';
import type { PriceList } from '../prices/price-list.ts';
import type { GraphNode } from '../reading.ts';
import type { AuditedPage, Rule } from '../rule.ts';

/** Checks that the hours, prices, and places in JSON-LD are those that visitors read. */
export const rule: Rule = {
  id: 'structured-data',
  severity: 'warning',
  reason:
    'Search engines ignore incomplete structured data, and demote pages whose structured data visitors cannot see.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  // Every page has the same data about the business.
  page: (audited, background) => [
    ...(audited.page.route === '/' ? wrongHours(audited, background.facts) : []),
    ...hiddenPrices(audited, background.prices),
    ...hiddenAreas(audited, background),
  ],
};

const list = (value: unknown) => (Array.isArray(value) ? value.map(asGroup) : []);
const ofType = ({ reading }: AuditedPage, type: string) => reading.graph.filter((node) => node['@type'] === type);

/** Returns spans of times as text, for comparison. */
const listed = (spans: readonly { opens?: unknown; closes?: unknown }[]) =>
  spans.map(({ opens, closes }) => `${opens}–${closes}`).join();

/** Checks the hours in the data of the home page; other pages refer to it. */
function wrongHours(home: AuditedPage, facts: SiteFacts): Finding[] {
  const [business] = ofType(home, facts.business.type);
  if (!business) return [];
  const hours = list(business.openingHoursSpecification);
  if (hours.every(({ opens, closes }) => opens === closes)) return hasWords(facts) ? [] : [noHours];
  const wrong = weekdays.filter((day) => {
    const days = ({ dayOfWeek }: GraphNode) => String(dayOfWeek).split(',');
    const published = hours.filter((span) => days(span).some((name) => name.endsWith(day)));
    const isShut = isClosed(facts.hours[day], facts.words);
    const written = isShut ? [{ opens: '00:00', closes: '00:00' }] : spansIn(facts.hours[day]);
    return listed(published) !== listed(written);
  });
  return wrong.map((day) => ({
    at: { route: null, path: ['hours', day] },
    message: `Search engines get other hours for ${day} than visitors, who read ${facts.hours[day]}.`,
    hint: 'Write both times in full with a dash between them, such as 9 AM–5 PM, or a word such as Closed.',
    value: day,
  }));
}

/** Returns true for hours such as "By appointment", which are valid but have no times. */
const hasWords = ({ hours, words }: SiteFacts) =>
  weekdays.some((day) => !/\d/.test(hours[day]) && !isClosed(hours[day], words));

/** See https://developers.google.com/search/docs/appearance/structured-data/local-business. */
const noHours: Finding = {
  at: { route: null, path: ['hours'] },
  message: 'Search engines do not get the opening hours of the business, which Google recommends for a local business.',
  hint: 'Write hours with times, such as 9 AM–5 PM.',
  value: 'opening hours',
};

/** Checks that the lowest and the highest price of a service are shown on its page. */
function hiddenPrices(audited: AuditedPage, { amount }: PriceList): Finding[] {
  const {
    page: { route },
    reading,
  } = audited;
  const shows = (price: unknown) =>
    reading.blocks.some(
      ({ text, inMain }) =>
        inMain && (text.match(amount)?.some((number) => amountOf(number) === price) || (price === 0 && isFree(text))),
    );
  return ofType(audited, 'Service').flatMap(({ offers, serviceType }) => {
    const { lowPrice, highPrice } = asGroup(offers);
    const range = [...new Set([lowPrice, highPrice])].filter((price) => price !== undefined);
    const hidden = range.filter((price) => !shows(price));
    if (hidden.length === 0) return [];
    return [
      {
        at: { route, path: ['structuredData', 'service'] },
        message: `Search engines get ${range.join(' to ')} as the price of ${serviceType}, but ${route} does not show ${hidden.join(' and ')}.`,
        hint: 'Show the prices of this service on the page, or delete "structuredData" from it.',
      },
    ];
  });
}

type Places = Pick<Background, 'placeNames' | 'ownRegions' | 'facts'>;

/** Returns true for the name of a town, alone or with its state, as in Springfield, IL. */
function isPlace(area: string, background: Places): boolean {
  const [, name = '', state = ''] = /^(.+), (.+)$/.exec(area) ?? [];
  const { placeNames } = background;
  return placeNames.has(area) || (placeNames.has(name) && regionsOf(name, background).includes(state));
}

/**
 * Reports a place that is neither in site.yaml nor mentioned on the page, so that only search engines read about it.
 */
function hiddenAreas({ page: { route }, data, reading }: AuditedPage, background: Places): Finding[] {
  const isNamed = (area: string) => reading.blocks.some(({ text, inMain }) => inMain && text.includes(area));
  return (data.structuredData?.areas ?? []).flatMap((area, index) => {
    if (isPlace(area, background) || isNamed(area)) return [];
    return [
      {
        at: { route, path: ['structuredData', 'areas', index] },
        message: `${route} tells search engines that you serve ${area}, but that is not one of the towns, and visitors do not find it on the page.`,
        hint: 'Delete it from the list, or write about it on the page.',
        value: area,
      },
    ];
  });
}
