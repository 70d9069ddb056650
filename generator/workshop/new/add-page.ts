import { templateNames } from '../../../templates/page-templates.ts';
import type { ObjectSchema } from '../../../templates/schema.ts';
import { type Edit, newFile } from './edit.ts';
import { done, unknown } from './new-messages.ts';
import { checkNew, checkType, oneOf, type Project } from './project.ts';
import { skeleton } from './skeleton.ts';
import { townsOf } from './towns.ts';
import { asYaml } from './yaml-text.ts';

/** What is known about a new page. Everything else becomes a gap. */
export interface PageOrder {
  route: string;
  name: unknown;
  parent?: unknown;
  template?: string | undefined;
  /** The slug of the town that the page is for. */
  town?: string | undefined;
  sections: readonly string[];
}

/**
 * Writes a page with only the properties that its sections require.
 *
 * @throws UsageError if the route is taken, or if there is no town, template, or section type of a given name
 */
export function newPage(project: Project, order: PageOrder): Edit[] {
  const { town } = order;
  const slugs = townsOf(project).map(({ slug }) => slug);
  if (town) oneOf(town, slugs, unknown.town(town), 'The slugs are:');
  return [pageFile(project, checkNew(project, order.route), order)];
}

/** @throws UsageError if there is no template or section type of a given name */
export function pageFile(project: Project, file: string, order: PageOrder): Edit {
  const { route, name, parent, template = 'standard', town, sections } = order;
  const value = {
    route,
    name,
    parent,
    template: oneOf(template, templateNames, unknown.template(template), 'The templates are:'),
    town,
    seo: skeleton(project.page.seo ?? {}, project.site.data),
    sections: sections.map((type) => sectionOf(project, type)),
  };
  const schema = `# yaml-language-server: $schema=${'../'.repeat(file.split('/').length - 1)}.schema/page.json\n`;
  return newFile(file, schema + asYaml(value, { apart: 'sections' }), done.page(route));
}

/** @throws UsageError if there is no such section type */
export function sectionOf(project: Project, type: string): object {
  const { sections, site } = project;
  const schema: ObjectSchema | undefined = sections.get(checkType(project, type))?.schema;
  return { type, ...(skeleton(schema ?? {}, site.data) as object) };
}
