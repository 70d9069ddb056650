import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildInto } from '../project/build-into.ts';
import { fixtures } from '../project/project.ts';
import { sharedProject } from '../project/shared-project.ts';
import { sharedTools } from '../project/shared-tools.ts';
import { type Served, serveFolder } from './serve-folder.ts';

/**
 * Serves the site `tests/fixtures/every-fact`, changed, to the tests of a file.
 *
 * @param changed returns its site.yaml with changes
 * @param more files that join it
 */
export function servedSite(changed: (site: string) => string, more: Record<string, string> = {}): () => Served {
  let served: Served;
  let end = async () => {};
  beforeAll(async () => {
    const site = await readFile(join(fixtures, 'every-fact/site.yaml'), 'utf8');
    const project = await sharedProject('every-fact', { 'site.yaml': changed(site), ...more });
    end = project.remove;
    const folder = join(project.root, 'dist');
    await buildInto(folder, { root: project.root, today: '2026-01-01' }, await sharedTools());
    served = await serveFolder(folder);
    end = async () => {
      served.stop();
      await project.remove();
    };
  });
  afterAll(() => end());
  return () => served;
}
