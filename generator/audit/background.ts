import { usualLimits } from '../../templates/facts/acceptances.ts';
import { dayInWords } from '../../templates/facts/dates.ts';
import { dialable } from '../../templates/facts/dialable.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { plain } from '../../templates/facts/time-spans.ts';
import type { SectionTypes } from '../check/schema/sections.ts';
import type { Site } from '../plan/resolve.ts';
import { addressPattern } from '../plan/routes/address.ts';
import { singleSpaced } from '../report/wording.ts';
import { knownWeek } from './hours/exchanged-day.ts';
import type { Week } from './hours/week.ts';
import { type NameIndex, nameIndex } from './name-index.ts';
import { isPastPost } from './past-posts.ts';
import { type OwnRegions, ownRegionsOf, type RegionsByName, regionsByName } from './places/own-regions.ts';
import { type MaskPlaces, placeMask } from './places/place-mask.ts';
import { type DiscountList, discountListOf } from './prices/discount-list.ts';
import { type PriceClaims, priceClaimsOf } from './prices/price-claims.ts';
import { type PriceList, priceListOf } from './prices/price-list.ts';
import { type SoldLengths, soldByLength, soldLengths } from './prices/sold-lengths.ts';

/** What every rule may depend on besides the page or file: the facts, and data derived from them once for all pages. */
export interface Background {
  facts: SiteFacts;
  limits: typeof usualLimits;
  /** As YYYY-MM-DD. */
  today: string;
  /** The section types by name. */
  sections: SectionTypes;
  /** The phone number of the business in the form that links dial. */
  number: string;
  prices: PriceList;
  claims: PriceClaims;
  discounts: DiscountList;
  /** The possible lengths of visits. */
  lengths: SoldLengths;
  /** Matches something that is sold by its length, after a length. */
  soldByLength: RegExp;
  week: Week;
  /** Returns true for the name of a town. */
  isTown: (name: string) => boolean;
  /** The regions of the towns outside the region of the business. */
  ownRegions: RegionsByName;
  /** The names of the towns and the city of the business. */
  placeNames: NameIndex;
  masked: MaskPlaces;
  /** All pages, by route. */
  pages: Site['byRoute'];
  /** Returns true for a link that includes the domain of the site. */
  hasDomain: (href: string) => boolean;
  /** The days on which posts were published, in words. */
  postDays: ReadonlySet<string>;
  /** The titles and summaries of posts, as shown in lists. */
  postTexts: ReadonlySet<string>;
  /** The hours of the week, as every list of them shows them. */
  hourTexts: ReadonlySet<string>;
  /** What lists show of old posts. */
  pastTexts: ReadonlySet<string>;
  /** Returns what a placeholder may use as a specialty: the words of all specialties of all towns. */
  specialtyWords: () => Readonly<Record<string, string>>;
}

/** What an audit needs besides the site. */
export interface AuditBackground extends Pick<Background, 'today' | 'sections'> {
  /** By default, the towns of the site. */
  townNames?: readonly string[];
  ownRegions?: OwnRegions;
}

/** Computes the background of a site once, for all of its pages. */
export function backgroundOf(
  { facts, leaves, byRoute, posts }: Site,
  {
    today,
    sections,
    townNames = (facts.towns ?? []).map(({ name }) => name),
    ownRegions = ownRegionsOf(facts),
  }: AuditBackground,
): Background {
  const { towns = [], address } = facts;
  const prices = priceListOf(facts, leaves);
  const placeNames = nameIndex([...townNames, address.city]);
  const isCityTown = townNames.includes(address.city);
  const ownAddress = addressPattern(facts);
  return {
    facts,
    limits: { ...usualLimits, ...facts.audit },
    today,
    sections,
    number: dialable(facts.contact),
    prices,
    claims: priceClaimsOf(facts, prices, placeNames, today),
    discounts: discountListOf(facts, prices.pattern),
    lengths: soldLengths(facts),
    soldByLength: soldByLength(facts),
    week: knownWeek(facts),
    isTown: (name) => (name === address.city ? isCityTown : placeNames.has(name)),
    ownRegions: regionsByName(ownRegions),
    placeNames,
    masked: placeMask(placeNames),
    pages: byRoute,
    hasDomain: (link) => ownAddress.test(link),
    postDays: new Set(posts().map(({ published }) => dayInWords(published, facts.language))),
    hourTexts: new Set(Object.values(facts.hours).map(plain)),
    postTexts: new Set(posts().flatMap(({ title, summary }) => [singleSpaced(title), singleSpaced(summary)])),
    pastTexts: new Set(posts().flatMap((post) => (isPastPost(post, today) ? [post.title, post.summary] : []))),
    specialtyWords: () => Object.assign({}, ...towns.flatMap((town) => Object.values(town.specialties ?? {}))),
  };
}
