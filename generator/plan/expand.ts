import type { SiteFacts, Town } from '../../templates/facts/site.ts';
import type { Definition, Definitions } from '../check/check.ts';
import type { PageData } from '../check/page-schema.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { milesBetween } from './distance.ts';
import { fillTree, type Leaf, type TownScope, townNamed, townScope, townsFor, type Walk } from './fill.ts';

/** What can be checked of a page: its route and all its texts, with every placeholder filled in. */
export interface Draft {
  source: Source;
  /** Null where the definition has none. */
  route: string | null;
  leaves: Leaf[];
}

/** One page to be: a definition, or a definition for one town. */
export interface Page extends Draft {
  route: string;
  data: PageData;
  town?: Town;
}

export interface Expanded {
  facts: SiteFacts;
  siteLeaves: Leaf[];
  pages: Page[];
  /** Of definitions that their schema refused. */
  drafts: Draft[];
  /** The specialties that pages and lists ask for. */
  asked: ReadonlySet<string>;
  problems: Diagnostic[];
}

export interface ExpandOptions {
  /** The key for the map, where it comes from outside site.yaml. */
  mapsKey?: string | undefined;
  /** Replaces each filled text, such as with one that says where it was written. */
  mark?: Walk['mark'] | undefined;
}

/** Makes a page of every definition, or one for each of its towns, and fills in the placeholders of all texts. */
export function expand(
  { site, pages, refused }: Definitions,
  { mapsKey, mark = ({ text }) => text }: ExpandOptions = {},
): Expanded {
  const problems: Diagnostic[] = [];
  const asked = new Set<string>();
  const specialties = [...new Set(site.data.towns?.flatMap((town) => Object.keys(town.specialties ?? {})))];
  const walkOf = ({ source, roles }: Definition<unknown>, scope: TownScope): Walk => ({
    source,
    roles,
    scope,
    specialties,
    leaves: [],
    asked,
    problems,
    mark,
  });

  const { towns: rawTowns = [], ...rest } = site.data;
  const townWalk = walkOf(site, {});
  const towns = rawTowns.map((raw, index) => {
    const town = { ...raw, miles: Math.round(milesBetween(rest.geo, raw.center)) };
    return fillTree(town, ['towns', index], { ...townWalk, scope: { ...rest, town } }) as Town;
  });
  const siteWalk = walkOf(site, { ...rest, towns });
  const facts = withMapKey({ ...(fillTree(rest, [], siteWalk) as SiteFacts), towns }, mapsKey);
  const scope = { ...facts, towns };

  const made = pages.flatMap((definition) =>
    copies(definition, walkOf(definition, scope)).map(({ data, ...copy }) => ({ ...copy, data, route: data.route })),
  );
  const drafts = refused.flatMap((definition) =>
    copies(definition, walkOf(definition, scope)).map(({ data, ...copy }) => ({ ...copy, route: routeIn(data) })),
  );
  // A page whose town is misspelt is not made, but its route is known.
  const townless = pages.filter(({ source }) => !made.some((page) => page.source === source));
  drafts.push(...townless.map(({ source, data }) => ({ source, route: routeIn(data), leaves: [] })));
  const siteLeaves = [...townWalk.leaves, ...siteWalk.leaves];
  return { facts, siteLeaves, pages: made, drafts, asked, problems };
}

interface Copy<T> {
  source: Source;
  data: T;
  leaves: Leaf[];
  town?: Town;
}

/** The definition filled in, once or for each of its towns. */
function copies<T>({ source, data }: Definition<T>, walk: Walk): Copy<T>[] {
  if (typeof data !== 'object' || data === null) return [];
  const { each, specialty, town: slug, ...rest } = data as { each?: unknown; specialty?: unknown; town?: unknown };
  const make = (scope: TownScope): Copy<T> => {
    const leaves: Leaf[] = [];
    const filled = fillTree(rest, [], { ...walk, scope, leaves }) as T;
    return { source, data: filled, leaves, ...(scope.town && { town: scope.town }) };
  };
  if (typeof slug === 'string')
    return townNamed(slug, walk).map((town) => make(townScope(walk.scope, town, specialty)));
  if (each === undefined && specialty === undefined) return [make(walk.scope)];
  return townsFor({ each, specialty }, [], walk).map((town) => make(townScope(walk.scope, town, specialty)));
}

/** A key that must not be in a file comes from outside. */
function withMapKey(facts: SiteFacts, key: string | undefined): SiteFacts {
  return facts.map && key ? { ...facts, map: { ...facts.map, key } } : facts;
}

/** The route that a definition names by itself, without a town. */
function routeIn(data: unknown): string | null {
  const { route } = data as { route?: unknown };
  return typeof route === 'string' && !route.includes('{') ? route : null;
}
