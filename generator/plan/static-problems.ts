import { staticProblem } from '../read/list-static.ts';
import { staticMessages } from '../read/static-messages.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { outputFile, outputRoute } from './address.ts';
import type { PageDraft } from './page.ts';

/** Checks that no file of static/ takes the place of a page or of a redirect. */
export function staticProblems(
  files: readonly string[],
  byRoute: ReadonlyMap<string, PageDraft>,
  redirects: Readonly<Record<string, string>> = {},
): Diagnostic[] {
  if (files.length === 0) return [];
  const ownerAt = (route: string) => {
    const page = byRoute.get(route);
    if (page) return `the page ${route}, which ${page.source.file} makes`;
    return Object.hasOwn(redirects, route) ? `the redirect from ${route} in site.yaml` : null;
  };
  const routes = [...byRoute.keys(), ...Object.keys(redirects)];
  const folders = new Map(routes.flatMap((route) => foldersOf(outputFile(route)).map((folder) => [folder, route])));
  return files.flatMap((file) => {
    const path = file.toLowerCase();
    const inside = folders.get(path);
    const route = path.endsWith('.html') ? outputRoute(path) : `/${path}`;
    const owner = ownerAt(route) ?? (inside === undefined ? null : ownerAt(inside));
    return owner === null ? [] : [staticProblem(file, staticMessages.taken(owner))];
  });
}

function foldersOf(path: string): string[] {
  const steps = path.split('/').slice(0, -1);
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}
