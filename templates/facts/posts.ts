/** A page with the day on which it was published, as lists of posts and the feed show it. */
export interface Post {
  route: string;
  title: string;
  /** One or two sentences: the description for search engines. */
  summary: string;
  /** As YYYY-MM-DD. */
  published: string;
  /** The day of the last change that readers should know of, as YYYY-MM-DD. */
  updated?: string | undefined;
  /** The first picture of the page, if it has one. */
  image?: string;
}

/** The route of a page of a list of posts: `/news`, `/news/2`. */
export function numberedRoute(first: string, number: number): string {
  return number === 1 ? first : `${first === '/' ? '' : first}/${number}`;
}

/** A section that lists posts. */
interface PostList {
  perPage?: number | undefined;
  newest?: number | undefined;
}

/** How many pages a list takes: one, unless it shows more posts than fit on a page. */
export function pagesOfList({ perPage, newest = Number.POSITIVE_INFINITY }: PostList, posts: number): number {
  return perPage ? Math.max(1, Math.ceil(Math.min(posts, newest) / perPage)) : 1;
}
