import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';
import { projectSchemas } from './project-schemas.ts';

/**
 * Updates the editor schemas of a project that has them, so that editors do not underline a new town. Does nothing if
 * site.yaml has mistakes.
 *
 * @returns whether anything changed
 */
export async function refreshSchemas(root: string, tools: Tools): Promise<boolean> {
  const current = (file: string) => readFile(join(root, file), 'utf8').catch(() => null);
  if ((await current('.schema/page.json')) === null) return false;
  let changed = false;
  for (const { path, content } of await schemasOf(root, tools)) {
    if ((await current(path)) === content) continue;
    await writeFile(join(root, path), content);
    changed = true;
  }
  return changed;
}

async function schemasOf(root: string, tools: Tools): ReturnType<typeof projectSchemas> {
  try {
    return await projectSchemas(root, tools);
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}
