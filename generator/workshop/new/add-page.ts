import { templateNames } from '../../../templates/page-templates.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import type { ObjectSchema } from '../../../templates/schema.ts';
import { rulesOf } from '../../check/mistakes/rules.ts';
import { type Edit, newFile } from '../edit/edit.ts';
import { checkNew, oneOf, type Project } from '../edit/project.ts';
import { townsOf } from '../edit/written-towns.ts';
import { withLiteralBraces } from './literal-braces.ts';
import { done, draftComment, unknown } from './new-messages.ts';
import { skeleton } from './skeleton.ts';
import { asYaml, schemaLine } from './yaml-text.ts';

/** What is known about a new page. Everything else becomes a gap. */
interface PageOrder {
  /** Absent if something else keeps the page from being published. */
  draft?: true;
  route: string;
  name: unknown;
  parent?: unknown;
  /** The day of a post, as YYYY-MM-DD. */
  published?: string;
  template?: string | undefined;
  /** The slug of the town that the page is for. */
  town?: string | undefined;
  sections: readonly string[];
}

/** The texts of a page that is modeled on another. */
export interface OwnTexts {
  seo?: unknown;
  structuredData?: unknown;
  sections?: object[];
}

/**
 * Writes a page with only the properties that its sections require.
 *
 * @throws UsageError if the route is taken, or if there is no town, template, or section type of a given name
 */
export function addPage(project: Project, order: PageOrder): Edit[] {
  const { town } = order;
  const slugs = townsOf(project).map(({ slug }) => slug);
  if (town) oneOf(town, slugs, unknown.town(town), 'The slugs are:');
  const name = typeof order.name === 'string' ? withLiteralBraces(order.name, project) : order.name;
  return [pageFile(project, checkNew(project, order.route), { ...order, name, draft: true })];
}

/**
 * @param own properties to write in place of gaps
 * @throws UsageError if there is no template or section type of a given name
 */
export function pageFile(project: Project, file: string, order: PageOrder, own: OwnTexts = {}): Edit {
  const { draft, route, name, parent, published, template = 'standard', town, sections } = order;
  const value = {
    draft,
    route,
    name,
    parent,
    published,
    template: oneOf(template, templateNames, unknown.template(template), 'The templates are:'),
    town,
    seo: own.seo ?? skeleton(rulesOf(project.page.seo), project.site.data),
    structuredData: own.structuredData,
    sections: own.sections ?? sections.map((type) => sectionOf(project, type)),
  };
  return newFile(
    file,
    schemaLine(file, 'page') + asYaml(value, { apart: 'sections', comments: { draft: draftComment.page } }),
    done.page(route),
  );
}

/**
 * Returns a new section with its properties in the order of its schema.
 *
 * @throws UsageError if there is no such section type
 */
export function sectionOf(project: Project, type: string): object {
  const { sections, site } = project;
  const section = sections.get(checkType(project, type));
  const schema: ObjectSchema | undefined = section?.schema;
  const rules = rulesOf(schema);
  const value = { ...asGroup(skeleton(rules, site.data)), ...section?.suggested?.(site.data) };
  const order = Object.keys(rules.properties ?? {}).filter((name) => Object.hasOwn(value, name));
  return { type, ...Object.fromEntries(order.map((name) => [name, value[name]])) };
}

/** @throws UsageError if there is no such section type */
export function checkType({ sections }: Project, type: string): string {
  return oneOf(type, [...sections.keys()], unknown.section(type), 'The types are:');
}
