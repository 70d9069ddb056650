import { asGroup } from '../../../templates/schema/is-group.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { Edit } from '../edit/edit.ts';
import type { Project } from '../edit/project.ts';
import { sectionOf } from './add-page.ts';
import { addItem } from './list-item.ts';
import { done, refusal } from './new-messages.ts';
import { pageNamed, routeOf } from './page-named.ts';

interface SectionOrder {
  type: string;
  /** The file or the route of the page, or part of its name. */
  page: string;
  /** How many sections come before it. By default, all. */
  after?: string | undefined;
}

/**
 * Adds a section to an existing page, as a draft, with only the properties that it requires.
 *
 * @throws UsageError if there is no such type, page, or position
 */
export function addSection(project: Project, { type, page, after }: SectionOrder): Edit[] {
  const source = pageNamed(project, page);
  const { sections, draft } = asGroup(source.data);
  // As a draft, an unfinished section does not keep the rest of a published page from visitors.
  const value = { type, ...(draft !== true && { draft: true }), ...sectionOf(project, type) };
  const count = Array.isArray(sections) ? sections.length : 0;
  const item = { value, after: after === undefined ? undefined : positionOf(after, count) };
  return [addItem(source, 'sections', item, done.section(type, routeOf(source)))];
}

function positionOf(text: string, most: number): number {
  const position = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(position <= most)) throw new UsageError(refusal.notPosition(text, most));
  return position;
}
