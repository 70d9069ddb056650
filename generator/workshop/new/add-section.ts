import { nearOrAll } from '../../check/shape-messages.ts';
import type { Source } from '../../report/diagnostic.ts';
import { UsageError } from '../../report/usage-error.ts';
import { sectionOf } from './add-page.ts';
import type { Edit } from './edit.ts';
import { addItem } from './list-item.ts';
import { done, refusal, unknown } from './new-messages.ts';
import { group, type Project } from './project.ts';

export interface SectionOrder {
  type: string;
  /** The file or the route of the page. */
  page: string;
  /** After how many sections it comes; by default it is the last. */
  after?: string | undefined;
}

/**
 * A section on a page that is there, with the least that it needs.
 *
 * @throws UsageError where there is no such type, page or place
 */
export function newSection(project: Project, { type, page, after }: SectionOrder): Edit[] {
  const value = sectionOf(project, type);
  const source = pageNamed(project, page);
  const { sections, route } = group(source.data);
  const there = Array.isArray(sections) ? sections.length : 0;
  const item = { value, after: after === undefined ? undefined : placeIn(after, there) };
  return [addItem(source, 'sections', item, done.section(type, String(route)))];
}

/** @throws UsageError where no page has this file or route */
export function pageNamed({ pages }: Project, name: string): Source {
  const byRoute = name.startsWith('/');
  const names = pages.map(({ file, data }) => (byRoute ? String(group(data).route) : file));
  const wanted = name.replace(/^\.\//, '');
  const source = pages[names.indexOf(wanted)];
  if (!source) throw new UsageError(`${unknown.page(name)} ${nearOrAll(wanted, names, 'The pages are:')}`);
  return source;
}

function placeIn(word: string, most: number): number {
  const place = /^\d+$/.test(word) ? Number(word) : Number.NaN;
  if (!(place <= most)) throw new UsageError(refusal.notPlace(word, most));
  return place;
}
