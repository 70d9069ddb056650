import type { Source } from '../../read/source.ts';
import { UsageError } from '../../report/usage-error.ts';
import { nearOrAll } from '../../report/wording.ts';
import { sectionOf } from './add-page.ts';
import type { Edit } from './edit.ts';
import { addItem } from './list-item.ts';
import { done, refusal, unknown } from './new-messages.ts';
import { group, type Project } from './project.ts';

export interface SectionOrder {
  type: string;
  /** The file or the route of the page. */
  page: string;
  /** How many sections come before it; by default all. */
  after?: string | undefined;
}

/**
 * Adds a section to an existing page, with only the properties that it requires.
 *
 * @throws UsageError if there is no such type, page, or position
 */
export function newSection(project: Project, { type, page, after }: SectionOrder): Edit[] {
  const value = sectionOf(project, type);
  const source = pageNamed(project, page);
  const { sections } = group(source.data);
  const count = Array.isArray(sections) ? sections.length : 0;
  const item = { value, after: after === undefined ? undefined : positionOf(after, count) };
  return [addItem(source, 'sections', item, done.section(type, routeOf(source)))];
}

/** The route of a page, or its file if it has no route. */
export function routeOf({ data, file }: Source): string {
  return String(group(data).route ?? file);
}

/** @throws UsageError if no page has this file or route */
export function pageNamed({ pages }: Project, name: string): Source {
  const byRoute = name.startsWith('/');
  const names = pages.map((page) => (byRoute ? routeOf(page) : page.file));
  const wanted = name.replace(/^\.\//, '');
  const source = pages[names.indexOf(wanted)];
  if (!source) throw new UsageError(`${unknown.page(name)} ${nearOrAll(wanted, names, 'The pages are:')}`);
  return source;
}

function positionOf(text: string, most: number): number {
  const position = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(position <= most)) throw new UsageError(refusal.notPosition(text, most));
  return position;
}
