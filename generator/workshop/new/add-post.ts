import { basename, dirname } from 'node:path/posix';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { slugFor } from '../../basics/slug.ts';
import { gap } from '../../check/mistakes/gap.ts';
import { isPost, listsAllPosts, listsPosts } from '../../plan/posts.ts';
import type { Source } from '../../read/source.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { Edit } from '../edit/edit.ts';
import { checkNew, type Project } from '../edit/project.ts';
import { pageFile, sectionOf } from './add-page.ts';
import { withLiteralBraces } from './literal-braces.ts';
import { done, refusal, wanted } from './new-messages.ts';
import { routeOf } from './page-named.ts';

/** What is known about a new post. */
interface PostOrder {
  name: string;
  /** By default, below the route of the page that lists posts. */
  route?: string | undefined;
  /** The day that readers see, as YYYY-MM-DD. */
  published: string;
}

/**
 * Writes a post like the latest one, with gaps for its text and for its description.
 *
 * @throws UsageError if the name has no letter for an address, or if the route is taken
 */
export function addPost(project: Project, { name, published, route }: PostOrder): Edit[] {
  const latest = latestPost(project);
  const list = listRoute(project);
  const slug = slugFor(name, asGroup(project.site.data).language);
  if (!route && slug === '') throw new UsageError(refusal.noRoute(name, '/news/sunday'));
  const folder = latest ? dirname(routeOf(latest)) : (list ?? '/news');
  const free = route ?? `${folder.replace(/\/$/, '')}/${slug}`;
  const file = fileFor(project, checkNew(project, free), free, latest);
  const title = withLiteralBraces(name, project);
  const parent = asGroup(latest?.data).parent ?? list;
  const own = {
    seo: { title: `${title} | {business.name}`, description: gap(wanted.postDescription) },
    sections: [{ ...sectionOf(project, 'article'), heading: title }],
  };
  const edit = pageFile(project, file, { draft: true, route: free, name: title, parent, published, sections: [] }, own);
  const isListed = project.pages.some(({ data }) => listsPosts(data));
  return [{ ...edit, what: done.post(free, isListed) }];
}

function latestPost({ pages }: Project): Source | undefined {
  const dayOf = ({ data }: Source) => String(asGroup(data).published);
  return pages.filter(({ data }) => isPost(data)).sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1))[0];
}

/** Returns the route of the page that lists all posts, or else of one that lists some of them, unless it is the home page. */
function listRoute({ pages }: Project): string | undefined {
  const list = pages.find(({ data }) => listsAllPosts(data)) ?? pages.find(({ data }) => listsPosts(data));
  const route = list && routeOf(list);
  return route === '/' ? undefined : route;
}

/** Returns a free file next to the latest post, if posts have a folder of their own. */
function fileFor(project: Project, usual: string, route: string, latest: Source | undefined): string {
  const folder = latest ? dirname(latest.file) : 'pages';
  const file = `${folder}/${basename(route)}.yaml`;
  return folder === 'pages' || project.pages.some((page) => page.file === file) ? usual : file;
}
