import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.ts';
import { fileList } from '../files/file-list-name.ts';
import { hashOfFile } from '../files/hash.ts';
import type { Output } from '../pipeline/output.ts';
import { readList } from '../publish/file-list.ts';
import { hashOfContent } from '../publish/output-file.ts';
import { checkOutput, filesIn } from '../publish/output-folder.ts';
import { plural } from '../report/wording.ts';
import { orReport } from './build-and-report.ts';
import type { BuildJob } from './build-job.ts';
import { withProgress } from './progress.ts';
import { type ExitCode, say, type World } from './terminal.ts';

/** Groups the paths of files by their problem. */
interface Comparison extends Output {
  made: Set<string>;
  changed: string[];
  missing: string[];
}

const remedy = `A build took over what it had to make again, or something else changed these files. Repair the folder:
  npm run generate -- --force
Then please report this as a bug, with these names and what you edited since the build before.
`;

/**
 * Makes a site from scratch, in memory and on one thread, and compares each file with the one that a build has just
 * written. Stylesheets, pictures, and cards may come from the cache, where their keys cover everything they are made
 * from.
 */
export async function verifyFolder(job: BuildJob, world: World): Promise<ExitCode> {
  const { folder, name, root, input } = job;
  await checkOutput(folder, root);
  const comparison = compareWith(folder);
  const closing = `The build before did not find this. ${name} is unchanged.`;
  const site = await orReport(job, world, closing, () =>
    withProgress(world.out, 'Making every page again,', async () => build(input, await world.tools(), comparison)),
  );
  if (!site) return 1;
  const { made, changed, missing } = comparison;
  const { leftovers } = readList(join(folder, fileList));
  const extra = (await filesIn(folder)).filter((path) => !made.has(path) && !leftovers.has(path));
  if (changed.length + missing.length + extra.length > 0) {
    const lines = [...listOf('differs', changed), ...listOf('is missing', missing), ...listOf('is not needed', extra)];
    world.err.write(`${name} is not what a build from scratch makes:\n${lines.join('')}${remedy}`);
    return 1;
  }
  const kept =
    leftovers.size > 0 ? ` It keeps ${plural(leftovers.size, 'asset')} of the build before for open pages.` : '';
  say(job, world.out, `All ${plural(made.size, 'file')} in ${name} are what a build from scratch makes.${kept}`);
  return 0;
}

function compareWith(folder: string): Comparison {
  const [made, changed, missing]: [Set<string>, string[], string[]] = [new Set(), [], []];
  return {
    made,
    changed,
    missing,
    add: async (file) => {
      made.add(file.path);
      const path = join(folder, file.path);
      if (!existsSync(path)) missing.push(file.path);
      else if (hashOfFile(path).hash !== (await hashOfContent(file))) changed.push(file.path);
    },
  };
}

function listOf(what: string, paths: readonly string[]): string[] {
  return [...paths].sort().map((path) => `  ${path} ${what}\n`);
}
