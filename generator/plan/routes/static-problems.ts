import { foldersOf } from '../../files/folders-of.ts';
import { staticProblem } from '../../read/static/list-static.ts';
import { staticMessages } from '../../read/static/static-messages.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { PageCandidate } from '../page.ts';
import { outputFile, outputRoute, redirectFile } from './address.ts';

/** Checks that no file of static/ takes the place of a page or of a redirect. */
export function staticProblems(
  files: readonly string[],
  byRoute: ReadonlyMap<string, PageCandidate>,
  redirects: Readonly<Record<string, string>> = {},
): Diagnostic[] {
  if (files.length === 0) return [];
  const sources = new Map(Object.keys(redirects).map((route) => [route.toLowerCase(), route]));
  const ownerAt = (route: string) => {
    const page = byRoute.get(route);
    if (page) return `the page ${route}, which ${page.source.file} makes`;
    const redirect = sources.get(route.toLowerCase());
    return redirect === undefined ? null : `the redirect from ${redirect} in site.yaml`;
  };
  const own = [
    ...[...byRoute.keys()].map((route) => ({ route, file: outputFile(route) })),
    ...Object.keys(redirects).map((route) => ({ route, file: redirectFile(route) })),
  ];
  const folders = new Map(own.flatMap(({ route, file }) => foldersOf(file).map((folder) => [folder, route])));
  return files.flatMap((file) => {
    const path = file.toLowerCase();
    const inside = folders.get(path);
    const route = path.endsWith('.html') ? outputRoute(path) : `/${path}`;
    const owner = ownerAt(route) ?? ownerAt(`/${path}`) ?? (inside === undefined ? null : ownerAt(inside));
    return owner === null ? [] : [staticProblem(file, staticMessages.taken(owner))];
  });
}
