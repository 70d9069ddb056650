import { numberedRoute, type Post, pagesOfList } from '../../templates/facts/posts.ts';
import { isGroup } from '../../templates/schema/is-group.ts';
import type { Path } from '../read/locate.ts';
import { compareText } from '../report/compare-text.ts';
import type { Page } from './page.ts';

/** The type of the sections that list posts. */
const listType = 'posts';

/** True for a page, or its definition as it is written, that has the day of its publication. */
export const isPost = (data: unknown): boolean => isGroup(data) && typeof data.published === 'string';

/** True for a definition, as it is written, with a list of posts. */
export const listsPosts = (data: unknown): boolean => listsIn(data).length > 0;

/** True for a definition, as it is written, with a list of all posts. */
export const listsAllPosts = (data: unknown): boolean => listsIn(data).some(({ newest }) => newest === undefined);

/** Where a definition, as it is written, says how many posts are on a page. */
export const perPagePaths = (data: unknown): Path[] =>
  listsIn(data).flatMap(({ index, perPage }) => (perPage === undefined ? [] : [['sections', index, 'perPage']]));

/**
 * The numbers of the pages that a definition is divided into: 1 alone, unless it has a list of posts with fewer on a page
 * than there are.
 *
 * @param posts how many there are
 */
export function numbersOf(data: unknown, posts: number): number[] {
  const counts = listsIn(data).map(({ perPage, newest }) =>
    pagesOfList({ perPage: numberIn(perPage), newest: numberIn(newest) }, posts),
  );
  return Array.from({ length: Math.max(1, ...counts) }, (_, index) => index + 1);
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** True for a section, as it is written, that lists posts. */
export const isPostList = (section: unknown): section is Record<string, unknown> =>
  isGroup(section) && section.type === listType;

/** The sections that list posts, each with its place among all sections. */
function listsIn(data: unknown): { index: number; perPage?: unknown; newest?: unknown }[] {
  const sections: unknown[] = isGroup(data) && Array.isArray(data.sections) ? data.sections : [];
  return sections.flatMap((section, index) => (isPostList(section) ? [{ ...section, index }] : []));
}

/** The posts among the pages of a site, the newest first. */
export function postsOf(pages: readonly Page[]): Post[] {
  const posts = pages.filter(({ source }) => isPost(source.data)).map(postOf);
  return posts.sort((a, b) => compareText(b.published, a.published) || compareText(a.route, b.route));
}

function postOf({ route, data }: Page): Post {
  const { name, seo, published = '', updated, sections } = data;
  const illustrated = sections.find((section) => typeof section.image === 'string');
  const picture = illustrated && { image: String(illustrated.image) };
  return { route, title: name, summary: seo.description, published, updated, ...picture };
}

/** The data of a page after the first of a list. Search engines tell it apart by its number. */
export function numbered<T>(data: T, number: number): T {
  const { route, name, seo } = data as { route: string; name: string; seo: Record<string, string> };
  const withNumber = (text: unknown) => `${text} · ${number}`;
  // A sentence ends after the number.
  const description = String(seo.description).replace(/(?<![.。])[.。]$|$/, ` · ${number}$&`);
  return {
    ...data,
    route: numberedRoute(route, number),
    name: withNumber(name),
    parent: route,
    seo: { ...seo, title: withNumber(seo.title), description },
  };
}
