import { type BuiltSite, build } from '../../../generator/build.ts';
import type { BuildInput } from '../../../generator/pipeline/plan-site.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import type { Tools } from '../../../generator/tools.ts';
import { write } from './write-site.ts';

/** Builds a project in memory. What takes time to make is made only when its content is asked for. */
export async function buildInMemory(input: BuildInput, tools: Tools): Promise<BuiltSite & { files: OutputFile[] }> {
  const files: OutputFile[] = [];
  const built = await build(input, tools, { add: async (file) => void files.push(file) });
  return { ...built, files };
}

/** Builds a project into a folder, as the command does. */
export async function buildInto(folder: string, input: BuildInput, tools: Tools): Promise<BuiltSite> {
  const built = await buildInMemory(input, tools);
  await write(built.files, folder);
  return built;
}
