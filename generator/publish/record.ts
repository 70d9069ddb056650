import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '../assets/cache.ts';
import { contentIn } from '../render/markup.ts';
import type { RenderedPage } from '../render/render.ts';
import { UsageError } from '../report/usage-error.ts';

/**
 * What was published, by route: a hash of the content of the page, and the day on which it last changed, as YYYY-MM-DD.
 * The file is kept next to site.yaml and under version control, so that a build on another machine knows it too. Routes
 * that are gone stay in it, so that the `gone-route` rule can ask for a redirect.
 */
export type PublishedRecord = Readonly<Record<string, { content: string; changed: string }>>;

export const recordFile = '.published.json';

/** @throws UsageError if the file exists but is not JSON */
export async function readRecord(root: string): Promise<PublishedRecord> {
  const text = await readFile(join(root, recordFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return JSON.parse(text) as PublishedRecord;
  } catch {
    throw new UsageError(
      `${recordFile} cannot be read. This program writes it; take it back from an earlier version of your files, or delete it: then every page counts as changed today.`,
    );
  }
}

/**
 * Adds the pages that search engines may show. A page whose content has not changed keeps its day.
 *
 * @param today as YYYY-MM-DD
 */
export function updateRecord(old: PublishedRecord, pages: readonly RenderedPage[], today: string): PublishedRecord {
  const current = pages
    .filter(({ page }) => !page.data.seo.hidden)
    .map(({ page, body }) => {
      const content = hash(page.data.seo.title, page.data.seo.description, contentIn(body.html));
      const before = old[page.route];
      return [page.route, before?.content === content ? before : { content, changed: today }] as const;
    });
  const all = Object.entries({ ...old, ...Object.fromEntries(current) });
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes the record if it has changed, with one line for each route. */
export async function writeRecord(root: string, record: PublishedRecord): Promise<void> {
  const lines = Object.entries(record).map(([route, entry]) => `  ${JSON.stringify(route)}: ${JSON.stringify(entry)}`);
  const text = `{\n${lines.join(',\n')}\n}\n`;
  const file = join(root, recordFile);
  if (text === (await readFile(file, 'utf8').catch(() => null))) return;
  await writeFile(`${file}.draft`, text);
  await rename(`${file}.draft`, file);
}
