import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import type { Tools } from '../../../generator/tools.ts';
import { buildInMemory } from './build-into.ts';
import { filesBelow } from './files-below.ts';
import { fixtures } from './project.ts';
import { sharedTools } from './shared-tools.ts';
import { writeFiles } from './write-files.ts';

export interface SharedProject {
  root: string;
  write: (files: Record<string, string | Buffer>) => Promise<void>;
  remove: () => Promise<void>;
}

/** A copy of a fixture for several tests, with some files added or replaced. The caller removes it. */
export async function sharedProject(
  fixture: string,
  files: Record<string, string | Buffer> = {},
): Promise<SharedProject> {
  const root = await mkdtemp(join(tmpdir(), 'shared-'));
  writeFiles(root, { ...filesBelow(join(fixtures, fixture)), ...files });
  return {
    root,
    write: async (more) => writeFiles(root, more),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/**
 * Builds a project in memory. Social cards and pictures are made only if a test asks for their content.
 *
 * @param changes tools for this build that replace the shared ones
 */
export async function builtFiles(root: string, changes: Partial<Tools> = {}): Promise<ReadonlyMap<string, OutputFile>> {
  const tools = { ...(await sharedTools()), ...changes };
  const { files } = await buildInMemory({ root, today: '2026-01-01', mapsKey: 'a-key' }, tools);
  return new Map(files.map((file) => [file.path, file]));
}

/** The files of a built project that are text, such as pages. */
export async function builtTexts(root: string): Promise<ReadonlyMap<string, string>> {
  const files = [...(await builtFiles(root)).values()];
  const isText = (path: string, content: unknown) => typeof content === 'string' || path.endsWith('.css');
  return new Map(files.flatMap(({ path, content }) => (isText(path, content) ? [[path, String(content)]] : [])));
}
