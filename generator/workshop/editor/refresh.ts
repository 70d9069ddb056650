import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';
import { projectSchemas } from './project-schemas.ts';

/**
 * Lets editors know what was added to a project that has their schemas; without this they would underline a new town.
 * Mistakes in site.yaml leave everything as it is.
 *
 * @returns whether there was something new
 */
export async function refreshSchemas(root: string, tools: Tools): Promise<boolean> {
  const current = (file: string) => readFile(join(root, file), 'utf8').catch(() => null);
  if ((await current('.schema/page.json')) === null) return false;
  let news = false;
  for (const { path, content } of await schemasOf(root, tools)) {
    if ((await current(path)) === content) continue;
    await writeFile(join(root, path), content);
    news = true;
  }
  return news;
}

async function schemasOf(root: string, tools: Tools): ReturnType<typeof projectSchemas> {
  try {
    return await projectSchemas(root, tools);
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}
