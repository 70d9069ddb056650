import type { Town } from '../../../templates/facts/site.ts';
import { slugOf } from '../../basics/slug.ts';
import { suggest } from '../../basics/suggest.ts';
import { isUnknown } from '../../check/facts/unknown-facts.ts';
import { errorAt } from '../../read/error-at.ts';
import { keySpan, type Path, valueSpan } from '../../read/locate.ts';
import type { Message, Span } from '../../report/diagnostic.ts';
import { isPostList } from '../posts.ts';
import { type FillContext, isUnknownTown, type TownScope } from '../texts/fill-context.ts';
import { scopeWith } from '../texts/look-up.ts';
import type { Coordinates } from './distance.ts';
import { townMessages } from './town-messages.ts';
import { townsIn } from './towns-in-place.ts';

interface TownChoice {
  each?: unknown;
  specialty?: unknown;
  in?: unknown;
  near?: unknown;
  limit?: unknown;
}

/** The value of `near` that chooses all towns, whatever the `limit`: each of them is near some town. */
export const eachTown = Symbol('each town');

/** Returns the towns that a list item chooses, up to `limit`. With `near`, the nearest come first. */
export function someTowns(item: TownChoice, path: Path, context: FillContext): readonly Town[] {
  const { in: place } = item;
  const { near, limit } = item.near === eachTown ? {} : item;
  if (!place && !near && !limit) return townsFor(item, path, context);
  if (!item.each) {
    const other = limit ? 'limit' : 'in';
    const name = near ? 'near' : other;
    const isCount = name === 'limit' && isPostList(item) && item.newest === undefined;
    const message = isCount ? townMessages.limitedPosts() : townMessages.withoutEach(name);
    report(context, message, keySpan(context.source, [...path, name]));
  }
  const all = townsFor({ ...item, each: 'towns' }, path, context);
  const towns = item.each && typeof place === 'string' ? townsIn(place, all, path, context) : all;
  const count = typeof limit === 'number' ? limit : towns.length;
  const origin = near ? originOf(String(near), path, context) : null;
  return origin ? nearestTo(origin, towns, count, context) : towns.slice(0, count);
}

/** Returns the lists that an item makes of its towns: one, or one near each town and one near the business. */
export function* listsOf(item: TownChoice, towns: readonly Town[], context: FillContext): Iterable<readonly Town[]> {
  if (item.near !== eachTown) return yield towns;
  const { towns: all = [], geo } = context.scope;
  const count = typeof item.limit === 'number' ? item.limit : towns.length;
  for (const origin of [...all, ...(geo ? [{ center: geo }] : [])]) yield nearestTo(origin, towns, count, context);
}

/** What a list begins with the towns near. A town is not in a list of those near it. */
interface ListOrigin {
  center: Coordinates;
  slug?: string;
}

/** What pages depend on follows this (`nearbyChoices` in memory/town-lists.ts). */
function nearestTo(
  { center, slug }: ListOrigin,
  towns: readonly Town[],
  count: number,
  { finder }: FillContext,
): Town[] {
  const nearest = finder.nearest(towns, center, count + 1);
  return nearest.filter((town) => town.slug !== slug).slice(0, count);
}

/** Returns the town or business that `near` refers to, or null. */
function originOf(near: string, path: Path, context: FillContext): ListOrigin | null {
  const { towns = [], town, geo } = context.scope;
  if (near === 'town' && town) return town;
  if (near === 'town' || near === 'business') {
    if (geo) return { center: geo };
    if (!isUnknown(['geo'], context.unknownFacts)) {
      report(context, townMessages.nearNoPlace(near), valueSpan(context.source, [...path, 'near']));
    }
    return null;
  }
  const named = towns.find(({ slug }) => slug === near);
  if (named || isUnknownTown(context)) return named ?? null;
  if (context.isUnpublished(near)) {
    report(context, townMessages.unpublishedTown(near), valueSpan(context.source, [...path, 'near']));
    return null;
  }
  const known = ['town', 'business', ...towns.map(({ slug }) => slug)];
  const message = townMessages.unknownNear(near, known, slugMeant(near, known));
  report(context, message, valueSpan(context.source, [...path, 'near']));
  return null;
}

/**
 * Returns the towns that `each: towns` and `specialty: …` choose. Without `each`, returns the town of the page if it
 * has the specialty.
 */
export function townsFor({ each, specialty }: TownChoice, path: Path, context: FillContext): readonly Town[] {
  const { scope, specialties, finder } = context;
  const candidates = candidateTowns(each, scope);
  if (typeof specialty !== 'string') return candidates;
  const name = knownSpecialty(specialty, context);
  const reportHere = (message: Message) => report(context, message, valueSpan(context.source, [...path, 'specialty']));
  const isListed = specialties.includes(specialty) || isUnknownTown(context);
  const part = path.length === 0 ? 'this page' : 'this item';
  if (!isListed) reportHere(townMessages.unknownSpecialty(specialty, specialties, each ? null : part));
  else if (!each && !scope.town && !isUnknownTown(context)) reportHere(townMessages.specialtyWithoutTown());
  return finder.having(name, candidates);
}

function candidateTowns(each: unknown, { towns = [], town }: TownScope): readonly Town[] {
  if (each) return towns;
  return town ? [town] : [];
}

/**
 * Returns the town with a slug, or the one that a misspelled slug most likely means. The list is empty if there is
 * none.
 */
export function townNamed(slug: string, context: FillContext): Town[] {
  const towns = context.scope.towns ?? [];
  const town = towns.find((one) => one.slug === slug);
  if (town) return [town];
  if (isUnknownTown(context)) return [];
  const slugs = towns.map((one) => one.slug);
  const near = slugMeant(slug, slugs);
  report(context, townMessages.unknownTown(slug, slugs, near), valueSpan(context.source, ['town']));
  return towns.filter((one) => one.slug === near);
}

/** Returns the slug that a misspelled one most likely means. Returns null for `concord` if two towns have that name. */
function slugMeant(written: string, slugs: readonly string[]): string | null {
  const slug = slugOf(written);
  const namesakes = slugs.filter((one) => one.startsWith(`${slug}-`));
  return namesakes.length > 1 && !slugs.includes(slug) ? null : suggest(slug, slugs);
}

/** Returns a context in which texts can refer to a town, and its words for a specialty. */
export function inTown(town: Town, specialty: unknown, context: FillContext): FillContext {
  if (typeof specialty !== 'string') return { ...context, scope: scopeWith(context.scope, { town }) };
  const name = knownSpecialty(specialty, context);
  const scope = scopeWith(context.scope, { town, specialty: town.specialties?.[name] });
  return { ...context, scope, specialty: name };
}

/** Returns the specialty itself, or the one that a misspelled one most likely means. */
function knownSpecialty(specialty: string, { specialties }: FillContext): string {
  return specialties.includes(specialty) ? specialty : (suggest(specialty, specialties) ?? specialty);
}

function report({ problems, source }: FillContext, message: Message, span: Span): void {
  problems.push(errorAt(source, span, message));
}
