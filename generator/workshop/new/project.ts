import type { Schema } from '../../../templates/schema.ts';
import { schemas } from '../../check/page-schema.ts';
import { loadSections, type Sections } from '../../check/sections.ts';
import { nearOrAll } from '../../check/shape-messages.ts';
import { routeProblem } from '../../plan/route.ts';
import { valueSpan } from '../../read/locate.ts';
import { load } from '../../read/read.ts';
import { ContentError, type Source } from '../../report/diagnostic.ts';
import { UsageError } from '../../report/usage-error.ts';
import { refusal, unknown } from './new-messages.ts';

/** The files that something is added to. Their data has not been checked, so nothing is sure of its shape. */
export interface Project {
  site: Source;
  pages: Source[];
  sections: Sections;
  /** The properties of a page. */
  page: Record<string, Schema>;
}

/** @throws ContentError where a file cannot be read as YAML */
export async function openProject(root: string): Promise<Project> {
  const [sections, { site, pages, problems }] = await Promise.all([loadSections(), load(root)]);
  if (problems.length > 0) throw new ContentError(problems);
  return { site, pages, sections, page: schemas(sections).page.properties as Record<string, Schema> };
}

/** A value as a group of properties, empty where it is none. */
export function group(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** @throws UsageError where there is no such section type */
export function checkType({ sections }: Project, type: string): string {
  return oneOf(type, [...sections.keys()], unknown.section(type), 'The types are:');
}

/** The page with a route, if there is one. */
export function pageAt({ pages }: Project, route: string): Source | undefined {
  return pages.find(({ data }) => group(data).route === route);
}

/** @throws UsageError where the route is written wrongly */
export function checkRoute(route: string): string {
  const problem = routeProblem(route);
  if (problem) throw new UsageError(`${problem.message} ${problem.hint}`);
  return route;
}

/** `/areas/north` gives pages/areas-north.yaml. */
function fileFor(route: string): string {
  return `pages/${route.slice(1).replaceAll('/', '-') || 'home'}.yaml`;
}

/**
 * The file for a new page.
 *
 * @throws UsageError where that file or the route is there already, or the route is written wrongly
 */
export function checkNew(project: Project, route: string): string {
  checkRoute(route);
  const file = fileFor(route);
  const other = pageAt(project, route);
  if (other) throw new UsageError(refusal.routeTaken(route, `${other.file}:${valueSpan(other, ['route']).start.line}`));
  if (project.pages.some((page) => page.file === file)) throw new UsageError(refusal.fileTaken(file));
  return file;
}

/** @throws UsageError where the word is not among those that are known, with the one that may be meant */
export function oneOf(word: string, known: readonly string[], absent: string, all: string): string {
  if (!known.includes(word)) throw new UsageError(`${absent} ${nearOrAll(word, known, all)}`);
  return word;
}
