import { join } from 'node:path';
import type { Cache } from '../../assets/cache.ts';
import { bytesIfReadable } from '../../files/bytes-if-readable.ts';
import type { KeptPage } from '../../memory/memory.ts';
import type { Site } from '../../plan/resolve.ts';
import { changedIn, editedRecord, editedSitemap } from '../../publish/edited-record.ts';
import { hostOf } from '../../publish/hosts/hosts.ts';
import { withCompressed } from '../../publish/hosts/precompress.ts';
import type { OutputFile } from '../../publish/output-file.ts';
import { publishedFile, readRecord } from '../../publish/record.ts';
import { sitemapFile } from '../../publish/sitemap.ts';

interface EditedProject {
  root: string;
  today: string;
  cache: Cache;
}

/**
 * Returns the files that change with some pages: the pages' own files, the published record, and the sitemap if it
 * shows another day.
 *
 * @param folder the output folder, which has the files of the last build of the same day
 * @returns null if the folder does not have the expected files
 */
export async function editedFiles(
  pages: readonly { page: KeptPage; files: readonly OutputFile[] }[],
  { facts }: Site,
  folder: string,
  { root, today, cache }: EditedProject,
): Promise<OutputFile[] | null> {
  const { host } = hostOf(facts);
  const shown = pages.flatMap(({ page: { notes, content } }) =>
    notes.hidden ? [] : [[notes.route, content] as const],
  );
  const last = textIn(folder, publishedFile);
  const record = last && editedRecord(last, await readRecord(root), shown, today);
  if (last === null || record === null) return null;

  const moved = shown.flatMap(([route]) => {
    const [before, now] = [changedIn(last, route), changedIn(record, route)];
    return now !== null && now !== before ? [{ route, day: now }] : [];
  });
  let sitemap = moved.length > 0 && !facts.hidden ? textIn(folder, sitemapFile) : '';
  for (const { route, day } of moved) sitemap &&= editedSitemap(sitemap, route, day, facts);
  if (sitemap === null) return null;
  const shared = [
    { path: publishedFile, content: record },
    ...(sitemap === '' ? [] : [{ path: sitemapFile, content: sitemap }]),
  ];
  const all = await Promise.all(shared.map((file) => withCompressed(file, host, cache)));
  return [...pages.flatMap(({ files }) => files), ...all.flat()];
}

const textIn = (folder: string, file: string) => bytesIfReadable(join(folder, file))?.toString() ?? null;
