import { join, relative } from 'node:path';
import type { Command } from 'commander';
import type { BuiltSite } from '../build.ts';
import { writeRecord } from '../publish/record.ts';
import { checkOutput, write } from '../publish/write.ts';
import { UsageError } from '../report/usage-error.ts';
import { nearOrAll, plural } from '../report/wording.ts';
import { buildAndReport, type ContentOptions } from './build-and-report.ts';
import { withProgress } from './progress.ts';
import { type ExitCode, needRoot, type Register, say, type World, withLaunch, withOptions } from './terminal.ts';

export const buildCommand: Register = (program, terminal) =>
  withLaunch(withOptions(program.command('build', { isDefault: true })))
    .description('Check everything and write the site.')
    .option('--out <dir>', 'The folder to write; by default dist below the root.')
    .addHelpText('after', '\nExample:\n  generate build --out public')
    .allowExcessArguments()
    .action((options: BuildOptions, { args }: Command) => {
      refuseUnknown(args[0], program);
      return terminal.finish(run(options, terminal));
    });

interface BuildOptions extends ContentOptions {
  out?: string;
}

/** `build` is the default command, so commander takes a misspelled command for an argument of it. */
function refuseUnknown(word: string | undefined, program: Command): void {
  if (word === undefined) return;
  const names = program.commands.map((command) => command.name());
  throw new UsageError(`There is no command "${word}". ${nearOrAll(word, names, 'The commands are:')}`);
}

async function run(options: BuildOptions, world: World): Promise<ExitCode> {
  const started = performance.now();
  const folder = options.out ?? join(options.root, 'dist');
  const name = relative('', folder) || folder;
  await needRoot(options.root);
  await checkOutput(folder, options.root);
  const site = await buildAndReport(options, world, `${name} was left as it was.`);
  if (!site) return 1;
  const bytes = await withProgress(world.out, 'Writing the site,', async () => write(await site.files(), folder));
  await writeRecord(options.root, site.record);
  const took = Math.round(performance.now() - started);
  say(options, world.out, `${summary(site, bytes, name)}, ${took} ms.`);
  return 0;
}

/** "31 pages in dist, 1.6 MB, 2 warnings" */
function summary({ pages, warnings }: BuiltSite, bytes: number, folder: string): string {
  const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  const warned = warnings.length > 0 ? `, ${plural(warnings.length, 'warning')}` : '';
  return `${plural(pages, 'page')} in ${folder}, ${size}${warned}`;
}
