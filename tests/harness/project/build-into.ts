import { type BuiltSite, build } from '../../../generator/build.ts';
import type { BuildInput } from '../../../generator/pipeline/plan-site.ts';
import { contentOf, isText, type OutputFile } from '../../../generator/publish/output-file.ts';
import type { Tools } from '../../../generator/tools.ts';
import { write } from './write-site.ts';

/** Builds a project in memory, each text in one piece. What takes time to make is made only when its content is asked for. */
export async function buildInMemory(input: BuildInput, tools: Tools): Promise<BuiltSite & { files: OutputFile[] }> {
  const files: OutputFile[] = [];
  const add = async (file: OutputFile) => {
    files.push(isText(file.content) ? { ...file, content: await contentOf(file) } : file);
  };
  const built = await build(input, tools, { add });
  return { ...built, files };
}

/** Builds a project into a folder, as the command does. */
export async function buildInto(folder: string, input: BuildInput, tools: Tools): Promise<BuiltSite> {
  const built = await buildInMemory(input, tools);
  await write(built.files, folder);
  return built;
}
