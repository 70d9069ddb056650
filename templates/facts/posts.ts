/** A page with a publication date, as lists of posts and the feed show it. */
export interface Post {
  route: string;
  title: string;
  /** One or two sentences: the description for search engines. */
  summary: string;
  /** As YYYY-MM-DD. */
  published: string;
  /** The date of the last update that matters to readers, as YYYY-MM-DD. */
  updated?: string | undefined;
  /** The first picture of the page, if it has one. */
  image?: string;
}

/** Returns the route of a page of a list of posts: `/news`, `/news/2`. */
export function numberedRoute(first: string, number: number): string {
  return number === 1 ? first : `${first === '/' ? '' : first}/${number}`;
}

/** A section that lists posts. */
interface PostList {
  perPage?: number | undefined;
  newest?: number | undefined;
}

/** Returns how many pages a list needs: one, unless it shows more posts than fit on a page. */
export function pagesOfList({ perPage, newest = Number.POSITIVE_INFINITY }: PostList, posts: number): number {
  return perPage ? Math.max(1, Math.ceil(Math.min(posts, newest) / perPage)) : 1;
}
