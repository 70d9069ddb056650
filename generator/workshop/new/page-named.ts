import { asGroup } from '../../../templates/schema/is-group.ts';
import { suggest } from '../../basics/suggest.ts';
import type { Source } from '../../read/source.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { Project } from '../edit/project.ts';
import { unknown } from './new-messages.ts';

/** Returns the route of a page, or its file if it has no route. */
export function routeOf({ data, file }: Source): string {
  return String(asGroup(data).route ?? file);
}

/**
 * Finds a page by its route, its file, its file name without folder and extension, or some words of that name.
 *
 * @throws UsageError if no page or more than one page has this name
 */
export function pageNamed({ pages }: Pick<Project, 'pages'>, name: string): Source {
  const exact = exactly(pages, name);
  if (exact) return exact;
  const word = bareName(name);
  const partly = name.startsWith('/') ? [] : pages.filter(({ file }) => `-${bareName(file)}-`.includes(`-${word}-`));
  const [only, ...others] = partly;
  if (only && others.length === 0) return only;
  const files = pages.map(({ file }) => file);
  if (only)
    throw new UsageError(
      unknown.ambiguousPage(
        name,
        partly.map(({ file }) => file),
      ),
    );
  const near = suggest(name, name.startsWith('/') ? pages.map(routeOf) : [...files, ...files.map(bareName)]);
  const next = near ? `Did you mean "${near}"?` : unknown.pageExample(files[0] ?? 'pages/home.yaml');
  throw new UsageError(`${unknown.page(name)} ${next}`);
}

/** Returns the route for a page that may not exist yet: that of the page with this file, or the name after a slash. */
export function routeNamed({ pages }: Pick<Project, 'pages'>, name: string): string {
  if (name.startsWith('/')) return name;
  // A complete address, as shown by a browser.
  if (URL.canParse(name)) return new URL(name).pathname;
  const page = exactly(pages, name);
  return page ? routeOf(page) : `/${bareName(name)}`;
}

function exactly(pages: readonly Source[], name: string): Source | undefined {
  if (name.startsWith('/')) return pages.find((page) => routeOf(page) === name);
  const word = bareName(name);
  return pages.find(({ file }) => bareName(file) === word) ?? pages.find((page) => routeOf(page) === `/${word}`);
}

/** Returns the name of a file without its folder and extension: `about` for `pages/about.yaml`. */
function bareName(file: string): string {
  return file.replace(/^(\.\/)?(pages\/)?/, '').replace(/\.ya?ml$/, '');
}
