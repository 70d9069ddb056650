import { join, relative } from 'node:path';
import type { Command } from 'commander';
import type { BuiltSite } from '../build.ts';
import { recordFile, writeRecord } from '../publish/record.ts';
import { checkOutput, write } from '../publish/write.ts';
import { fileSystemMessage } from '../report/file-system-message.ts';
import { suggest } from '../report/suggest.ts';
import { UsageError } from '../report/usage-error.ts';
import { plural } from '../report/wording.ts';
import { buildAndReport, type ContentOptions } from './build-and-report.ts';
import { scriptOf } from './npm-run.ts';
import { withProgress } from './progress.ts';
import { type ExitCode, needRoot, type Register, say, type World, withLaunch, withOptions } from './terminal.ts';

export const buildCommand: Register = (program, terminal) =>
  withLaunch(withOptions(program.command('build', { isDefault: true }).alias('generate')))
    .description('Check everything and write the site.')
    .option('--out <dir>', 'The folder to write (default: dist in the root).')
    .addHelpText('after', '\nExample:\n  npm run generate -- --out public')
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
  const near = suggest(word, [...program.commands.map((command) => command.name()), ...program.commands.map(scriptOf)]);
  const next = near ? `Did you mean "${near}"?` : 'Options follow two dashes, as in:  npm run generate -- --out public';
  throw new UsageError(`There is no command "${word}". ${next}`);
}

async function run(options: BuildOptions, world: World): Promise<ExitCode> {
  const started = performance.now();
  const folder = options.out ?? join(options.root, 'dist');
  const name = relative('', folder) || folder;
  await needRoot(options.root);
  await checkOutput(folder, options.root);
  const site = await buildAndReport(options, world, `${name} is unchanged.`);
  if (!site) return 1;
  const bytes = await orExplain(world, 'choose another folder with --out', `${name} is unchanged.`, () =>
    withProgress(world.out, 'Writing the site,', async () => write(await site.files(), folder)),
  );
  if (bytes === null) return 1;
  const afterwards = `${name} holds the new site, but ${recordFile} is unchanged, so dates in the sitemap may be wrong.`;
  const recorded = await orExplain(world, '', afterwards, async () => {
    await writeRecord(options.root, site.record);
    return true;
  });
  if (!recorded) return 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(options, world.out, `${summary(site, bytes, name)} in ${seconds} s${warned(site)}.`);
  return 0;
}

/**
 * Returns the result of writing something. If the file system refuses, says why and returns null.
 *
 * @param elsewhere another way out than to change what refuses
 * @param outcome which files are how
 */
async function orExplain<T>(
  { err }: World,
  elsewhere: string,
  outcome: string,
  write: () => Promise<T>,
): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    const message = fileSystemMessage(error, elsewhere);
    if (message === null) throw error;
    err.write(`${message}\n${outcome}\n`);
    return null;
  }
}

/** "Built 31 pages (3.2 MB) into dist" */
function summary({ pages }: BuiltSite, bytes: number, folder: string): string {
  const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `Built ${plural(pages, 'page')} (${size}) into ${folder}`;
}

function warned({ warnings }: BuiltSite): string {
  return warnings.length > 0 ? `, with ${plural(warnings.length, 'warning')}` : '';
}
