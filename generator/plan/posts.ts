import { numberedRoute, type Post, pagesOfList } from '../../templates/facts/posts.ts';
import { isGroup } from '../../templates/schema/is-group.ts';
import { compareText } from '../basics/compare-text.ts';
import type { Path } from '../read/locate.ts';
import type { Page } from './page.ts';

/** The type of the sections that list posts. */
const listType = 'posts';

/** Returns true for a page, or its raw definition, with a publication date. */
export const isPost = (data: unknown): boolean => isGroup(data) && typeof data.published === 'string';

/** Returns true for a raw definition with a list of posts. */
export const listsPosts = (data: unknown): boolean => listsIn(data).length > 0;

/** Returns true for a raw definition with a list of all posts. */
export const listsAllPosts = (data: unknown): boolean => listsIn(data).some(({ newest }) => newest === undefined);

/** Returns the paths where a raw definition sets the number of posts per page. */
export const perPagePaths = (data: unknown): Path[] =>
  listsIn(data).flatMap(({ index, perPage }) => (perPage === undefined ? [] : [['sections', index, 'perPage']]));

/**
 * Returns the numbers of the pages that a definition is divided into: only 1, unless it has a list that shows fewer
 * posts per page than there are.
 *
 * @param posts the number of posts
 */
export function numbersOf(data: unknown, posts: number): number[] {
  const counts = listsIn(data).map(({ perPage, newest }) =>
    pagesOfList({ perPage: numberIn(perPage), newest: numberIn(newest) }, posts),
  );
  return Array.from({ length: Math.max(1, ...counts) }, (_, index) => index + 1);
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** Returns true for a raw section that lists posts. */
export const isPostList = (section: unknown): section is Record<string, unknown> =>
  isGroup(section) && section.type === listType;

/** Returns the sections that list posts, each with its index among all sections. */
function listsIn(data: unknown): { index: number; perPage?: unknown; newest?: unknown }[] {
  const sections: unknown[] = isGroup(data) && Array.isArray(data.sections) ? data.sections : [];
  return sections.flatMap((section, index) => (isPostList(section) ? [{ ...section, index }] : []));
}

/** Returns the posts among the pages of a site, newest first. */
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

/**
 * Returns the data of a page after the first of a list, with the number added so that search engines can distinguish
 * it.
 */
export function numbered<T>(data: T, number: number): T {
  const { route, name, seo } = data as { route: string; name: string; seo: Record<string, string> };
  const withNumber = (text: unknown) => `${text} · ${number}`;
  // The number goes before the period at the end of a sentence.
  const description = String(seo.description).replace(/(?<![.。])[.。]$|$/, ` · ${number}$&`);
  return {
    ...data,
    route: numberedRoute(route, number),
    name: withNumber(name),
    parent: route,
    seo: { ...seo, title: withNumber(seo.title), description },
  };
}
