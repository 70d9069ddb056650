import type { Written } from '../../../generator/publish/commit.ts';
import { openWriter } from '../../../generator/publish/open-writer.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';

/**
 * Writes a site, each file as soon as it comes, and only what has changed. A failure before all files are staged leaves the
 * output folder unchanged.
 *
 * @throws what `openWriter` and `FolderWriter` throw
 */
export async function write(files: Iterable<OutputFile> | AsyncIterable<OutputFile>, out: string): Promise<Written> {
  const writer = await openWriter(out);
  try {
    for await (const file of files) await writer.add(file);
    return await writer.commit();
  } finally {
    await writer.close();
  }
}
