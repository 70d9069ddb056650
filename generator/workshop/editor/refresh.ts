import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';
import { type KnownFiles, projectSchemas } from './project-schemas.ts';

/**
 * Updates the editor schemas of a project that has them, so that editors do not underline a new town. Does nothing if
 * site.yaml has mistakes.
 *
 * @param known finds the files that do not need to be read
 * @returns whether anything changed
 */
export async function refreshSchemas(
  root: string,
  tools: Tools,
  known: () => KnownFiles | null | Promise<KnownFiles | null>,
): Promise<boolean> {
  const current = (file: string) => readFile(join(root, file), 'utf8').catch(() => null);
  if ((await current('.schema/page.json')) === null) return false;
  let changed = false;
  for (const { path, content } of await schemasOf(root, tools, await known())) {
    if ((await current(path)) === content) continue;
    // An outdated schema is no reason to fail: what it describes is already written.
    const isWritten = await writeFile(join(root, path), content).then(
      () => true,
      () => false,
    );
    changed ||= isWritten;
  }
  return changed;
}

async function schemasOf(root: string, tools: Tools, known: KnownFiles | null): ReturnType<typeof projectSchemas> {
  try {
    return await projectSchemas(root, tools, known);
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}
