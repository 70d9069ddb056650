import { templateNames } from '../../../templates/page-templates.ts';
import type { ObjectSchema } from '../../../templates/schema.ts';
import { type Edit, newFile } from './edit.ts';
import { done, unknown } from './new-messages.ts';
import { checkNew, checkType, oneOf, type Project } from './project.ts';
import { skeleton } from './skeleton.ts';
import { townsOf } from './towns.ts';
import { asYaml } from './yaml-text.ts';

/** What is known of a page that is to be written; the rest becomes gaps. */
export interface PageOrder {
  route: string;
  name: unknown;
  parent?: unknown;
  template?: string | undefined;
  /** The slug of the town that it is for. */
  town?: string | undefined;
  sections: readonly string[];
}

export const usualSections = ['hero', 'prose', 'callout'];

/**
 * A page with the least that its sections need.
 *
 * @throws UsageError where a page with this route is there already, or a name in the order leads nowhere
 */
export function newPage(project: Project, order: PageOrder): Edit[] {
  const { town } = order;
  const slugs = townsOf(project).map(({ slug }) => slug);
  if (town) oneOf(town, slugs, unknown.town(town), 'The slugs are:');
  return [pageFile(project, checkNew(project, order.route), order)];
}

/** The file itself; nothing is checked but the names of the template and the sections. */
export function pageFile(project: Project, file: string, order: PageOrder): Edit {
  const { route, name, parent, template = 'standard', town, sections } = order;
  const value = {
    ...{ route, name, parent },
    template: oneOf(template, templateNames, unknown.template(template), 'The templates are:'),
    town,
    seo: skeleton(project.page.seo ?? {}, project.site.data),
    sections: sections.map((type) => sectionOf(project, type)),
  };
  const schema = `# yaml-language-server: $schema=${'../'.repeat(file.split('/').length - 1)}.schema/page.json\n`;
  return newFile(file, schema + asYaml(value, { apart: 'sections' }), done.page(route));
}

/** @throws UsageError where there is no such section type */
export function sectionOf(project: Project, type: string): object {
  const { sections, site } = project;
  const schema: ObjectSchema | undefined = sections.get(checkType(project, type))?.schema;
  return { type, ...(skeleton(schema ?? {}, site.data) as object) };
}
