import { asGroup } from '../../../templates/schema/is-group.ts';
import { gap, gapsIn } from '../../check/mistakes/gap.ts';
import { rulesOf } from '../../check/mistakes/rules.ts';
import { patternOf, routeOfTown } from '../../check/towns/town-slug.ts';
import type { Coordinates } from '../../plan/towns/distance.ts';
import { type Edit, newFile } from '../edit/edit.ts';
import { checkNew, checkRoute, oneOf, type Project, pageAt } from '../edit/project.ts';
import { mayBeginTownFolder, townFolderOf, townsOf, usualTownFolder, type WrittenTown } from '../edit/written-towns.ts';
import { pageFile } from './add-page.ts';
import { checkDistance } from './coordinates.ts';
import { excerpt } from './gap-words.ts';
import { addItem, addProperty } from './list-item.ts';
import { withLiteralBraces } from './literal-braces.ts';
import { modeledPage } from './modeled-page.ts';
import { done, unknown, wanted } from './new-messages.ts';
import { routeNamed } from './page-named.ts';
import { skeleton } from './skeleton.ts';
import { specialtiesNamed, textsUsed } from './specialties.ts';
import { apartFromRegion, checkTownName } from './town-name.ts';
import { townStyle, townText } from './town-text.ts';
import { usualPage } from './usual-page.ts';
import { usualSections } from './usual-sections.ts';
import { usualTown } from './usual-town.ts';

/** What is known about a new town. Everything else becomes a gap. */
export interface TownOrder extends Partial<Coordinates> {
  /** May include the state. */
  name: string;
  /** Its state, if it is not that of the business. By default, the one in the name. */
  region?: string | undefined;
  /** Its part of addresses. By default, made from its name. */
  slug?: string | undefined;
  /** Its word `road`. */
  road?: string | undefined;
  /** The route or file of its main page. By default, like those of the other towns. */
  page?: string | undefined;
  /** By default, those of the town in `like`. */
  specialties?: readonly string[] | undefined;
  /** The slug of the town that it is modeled on. */
  like?: string | undefined;
}

/**
 * Adds a town to site.yaml, or writes its file if towns have their own files. Models it on another town. Writes its
 * main page too, unless a page has that route already.
 *
 * @throws UsageError if the town exists already, or if there is no town or specialty of a given name
 */
export function addTown(project: Project, order: TownOrder): Edit[] {
  const towns = townsOf(project);
  const { like } = order;
  const slug = checkTownName(project, order);
  const { name, region } = apartFromRegion(project, order);
  checkDistance(project, order, order);
  const slugs = towns.map((town) => town.slug);
  const model = like
    ? towns.find((town) => town.slug === oneOf(like, slugs, unknown.town(like), 'The slugs are:'))
    : usualTown(towns);
  const named = order.specialties ?? (like ? Object.keys(model?.specialties ?? {}) : []);
  const chosen = specialtiesNamed(project, named);

  const pattern = [model, usualTown(towns)].map((town) => town && patternOf(town)).find(Boolean);
  const route = checkRoute(
    project,
    order.page ? routeNamed(project, order.page) : routeOfTown(pattern ?? usualPage(project).usualPage, slug),
  );
  const written = withLiteralBraces(name, project);
  const facts = {
    page: route,
    ...(region && { region }),
    ...ownPart(project, { ...order, name: written }, chosen, model),
  };
  const hasPage = routesFor(project, slug, chosen).has(route);
  const isDraft = !hasPage || gapsIn(facts, []).length > 0;
  const edits = townEdits(project, written, slug, { ...(isDraft && { draft: true }), ...facts });
  return hasPage ? edits : [...edits, mainPage(project, { route, slug, specialties: chosen }, model)];
}

/** Writes the town as a separate file, or as an item of the list in site.yaml. The first town begins a folder. */
function townEdits(project: Project, name: string, slug: string, facts: object): Edit[] {
  const { site } = project;
  const folder = townFolderOf(project);
  if (folder !== null) return [townFile(project, folder, name, slug, facts)];
  return mayBeginTownFolder(project)
    ? [
        townFile(project, usualTownFolder, name, slug, facts),
        addProperty(site, 'towns', usualTownFolder, done.townFolder),
      ]
    : [addItem(site, 'towns', { value: { name, slug, ...facts }, ...townStyle }, done.town(name))];
}

function townFile(project: Project, folder: string, name: string, slug: string, facts: object): Edit {
  const file = `${folder}/${slug}.yaml`;
  // The others are in the order of lists, and those without a rank come last.
  const last = townsOf(project).at(-1)?.order;
  const order = typeof last === 'number' ? Math.floor(last) + 1 : undefined;
  return newFile(file, townText(file, { name, order, ...facts }), done.town(name));
}

/** Returns what is different for every town: its coordinates, its words, and its texts for each specialty. */
function ownPart(
  project: Project,
  order: TownOrder,
  chosen: readonly string[],
  model: WrittenTown | undefined,
): object {
  const { name, latitude, longitude, road } = order;
  const used = textsUsed(project, chosen);
  const texts = (own: Record<string, string> | undefined, more: Iterable<string> = [], specialty = '') => {
    const keys = new Set([...Object.keys(own ?? {}), ...more]);
    // Without its own text, a specialty's page would be a copy of another town's.
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
  const hasCounty = townsOf(project).some(({ county }) => county !== undefined);
  const degrees = (key: 'latitude' | 'longitude') => gap(wanted[key], String(model?.center[key] ?? ''));
  return {
    ...(hasCounty && { county: gap(wanted.county(name), String(model?.county ?? '')) }),
    center: { latitude: latitude ?? degrees('latitude'), longitude: longitude ?? degrees('longitude') },
    ...(Object.keys(words).length > 0 && { words }),
    ...(specialties.length > 0 && { specialties: Object.fromEntries(specialties) }),
  };
}

/** Returns the routes of the site once it has the new town. */
function routesFor({ pages }: Project, slug: string, specialties: readonly string[]): Set<string> {
  const routes = pages.map(({ data }) => {
    const { route, each, specialty } = asGroup(data);
    const made = specialty === undefined || specialties.includes(String(specialty));
    return each && made ? routeOfTown(String(route), slug) : String(route);
  });
  return new Set(routes);
}

interface NewTownPage {
  route: string;
  slug: string;
  specialties: readonly string[];
}

/**
 * Writes a page about the town, like that of the model, or with the usual sections if the model has no page of its own.
 */
function mainPage(project: Project, { route, slug, specialties }: NewTownPage, model: WrittenTown | undefined): Edit {
  const file = checkNew(project, route);
  const page = model ? ownPage(project, model) : {};
  const { name, parent, template } = page;
  const named = typeof name === 'string' && model ? name.replace(model.name, '{town.name}') : '';
  const order = {
    route,
    name: named.includes('{town.name}') ? named : skeleton(rulesOf(project.page.name), project.site.data),
    parent,
    template: typeof template === 'string' ? template : undefined,
    town: slug,
    sections: usualSections,
  };
  const like = model && page.sections !== undefined ? modeledPage(project, { town: model, page }, specialties) : {};
  return pageFile(project, file, order, like);
}

/** Returns the properties of a town's main page; none if that page is not only about this town. */
function ownPage(project: Project, { page, slug }: WrittenTown): Record<string, unknown> {
  const properties = asGroup(pageAt(project, page)?.data);
  return properties.town === slug ? properties : {};
}
