import { gap } from '../../check/gap.ts';
import type { Coordinates } from '../../plan/distance.ts';
import { keySpan } from '../../read/locate.ts';
import { slugOf } from '../../report/slug.ts';
import { UsageError } from '../../report/usage-error.ts';
import { singleSpaced } from '../../report/wording.ts';
import { pageFile } from './add-page.ts';
import { checkDistance } from './coordinates.ts';
import type { Edit } from './edit.ts';
import { addItem } from './list-item.ts';
import { done, refusal, unknown, wanted } from './new-messages.ts';
import { routeNamed } from './page-named.ts';
import { checkNew, checkRoute, group, oneOf, type Project, pageAt } from './project.ts';
import { skeleton } from './skeleton.ts';
import { patternOf, type Sibling, specialtiesNamed, textsUsed, townsOf, usualTown } from './towns.ts';
import { usualSections } from './usual-sections.ts';

/** What is known about a new town. Everything else becomes a gap. */
export interface TownOrder extends Partial<Coordinates> {
  name: string;
  /** Its part of addresses; by default made from its name. */
  slug?: string | undefined;
  /** Its word `road`. */
  road?: string | undefined;
  /** The route or file of its main page; by default like those of the other towns. */
  page?: string | undefined;
  /** By default those of the town that `like` names. */
  specialties?: readonly string[] | undefined;
  /** The slug of the town that it is modeled on. */
  like?: string | undefined;
}

/**
 * Adds a town to site.yaml, modeled on another, and writes its main page unless a page has that route already.
 *
 * @throws UsageError if the town exists already, or if there is no town or specialty of a given name
 */
export function newTown(project: Project, order: TownOrder): Edit[] {
  const towns = townsOf(project);
  const { name, like } = order;
  const slug = checkName(project, name, order.slug);
  checkDistance(project, name, order);
  const slugs = towns.map((town) => town.slug);
  const model = like
    ? towns.find((town) => town.slug === oneOf(like, slugs, unknown.town(like), 'The slugs are:'))
    : usualTown(towns);
  const named = order.specialties ?? (like ? Object.keys(model?.specialties ?? {}) : []);
  const chosen = specialtiesNamed(project, named);

  const pattern = [model, usualTown(towns)].map((town) => town && patternOf(town)).find(Boolean);
  const route = checkRoute(
    order.page ? routeNamed(project, order.page) : (pattern ?? '/{town.slug}').replace('{town.slug}', slug),
  );
  const value = { name, slug, page: route, ...ownPart(project, order, chosen, model) };
  const edit = addItem(project.site, 'towns', { value, inline: ['center'] }, done.town(name));
  return routesFor(project, slug, chosen).has(route) ? [edit] : [edit, mainPage(project, route, slug, model)];
}

/**
 * Returns the slug for a new town.
 *
 * @param given by default made from the name
 * @throws UsageError if the slug is not valid, no slug can be made, or the town exists already
 */
export function checkName({ site }: Project, name: string, given?: string): string {
  const slug = given ?? slugOf(name);
  if (!slug) throw new UsageError(refusal.noSlug(name));
  if (slugOf(slug) !== slug) throw new UsageError(refusal.badSlug(slug, slugOf(slug) || 'tokyo'));
  const towns = townsOf({ site });
  const index = towns.findIndex((town) => town.slug === slug || town.name === name);
  const other = towns[index];
  if (!other) return slug;
  const place = `${site.file}:${keySpan(site, ['towns', index]).start.line}`;
  const isSame = given === undefined || other.name === name;
  throw new UsageError(isSame ? refusal.townTaken(name, place) : refusal.slugTaken(slug, String(other.name), place));
}

/** What is different for every town: its coordinates, its words, and its texts for each specialty. */
function ownPart(project: Project, order: TownOrder, chosen: readonly string[], model: Sibling | undefined): object {
  const { name, latitude, longitude, road } = order;
  const used = textsUsed(project, chosen);
  const texts = (own: Record<string, string> | undefined, more: Iterable<string> = [], specialty = '') => {
    const keys = new Set([...Object.keys(own ?? {}), ...more]);
    // Without a text of its own, a specialty's page would be a copy of another town's.
    if (specialty && keys.size === 0) keys.add('opening');
    return Object.fromEntries(
      [...keys].map((key) => [key, gap(wanted.text(key, name, specialty), excerpt(own?.[key]))]),
    );
  };
  const words = { ...texts(model?.words, used.words), ...(road && { road }) };
  const specialties = chosen.map((specialty) => {
    const own = [model, ...townsOf(project)].find((town) => town?.specialties[specialty])?.specialties[specialty];
    return [specialty, texts(own, used.specialties.get(specialty), specialty)];
  });
  const degrees = (key: 'latitude' | 'longitude') => gap(wanted[key], String(model?.center[key] ?? ''));
  return {
    center: { latitude: latitude ?? degrees('latitude'), longitude: longitude ?? degrees('longitude') },
    ...(Object.keys(words).length > 0 && { words }),
    ...(specialties.length > 0 && { specialties: Object.fromEntries(specialties) }),
  };
}

/** The beginning of a text, as an example. */
function excerpt(text = '', most = 60): string {
  const line = singleSpaced(text);
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s\S*$/, '')} …`;
}

/** The routes of the site once it has the new town. */
function routesFor({ pages }: Project, slug: string, specialties: readonly string[]): Set<string> {
  const routes = pages.map(({ data }) => {
    const { route, each, specialty } = group(data);
    const made = specialty === undefined || specialties.includes(String(specialty));
    return each && made ? String(route).replaceAll('{town.slug}', slug) : String(route);
  });
  return new Set(routes);
}

/** Writes a page about the town, with the template, the parent, and the pattern of the name of the model's page. */
function mainPage(project: Project, route: string, slug: string, model: Sibling | undefined): Edit {
  const file = checkNew(project, route);
  const { name, parent, template } = model ? ownPage(project, model) : {};
  const named = typeof name === 'string' && model ? name.replace(model.name, '{town.name}') : '';
  return pageFile(project, file, {
    route,
    name: named.includes('{town.name}') ? named : skeleton(project.page.name ?? {}, project.site.data),
    parent,
    template: typeof template === 'string' ? template : undefined,
    town: slug,
    sections: usualSections,
  });
}

/** The properties of a town's main page; none if that page is not about this town alone. */
function ownPage(project: Project, { page, slug }: Sibling): Record<string, unknown> {
  const properties = group(pageAt(project, page)?.data);
  return properties.town === slug ? properties : {};
}
