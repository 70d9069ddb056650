import { shardsIn } from '../pipeline/shards-in.ts';
import { plural } from '../report/wording.ts';
import type { ContentOptions } from './build-and-report.ts';
import { buildFolder, sayWhatIsLeft } from './build-folder.ts';
import { buildJob } from './build-job.ts';
import { type ExitCode, needRoot, type Register, say, type World, withLaunch, withOptions } from './terminal.ts';

export const mergeCommand: Register = (program, terminal) =>
  withLaunch(withOptions(program.command('merge')))
    .description('Join the parts of a site that several machines have built.')
    .argument('<dir...>', 'The folder of each part.')
    .option('--out <dir>', 'The folder to write (default: dist in the root).')
    .addHelpText('after', '\nExample:\n  npm run merge -- part-1 part-2 part-3')
    .action((folders: string[], options: MergeOptions) => terminal.finish(run(folders, options, terminal)));

interface MergeOptions extends ContentOptions {
  out?: string;
}

async function run(folders: readonly string[], options: MergeOptions, world: World): Promise<ExitCode> {
  await needRoot(options.root);
  const job = buildJob(options, world);
  const shards = shardsIn(folders, job.input.today);
  const built = await buildFolder({ ...job, force: true, shards }, world);
  if (!built) return 1;
  say(
    options,
    world.out,
    `Merged ${plural(folders.length, 'part')} with ${plural(built.pages, 'page')} into ${job.name}.`,
  );
  sayWhatIsLeft(built, options, world);
  return 0;
}
