import { amountOf, amountPattern } from '../../../templates/facts/amount.ts';
import { weekdays } from '../../../templates/facts/business.ts';
import { isClosed } from '../../../templates/facts/opening-hours.ts';
import { spansIn } from '../../../templates/facts/time-spans.ts';
import type { GraphNode } from '../reading.ts';
import type { AuditedPage, AuditedSite, Finding, Rule } from '../rule.ts';

/** The hours and prices in JSON-LD must be those that visitors read. */
export const rule: Rule = {
  id: 'structured-data',
  severity: 'warning',
  reason:
    'Search engines ignore incomplete structured data, and demote pages whose structured data visitors cannot see.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  check: (site) => [...wrongHours(site), ...site.pages.flatMap(hiddenPrices)],
};

const group = (value: unknown) => (typeof value === 'object' && value !== null ? (value as GraphNode) : {});
const list = (value: unknown) => (Array.isArray(value) ? value.map(group) : []);
const ofType = ({ reading }: AuditedPage, type: string) => reading.graph.filter((node) => node['@type'] === type);

/** Spans of times as text, to compare them. */
const listed = (spans: readonly { opens?: unknown; closes?: unknown }[]) =>
  spans.map(({ opens, closes }) => `${opens}–${closes}`).join();

/** Every page has the same data about the business, so only the home page is checked. */
function wrongHours({ pages, facts }: AuditedSite): Finding[] {
  const home = pages.find(({ page }) => page.route === '/');
  const [business] = home ? ofType(home, facts.business.type) : [];
  if (!business) return [];
  const hours = list(business.openingHoursSpecification);
  if (hours.every(({ opens, closes }) => opens === closes)) return [noHours];
  const wrong = weekdays.filter((day) => {
    const days = ({ dayOfWeek }: GraphNode) => String(dayOfWeek).split(',');
    const published = hours.filter((span) => days(span).some((name) => name.endsWith(day)));
    const isShut = isClosed(facts.hours[day], facts.words);
    const written = isShut ? [{ opens: '00:00', closes: '00:00' }] : spansIn(facts.hours[day]);
    return listed(published) !== listed(written);
  });
  return wrong.map((day) => ({
    at: { page: null, path: ['hours', day] },
    message: `Search engines get other hours for ${day} than visitors, who read ${facts.hours[day]}.`,
    hint: 'Write both times in full with a dash between them, such as 9 AM–5 PM, or a word such as Closed.',
    value: day,
  }));
}

/** https://developers.google.com/search/docs/appearance/structured-data/local-business */
const noHours: Finding = {
  at: { page: null, path: ['hours'] },
  message: 'Search engines do not get the opening hours of the business, which Google recommends for a local business.',
  hint: 'Write hours with times, such as 9 AM–5 PM.',
  value: 'opening hours',
};

const amount = new RegExp(amountPattern, 'g');

/** The lowest and the highest price of a service must be shown on its page. */
function hiddenPrices(audited: AuditedPage): Finding[] {
  const { page, reading } = audited;
  const shows = (price: unknown) =>
    reading.blocks.some(
      ({ text, inMain }) => inMain && text.match(amount)?.some((number) => amountOf(number) === price),
    );
  return ofType(audited, 'Service').flatMap(({ offers, serviceType }) => {
    const { lowPrice, highPrice } = group(offers);
    const range = [...new Set([lowPrice, highPrice])];
    const hidden = range.filter((price) => !shows(price));
    if (hidden.length === 0) return [];
    return [
      {
        at: { page, path: ['structuredData', 'service'] },
        message: `Search engines get ${range.join(' to ')} as the price of ${serviceType}, but ${page.route} does not show ${hidden.join(' and ')}.`,
        hint: 'Show the prices of this service on the page, or delete "structuredData" from it.',
      },
    ];
  });
}
