import { join, relative } from 'node:path';
import type { Command } from 'commander';
import type { Built } from '../build.ts';
import { nearOrAll } from '../check/shape-messages.ts';
import { writeRecord } from '../publish/record.ts';
import { checkOutput, write } from '../publish/write.ts';
import { plural } from '../report/report.ts';
import { UsageError } from '../report/usage-error.ts';
import { type MakeOptions, make } from './make.ts';
import { type ExitCode, needRoot, type Register, type Stream, say, withLaunch, withOptions } from './terminal.ts';

export const buildCommand: Register = (program, { out, finish }) =>
  withLaunch(withOptions(program.command('build', { isDefault: true })))
    .description('Check everything and write the site.')
    .option('--out <dir>', 'The folder to write; by default dist below the root.')
    .addHelpText('after', '\nExample:\n  generate build --out public')
    .allowExcessArguments()
    .action((options: BuildOptions, { args }: Command) => {
      refuseUnknown(args[0], program);
      return finish(run(options, out));
    });

interface BuildOptions extends MakeOptions {
  out?: string;
}

/** `build` may be left out, so a misspelt command would be taken for its argument. */
function refuseUnknown(word: string | undefined, program: Command): void {
  if (word === undefined) return;
  const names = program.commands.map((command) => command.name());
  throw new UsageError(`There is no command "${word}". ${nearOrAll(word, names, 'The commands are:')}`);
}

async function run(options: BuildOptions, out: Stream): Promise<ExitCode> {
  const started = performance.now();
  const folder = options.out ?? join(options.root, 'dist');
  const name = relative('', folder) || folder;
  await needRoot(options.root);
  await checkOutput(folder, options.root);
  const built = await make(options, out, `${name} was left as it was.`);
  if (!built) return 1;
  await write(built.files, folder);
  await writeRecord(options.root, built.record);
  const took = Math.round(performance.now() - started);
  say(options, out, `${summary(built, name)}, ${took} ms.`);
  return 0;
}

/** "31 pages in dist, 1.6 MB, 2 warnings" */
function summary({ files, pages, warnings }: Built, folder: string): string {
  const bytes = files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  const told = warnings.length > 0 ? `, ${plural(warnings.length, 'warning')}` : '';
  return `${plural(pages, 'page')} in ${folder}, ${size}${told}`;
}
