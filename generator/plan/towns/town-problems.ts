import type { SiteFacts } from '../../../templates/facts/site.ts';
import { errorAt, errorAtValue } from '../../read/error-at.ts';
import { keySpan, type Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { Expanded } from '../expand.ts';
import type { Page } from '../page.ts';
import { rawText } from '../texts/raw-text.ts';
import type { Coordinates } from './distance.ts';
import { outsideState } from './place-in-state.ts';
import { type SettledTown, slugIn } from './settle-towns.ts';
import { distanceProblems } from './town-distances.ts';
import { townMessages } from './town-messages.ts';
import { stateOf } from './town-state.ts';
import { withoutRegion } from './without-region.ts';

/**
 * Finds problems with the towns of site.yaml that no schema can find. Skips the check if a fact about towns is not
 * known.
 *
 * @param unknownFacts the paths of facts in site.yaml that are not known
 * @param arePagesKnown false if a page is not known, which may be the one for a specialty
 */
export function townProblems(
  { facts, towns, pages, wantedSpecialties, awaitedSpecialties }: Expanded,
  source: Source,
  unknownFacts: readonly Path[],
  arePagesKnown: boolean,
): Diagnostic[] {
  if (unknownFacts.some(([group]) => group === 'towns' || group === 'geo')) return [];
  return [
    ...(unknownFacts.some(([group]) => group === 'address') ? [] : namesWithRegion(towns, facts.address)),
    ...(facts.geo ? placeProblems(facts.geo, facts.address, towns, source) : []),
    ...otherTowns(towns, pages, facts.address),
    ...(arePagesKnown ? unusedSpecialties(towns, wantedSpecialties, awaitedSpecialties) : []),
  ];
}

/** Checks locations. If the business is outside its state, the towns are compared with its likely intended location. */
function placeProblems(
  geo: Coordinates,
  address: SiteFacts['address'],
  towns: readonly SettledTown[],
  source: Source,
): Diagnostic[] {
  const outside = outsideState(geo, address, source);
  const problems = distanceProblems(outside?.meant ?? geo, towns, source, address.country);
  if (!outside) return problems;
  // The locations of the towns may explain a location that is far from all of them.
  return outside.meant || problems.length === 0 ? [outside.problem, ...problems] : problems;
}

/** Reports names that include the state, which templates add themselves. */
function namesWithRegion(towns: readonly SettledTown[], address: SiteFacts['address']): Diagnostic[] {
  return towns.flatMap(({ data: { name, region }, source, path }) => {
    const own = region ?? address.region ?? '';
    const found = withoutRegion(name, { region: own, country: address.country });
    if (found === null) return [];
    const isTaken = towns.some(({ data: town }) => town.name === found.town && stateOf(town, address) === found.region);
    const message = found.isOwn
      ? townMessages.withRegion(name, found.town, isTaken)
      : townMessages.withOtherRegion(name, found, own, region !== undefined);
    return [errorAtValue(source, [...path, 'name'], message)];
  });
}

/** Reports towns whose page is about another town. */
function otherTowns(
  towns: readonly SettledTown[],
  pages: readonly Page[],
  address: SiteFacts['address'],
): Diagnostic[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const isOther = (one: SettledTown) => (byRoute.get(one.data.page)?.town?.slug ?? slugIn(one)) !== slugIn(one);
  if (!towns.some(isOther)) return [];
  const ownPages = new Map(towns.map((town) => [slugIn(town), town.data.page]));
  // A page with "town:" is about one town; other pages are made for each.
  const fixed = new Map(pages.flatMap((page) => (page.town && isForOneTown(page) ? [[page.town.slug, page]] : [])));
  const mainPage = new Map(pages.flatMap((page) => (page.town && !isSpecial(page) ? [[page.town.slug, page]] : [])));
  return towns.flatMap((one) => {
    const { data: town, source, path } = one;
    const slug = slugIn(one);
    const page = byRoute.get(town.page);
    const other = page?.town;
    if (!page || !other || other.slug === slug || town.slug !== slug) return [];
    // That two towns have the same name is already reported, and this follows from it.
    if (other.name === town.name && stateOf(other, address) === stateOf(town, address)) return [];
    const hasOwn = ownPages.get(other.slug) !== town.page && fixed.get(other.slug) !== page;
    if (isForOneTown(page) && !fixed.has(slug) && (hasOwn || ownPages.get(other.slug) !== town.page)) {
      const also = { source, span: keySpan(source, [...path, 'page']) };
      return [
        errorAtValue(page.source, ['town'], townMessages.wrongTown(town.name, town.page, other.name, slug), also),
      ];
    }
    const better = (fixed.get(slug) ?? mainPage.get(slug))?.route ?? null;
    // Two definitions have the same route, which is reported there.
    if (better === town.page) return [];
    const model = isForOneTown(page) ? page.source.file : null;
    const problem = errorAtValue(source, [...path, 'page'], townMessages.otherTown(town, other.name, better, model));
    return [{ ...problem, names: [town.name, slug, town.page, other.name, better ?? '', model ?? ''].filter(Boolean) }];
  });
}

/** Returns true for a page for a specialty, which is not the main page of its town. */
const isSpecial = ({ source }: Page) => rawText(source, ['specialty']) !== null;

const isForOneTown = ({ source }: Page) => rawText(source, ['town']) !== null;

/**
 * Reports specialties that no file refers to. Whether a page asks for one is known only once its texts are filled in,
 * which those of an unchanged page are not.
 */
function unusedSpecialties(
  towns: readonly SettledTown[],
  wanted: ReadonlySet<string>,
  awaited: ReadonlySet<string>,
): Diagnostic[] {
  const listed = new Set(towns.flatMap(({ data }) => Object.keys(data.specialties ?? {})));
  // If a page asks for a specialty that is not listed, that is reported, and explains why another one seems unused.
  const allAreListed = [...wanted].every((specialty) => listed.has(specialty));
  if (wanted.size === 0 || !allAreListed) return [];
  return towns.flatMap(({ data, source, path, corrected }) =>
    Object.keys(data.specialties ?? {}).flatMap((name) => {
      if (wanted.has(name) || awaited.has(name) || corrected?.renamed.has(name)) return [];
      const span = keySpan(source, [...path, 'specialties', name]);
      return [errorAt(source, span, townMessages.unusedSpecialty(name, [...wanted]))];
    }),
  );
}
