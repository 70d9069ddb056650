import { asGroup } from '../../../templates/schema/is-group.ts';
import type { Schema } from '../../../templates/schema.ts';
import type { SectionTypes } from '../../check/schema/sections.ts';
import { routeProblem } from '../../plan/routes/route.ts';
import { fileMessages } from '../../read/file-messages.ts';
import { valueSpan } from '../../read/locate.ts';
import { read } from '../../read/read.ts';
import type { Source } from '../../read/source.ts';
import { ContentError } from '../../report/diagnostic.ts';
import { UsageError } from '../../report/usage-error.ts';
import { nearOrAll } from '../../report/wording.ts';
import type { Tools } from '../../tools.ts';
import { refusal } from './edit-messages.ts';

/** The files of a project. Their data has not been checked, so it can have any shape. */
export interface ProjectFiles {
  site: Source;
  pages: Source[];
  /** The towns that have their own files. */
  towns: Source[];
}

/** The files that something is added to. */
export interface Project extends ProjectFiles {
  sections: SectionTypes;
  /** The properties of a page. */
  page: Record<string, Schema>;
}

/**
 * @throws ContentError if a file cannot be read as YAML. A project without pages is accepted, because a page can be
 *   added to it.
 */
export async function openProject(root: string, { sections, schemas }: Tools): Promise<Project> {
  const { site, pages, towns, problems: found } = await read(root);
  const problems = found.filter(({ message }) => message !== fileMessages.noPages().message);
  if (problems.length > 0) throw new ContentError(problems);
  return { site, pages, towns, sections, page: schemas.page.properties as Record<string, Schema> };
}

/** Returns the page with a route, if there is one. */
export function pageAt({ pages }: Project, route: string): Source | undefined {
  return pages.find(({ data }) => asGroup(data).route === route);
}

/** @throws UsageError if the route is not valid */
export function checkRoute({ site }: Pick<Project, 'site'>, route: string): string {
  const problem = routeProblem(route, asGroup(site.data).language);
  if (problem) throw new UsageError(`${problem.message} ${problem.hint}`);
  return route;
}

/** Returns pages/areas-north.yaml for `/areas/north`. */
function fileFor(route: string): string {
  return `pages/${route.slice(1).replaceAll('/', '-') || 'home'}.yaml`;
}

/** @throws UsageError if another page has the route, or it is not valid */
export function checkFree(project: Project, route: string): string {
  checkRoute(project, route);
  const other = pageAt(project, route);
  if (other) throw new UsageError(refusal.routeTaken(route, `${other.file}:${valueSpan(other, ['route']).start.line}`));
  return route;
}

/**
 * Returns the file for a new page.
 *
 * @throws UsageError if the file or the route is taken, or the route is not valid
 */
export function checkNew(project: Project, route: string): string {
  const file = fileFor(checkFree(project, route));
  if (project.pages.some((page) => page.file === file)) throw new UsageError(refusal.fileTaken(file));
  return file;
}

/**
 * @param problem what to say if the name is not known
 * @param all introduces the known names when none is close
 * @throws UsageError if the name is not known, with a suggestion
 */
export function oneOf(name: string, known: readonly string[], problem: string, all: string): string {
  if (!known.includes(name)) throw new UsageError(`${problem} ${nearOrAll(name, known, all)}`);
  return name;
}
