import { setImmediate } from 'node:timers/promises';
import { once } from '../../../templates/memoized.ts';
import type { BuildInput } from '../../pipeline/plan-site.ts';
import { isHidden, type Page } from '../../plan/page.ts';
import { outputRoute } from '../../plan/routes/address.ts';
import { hostedSite } from '../../publish/hosts/hosted-site.ts';
import { type CopiedFile, contentOf, isCopied, type OutputFile } from '../../publish/output-file.ts';
import { pageFiles } from '../../publish/page-files.tsx';
import { hashOfPage, publishedFile, readRecord, updateRecord } from '../../publish/record.ts';
import { siteFiles } from '../../publish/site-files.tsx';
import { staticFiles } from '../../publish/static-files.ts';
import { type RenderPage, renderer } from '../../render/render.ts';
import type { Tools } from '../../tools.ts';
import type { Planned } from './plan-again.ts';
import { pageSearch } from './search-pages.ts';

/** The content of a requested file. One that is copied may be larger than memory. */
export type RequestedContent = string | Uint8Array | CopiedFile;

/** The files of a planned site, made on request. */
export interface SiteFiles {
  /** Returns null if the site has no such file. */
  read: (path: string) => Promise<RequestedContent | null>;
  /** Returns the addresses to which routes are redirected. */
  redirects: () => ReadonlyMap<string, string>;
  /**
   * Renders a page of each definition, between requests. Rejects if a template throws.
   *
   * @param routes the routes of the pages to choose from; null for all
   * @param isWanted called before each page
   * @returns false if it stopped because it was no longer wanted
   */
  tryTemplates: (routes: ReadonlySet<string> | null, isWanted: () => boolean) => Promise<boolean>;
}

/** Prepares to make the files of a planned site. */
export function siteFilesOf(planned: Planned, input: BuildInput, tools: Tools): SiteFiles {
  const { site, pictures, work } = planned;
  const render = renderer(site, pictures, tools);
  const filesOf = pageFiles(site, work.resources);
  /** The shared files, and the pictures and cards of the requested pages. */
  const assets = new Map(work.files.map((file) => [file.path, file]));
  const documentOf = async (page: Page): Promise<OutputFile> => {
    const [document, ...own] = await filesOf(render(page));
    for (const file of own) assets.set(file.path, file);
    return document as OutputFile;
  };

  const searchPages = pageSearch(site.pages, documentOf);
  /** An open page may ask for a picture that no page has shown since the last edit. */
  const assetOf = async (path: string): Promise<OutputFile | undefined> => {
    if (!assets.has(path)) await searchPages(() => assets.has(path));
    return assets.get(path);
  };
  const fileAt = (path: string): Promise<OutputFile | undefined> => {
    const page = path.endsWith('.html') ? site.byRoute.get(outputRoute(path)) : undefined;
    if (page) return documentOf(page);
    return path.startsWith('assets/') ? assetOf(path) : siteFile(path, planned, render, input, tools);
  };
  return {
    read: async (path) => {
      const file = await fileAt(path);
      if (!file) return null;
      return isCopied(file.content) ? file.content : contentOf(file);
    },
    redirects: once(() => new Map(hostedSite(site, []).redirects.map(({ route, to }) => [route, to]))),
    tryTemplates: (routes, isWanted) => {
      const candidates = site.pages.filter(({ route }) => routes === null || routes.has(route));
      return tryAll(candidates, documentOf, isWanted);
    },
  };
}

/**
 * Returns a file that does not belong to one page. Only the sitemap and the record depend on the contents of pages.
 * Static files are read each time, so an edit shows at once.
 */
async function siteFile(
  path: string,
  { site, pictures, definitions }: Planned,
  render: RenderPage,
  { root, today }: BuildInput,
  tools: Tools,
): Promise<OutputFile | undefined> {
  const needsPages = path.startsWith('sitemap') || path === publishedFile;
  const shown = needsPages ? site.pages.filter((page) => !isHidden(page)) : [];
  const said = shown.map((page) => [page.route, hashOfPage(render(page))] as const);
  const record = updateRecord(await readRecord(root), said, today);
  const copied = staticFiles(root, definitions.staticFiles);
  return [
    ...siteFiles(
      { site, pictures },
      shown.map(({ route }) => route),
      record,
      tools,
    ),
    ...copied,
  ].find((file) => file.path === path);
}

/** Renders a page of each definition, as long as that is wanted. */
async function tryAll(
  pages: readonly Page[],
  render: (page: Page) => Promise<OutputFile>,
  isWanted: () => boolean,
): Promise<boolean> {
  const first = new Map(pages.map((page) => [page.source, page]));
  for (const page of first.values()) {
    if (!isWanted()) return false;
    await render(page);
    await setImmediate();
  }
  return true;
}
