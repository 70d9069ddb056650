import type { StoredPage } from '../memory/stored-pages.ts';
import { excessProblems, hostProblems } from '../publish/hosts/host-problems.ts';
import { hostedSite } from '../publish/hosts/hosted-site.ts';
import { hostOf } from '../publish/hosts/hosts.ts';
import { oversizes } from '../publish/hosts/measure.ts';
import { withCompressed } from '../publish/hosts/precompress.ts';
import type { OutputFile } from '../publish/output-file.ts';
import type { PublishedRecord } from '../publish/record.ts';
import { siteFiles } from '../publish/site-files.tsx';
import { staticFiles, takenPlaces } from '../publish/static-files.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { Tools } from '../tools.ts';
import type { MadeSite } from './made-site.ts';

/** The parts of a site other than the files of its pages. */
export interface FinishedSite {
  /** Problems with anything that the host would not serve. */
  problems: Diagnostic[];
  /** The files that all pages share, and those that the host needs. Empty if no files are wanted. */
  files: () => Promise<OutputFile[]>;
  /** @param sizes the size of every file, in bytes */
  oversizes: (sizes: ReadonlyMap<string, { size: number }>) => Diagnostic[];
}

/**
 * Checks and makes what is not the file of a page, once all pages are made.
 *
 * @param root the folder of the project
 */
export function finishSite(
  { planned, work, pages }: Pick<MadeSite, 'planned' | 'work' | 'pages'>,
  root: string,
  record: PublishedRecord,
  { theme, cache }: Pick<Tools, 'theme' | 'cache'>,
): FinishedSite {
  const { site, definitions } = planned;
  const { name, host } = hostOf(site.facts);
  const shown = pages.flatMap(({ hidden, route }) => (hidden ? [] : [route]));
  const { paths, routes } = pathsAndRoutes(pages);
  const own = [...(work?.files ?? []), ...siteFiles(planned, shown, record, { theme, cache })];
  const shared = [...own, ...staticFiles(root, definitions.staticFiles)];
  for (const { path } of shared) paths.add(path);
  const hosted = hostedSite(site, [...paths]);
  const hostFiles = host.files(hosted);
  const hosting = { site: hosted, own: hostFiles, name, host, source: site.source };
  return {
    problems: [...hostProblems(hosting, routes), ...takenPlaces(definitions.staticFiles, [...own, ...hostFiles])],
    files: async () => {
      const files = work ? [...shared, ...hostFiles] : [];
      return (await Promise.all(files.map((file) => withCompressed(file, host, cache)))).flat();
    },
    oversizes: (sizes) => excessProblems(oversizes(sizes, host), hosting),
  };
}

/** Returns the paths of the files of all pages, and their routes with those that they link to. */
function pathsAndRoutes(pages: readonly StoredPage[]): { paths: Set<string>; routes: Set<string> } {
  const [paths, routes] = [new Set<string>(), new Set<string>()];
  for (const page of pages) {
    const { paths: own, notes } = page.read();
    for (const path of own) paths.add(path);
    for (const route of [page.route, ...notes.links]) routes.add(route);
  }
  return { paths, routes };
}
