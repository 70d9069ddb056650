import { setImmediate } from 'node:timers/promises';
import type { Auditor } from '../audit/auditor.ts';
import { notePage } from '../audit/note-page.ts';
import type { KeptPage } from '../memory/memory.ts';
import { type PageFile, packed, type StoredPage } from '../memory/stored-pages.ts';
import { idsOf, type Page } from '../plan/page.ts';
import type { Site } from '../plan/resolve.ts';
import { hostOf } from '../publish/hosts/hosts.ts';
import { withCompressed } from '../publish/hosts/precompress.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { type PageFiles, type PageResources, pageFiles, pagePaths } from '../publish/page-files.tsx';
import { hashOfPage } from '../publish/record.ts';
import type { RenderedPage, RenderPage } from '../render/render.ts';
import type { Output } from './output.ts';
import type { SharedWork } from './shared-work.ts';

/** What all pages are made with. */
interface Workbench {
  renderPage: RenderPage;
  auditor: Auditor;
  /** Null if no files are wanted. */
  files: FileMaker | null;
}

interface FileMaker {
  /** Waits until the shared resources are ready. */
  make: (rendered: RenderedPage) => Promise<{ files: OutputFile[]; key: string }>;
  /** Returns false until the names of the scripts and fonts are known, because all documents refer to them. */
  isReady: () => boolean;
}

/** A page that was rendered and audited, and the files that are made of it. */
interface FinishedPage {
  page: KeptPage;
  files: OutputFile[];
}

/** How many pages may be rendered before their files can be made. */
const most = 32;

/**
 * Renders and audits pages one by one. The stylesheet of each is minified in another process while the next is
 * rendered. Other work on this thread gets a turn after each page.
 */
export async function* makeEach(pages: Iterable<Page>, bench: Workbench): AsyncGenerator<FinishedPage> {
  const begun: Promise<FinishedPage>[] = [];
  for (const page of pages) {
    const made = makePage(page, bench);
    // It is awaited in a later round, unless an earlier page fails.
    made.catch(() => undefined);
    begun.push(made);
    const ahead = bench.files?.isReady() === false ? most : 1;
    while (begun.length > ahead) yield begun.shift() as Promise<FinishedPage>;
    await setImmediate();
  }
  yield* begun;
}

async function makePage(page: Page, { renderPage, auditor, files }: Workbench): Promise<FinishedPage> {
  const rendered = renderPage(page);
  const { notes, shingles } = notePage(rendered, auditor);
  const made = await files?.make(rendered);
  const kept = {
    key: made?.key ?? '',
    ids: idsOf(page),
    paths: made ? made.files.map(({ path }) => path) : pagePaths(rendered),
    content: hashOfPage(rendered),
    notes,
    shingles,
  };
  page.release();
  return { page: kept, files: made?.files ?? [] };
}

/** Renders and audits pages, hands their files to an output, and stores what is kept of them. */
export async function makePages(
  pages: Iterable<Page>,
  bench: Workbench,
  output: Pick<Output, 'add'>,
  store: PageFile,
): Promise<StoredPage[]> {
  const stored: StoredPage[] = [];
  for await (const { page, files } of makeEach(pages, bench)) {
    for (const file of files) await output.add(file);
    stored.push(store.add(packed(page)));
  }
  return stored;
}

/** What the files of pages are made with. */
interface FileWork extends Pick<SharedWork, 'resources'> {
  keys: { of: (page: Page) => string };
}

/**
 * Returns a maker of the files of pages, which waits for the shared work when it makes the first one.
 *
 * @param work null if no files are wanted
 */
export function fileMaker(work: Promise<FileWork> | null, site: Site): FileMaker | null {
  if (!work) return null;
  let ready: { make: PageFiles; keyOf: FileWork['keys']['of'] } | null = null;
  const getReady = async () => {
    const { resources, keys } = await work;
    ready = { make: hostedPageFiles(site, resources), keyOf: keys.of };
    return ready;
  };
  const soon = getReady();
  // Every page awaits it, unless an earlier one fails.
  soon.catch(() => undefined);
  return {
    make: async (rendered) => {
      const { make, keyOf } = ready ?? (await soon);
      return { files: await make(rendered), key: keyOf(rendered.page) };
    },
    isReady: () => ready !== null,
  };
}

/** Makes the files of a page, with their compressed copies. */
function hostedPageFiles(site: Site, resources: PageResources): PageFiles {
  const { host } = hostOf(site.facts);
  const make = pageFiles(site, resources);
  return async (rendered) => {
    const made = await make(rendered);
    return (await Promise.all(made.map((file) => withCompressed(file, host, resources.cache)))).flat();
  };
}
