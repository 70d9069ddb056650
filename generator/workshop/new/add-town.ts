import { gap } from '../../check/gap.ts';
import { slugOf } from '../../plan/route.ts';
import { keySpan } from '../../read/locate.ts';
import { UsageError } from '../../report/usage-error.ts';
import { pageFile, usualSections } from './add-page.ts';
import type { Edit } from './edit.ts';
import { addItem } from './list-item.ts';
import { done, refusal, unknown, wanted } from './new-messages.ts';
import { checkNew, checkRoute, group, oneOf, type Project, pageAt } from './project.ts';
import { skeleton } from './skeleton.ts';
import { askedOfTowns, checkSpecialty, patternOf, type Sibling, townsOf, usualTown } from './towns.ts';

/** What is known of a town that is to be added; the rest becomes gaps. */
export interface TownOrder {
  name: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
  /** The word `road`, where it is known. */
  road?: string | undefined;
  /** The route of its main page; by default it is made like that of the other towns. */
  page?: string | undefined;
  /** By default those of the town in `like`. */
  specialties?: readonly string[] | undefined;
  /** The slug of the town whose form it takes. */
  like?: string | undefined;
}

/**
 * A town in site.yaml in the form of another, and its main page where no page has that route yet.
 *
 * @throws UsageError where the town is there already, or a name in the order leads nowhere
 */
export function newTown(project: Project, order: TownOrder): Edit[] {
  const towns = townsOf(project);
  const { name, like } = order;
  const slug = checkName(project, name);
  const slugs = towns.map((town) => town.slug);
  const model = like
    ? towns.find((town) => town.slug === oneOf(like, slugs, unknown.town(like), 'The slugs are:'))
    : usualTown(towns);
  const chosen = order.specialties ?? (like ? Object.keys(model?.specialties ?? {}) : []);
  for (const one of chosen) checkSpecialty(project, one);

  const pattern = [model, usualTown(towns)].map((town) => town && patternOf(town)).find(Boolean);
  const route = checkRoute(order.page ?? (pattern ?? '/{town.slug}').replace('{town.slug}', slug));
  const value = { name, slug, page: route, ...ownPart(project, order, chosen, model) };
  const edit = addItem(project.site, 'towns', { value, inline: ['center'] }, done.town(name));
  return routesFor(project, slug, chosen).has(route) ? [edit] : [edit, mainPage(project, route, slug, model)];
}

/**
 * The slug for a name.
 *
 * @throws UsageError where it cannot be made, or there is such a town already
 */
export function checkName({ site }: Project, name: string): string {
  const slug = slugOf(name);
  if (!slug) throw new UsageError(refusal.noSlug(name));
  const index = townsOf({ site }).findIndex((town) => town.slug === slug || town.name === name);
  if (index < 0) return slug;
  const { line } = keySpan(site, ['towns', index]).start;
  throw new UsageError(refusal.townTaken(name, `${site.file}:${line}`));
}

/** What no other town has: coordinates, words, and words for each specialty. */
function ownPart(project: Project, order: TownOrder, chosen: readonly string[], model: Sibling | undefined): object {
  const { name, latitude, longitude, road } = order;
  const asked = askedOfTowns(project, chosen);
  const texts = (own: Record<string, string> | undefined, more: Iterable<string> = [], specialty = '') => {
    const keys = new Set([...Object.keys(own ?? {}), ...more]);
    // Without words of its own a page about a town would be a copy of another.
    if (specialty && keys.size === 0) keys.add('opening');
    return Object.fromEntries(
      [...keys].map((key) => [key, gap(wanted.word(key, name, specialty), excerpt(own?.[key]))]),
    );
  };
  const words = { ...texts(model?.words, asked.words), ...(road && { road }) };
  const specialties = chosen.map((specialty) => {
    const own = [model, ...townsOf(project)].find((town) => town?.specialties[specialty])?.specialties[specialty];
    return [specialty, texts(own, asked.specialties.get(specialty), specialty)];
  });
  const degrees = (key: 'latitude' | 'longitude') => gap(wanted[key], String(model?.center[key] ?? ''));
  return {
    center: { latitude: latitude ?? degrees('latitude'), longitude: longitude ?? degrees('longitude') },
    ...(Object.keys(words).length > 0 && { words }),
    ...(specialties.length > 0 && { specialties: Object.fromEntries(specialties) }),
  };
}

/** The beginning of a text, to show what kind of text it is. */
function excerpt(text = '', most = 60): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s\S*$/, '')} …`;
}

/** The routes there will be, with those that are made for each town. */
function routesFor({ pages }: Project, slug: string, specialties: readonly string[]): Set<string> {
  const routes = pages.map(({ data }) => {
    const { route, each, specialty } = group(data);
    const made = specialty === undefined || specialties.includes(String(specialty));
    return each && made ? String(route).replaceAll('{town.slug}', slug) : String(route);
  });
  return new Set(routes);
}

/** A page about the town, in the frame and the place of the page about the model. */
function mainPage(project: Project, route: string, slug: string, model: Sibling | undefined): Edit {
  const file = checkNew(project, route);
  const page = group(model && pageAt(project, model.page)?.data);
  const { name, parent, template } = page.town === model?.slug ? page : {};
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
