import { asGroup, isGroup } from '../../templates/schema/is-group.ts';
import type { TownFacts } from '../check/definition.ts';
import type { Coordinates } from '../plan/towns/distance.ts';
import { placesOfWritten } from '../plan/towns/list-places.ts';
import type { Nearest } from '../plan/towns/near-towns.ts';
import type { SiteAddress } from '../plan/towns/town-state.ts';
import { someText } from '../read/texts-in.ts';

/** A list of the towns nearest to the town of the page, or to the business. */
export interface NearList {
  each: 'towns';
  near: 'town' | 'business';
  limit: number;
  specialty?: unknown;
}

/** The towns that have the specialty of a list, in their order, and a search for the nearest of them. */
interface Candidates<T> {
  all: readonly T[];
  nearest: Nearest<T>;
}

/**
 * Returns the towns that a list may choose on a page, as plan/towns/choose-towns.ts does. One more than it shows, because
 * the town of the page is left out, wherever it is among them.
 *
 * @param geo the location of the business, if it is known
 */
export function nearbyChoices<T>(
  { near, limit }: NearList,
  { all, nearest }: Candidates<T>,
  townOfPage: Pick<TownFacts, 'center'> | undefined,
  geo: Coordinates | undefined,
): readonly T[] {
  const from = near === 'town' && townOfPage ? townOfPage.center : geo;
  return from ? nearest(from, limit + 1) : all.slice(0, limit + 1);
}

/** The items of lists that are made for towns. */
interface TownLists {
  near: NearList[];
  /** The counties and states whose towns they show, limited to what lists usually show of a town. */
  counties: string[];
  /** The items that may show any town. */
  others: unknown[];
  /** All counties and states that any list names. A list is invalid if its place has only drafts or no towns. */
  named: string[];
}

/** Returns the town lists of a page definition. */
export function townListsOfPage(data: unknown): TownLists {
  const { each: _, ...rest } = asGroup(data);
  return sorted(listedItems(rest), isNearList);
}

/**
 * Returns the town lists of site.yaml. Only its footer is filled in for each page. Elsewhere, the nearest towns are
 * those near the business.
 */
export function townListsOfSite(data: unknown): TownLists {
  const { towns: _, footer, ...rest } = asGroup(data);
  const inFooter = listedItems(footer);
  const isNear = (item: unknown): item is NearList =>
    isNearList(item) && (item.near === 'business' || inFooter.includes(item));
  return sorted([...inFooter, ...listedItems(rest)], isNear);
}

/** Returns true if a placeholder in any text uses the words of a town. */
export function namesWords(value: unknown): boolean {
  return someText(value, (text) => /\{\s*(town\.(words|specialties)|specialty)\b/.test(text));
}

/** Returns the service areas in the structured data of a page, except for the town of the page and its county. */
export function areasIn(data: unknown): string[] {
  const { areas } = asGroup(asGroup(data).structuredData);
  return Array.isArray(areas) ? areas.map(String).filter((area) => !ofOwnTown.test(area)) : [];
}

const ofOwnTown = /^\{\s*town\.(?:name|county)\s*\}(?:, \{\s*town\.region\s*\})?$/;

/**
 * Collects listed items.
 *
 * @param found is added to
 */
function listedItems(value: unknown, found: unknown[] = []): unknown[] {
  if (typeof value !== 'object' || value === null) return found;
  if (!Array.isArray(value) && ('each' in value || 'near' in value)) found.push(value);
  else for (const child of Object.values(value)) listedItems(child, found);
  return found;
}

/** Returns true if an item shows only what lists usually show of the towns, and contains no town lists. */
function isPlainList(item: unknown): item is Record<string, unknown> {
  return isGroup(item) && item.each === 'towns' && !namesWords(item) && listedItems(Object.values(item)).length === 0;
}

function isNearList(item: unknown): item is NearList {
  if (!isPlainList(item) || item.in !== undefined) return false;
  const { near, limit } = item;
  return (near === 'town' || near === 'business') && typeof limit === 'number';
}

function countiesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { in: county } = asGroup(value);
  return [...(typeof county === 'string' ? [county] : []), ...Object.values(value).flatMap(countiesIn)];
}

/**
 * Returns true for a list of one county's towns. With a town slug in `near`, the order depends on a location that may
 * be in another county.
 */
function isCountyList(item: unknown): item is { in: string } {
  const { in: county, near = 'business' } = asGroup(item);
  return isPlainList(item) && typeof county === 'string' && (near === 'town' || near === 'business');
}

function sorted(items: readonly unknown[], isNear: (item: unknown) => item is NearList): TownLists {
  const lists: TownLists = { near: [], counties: [], others: [], named: countiesIn(items) };
  for (const item of items) {
    if (isNear(item)) lists.near.push(item);
    else if (isCountyList(item)) lists.counties.push(item.in);
    else lists.others.push(item);
  }
  return lists;
}

/**
 * Returns a function that checks whether a town is in one of these counties or states.
 *
 * @param address that of the business, whose state is that of towns without one
 */
export function isInOneOf(places: readonly string[], address: SiteAddress): (town: PlacedTown) => boolean {
  const names = new Set(places.map((place) => place.normalize()));
  return (town) => placesOfWritten(town, address).some((place) => names.has(place));
}

type PlacedTown = Pick<TownFacts, 'county' | 'region'>;
