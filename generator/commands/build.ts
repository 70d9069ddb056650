import { type Command, InvalidArgumentError, Option } from 'commander';
import { suggest } from '../basics/suggest.ts';
import type { Share } from '../pipeline/share.ts';
import { UsageError } from '../report/usage-error.ts';
import { formatNumber, plural } from '../report/wording.ts';
import type { ContentOptions } from './build-and-report.ts';
import { type Built, buildFolder, sayWhatIsLeft } from './build-folder.ts';
import { buildJob } from './build-job.ts';
import { buildShard } from './build-shard.ts';
import { scriptOf, wholeSiteOnly } from './npm-run.ts';
import { type ExitCode, needRoot, type Register, say, type World, withLaunch, withOptions } from './terminal.ts';
import { verifyFolder } from './verify-folder.ts';

const verifyHelp = 'After the build, make every page again and compare it with the folder.';

export const buildCommand: Register = (program, terminal) =>
  withLaunch(withOptions(program.command('build', { isDefault: true }).alias('generate')))
    .description('Check everything and write the site.')
    .option('--out <dir>', 'The folder to write (default: dist in the root).')
    .option('--force', 'Make every page again, even if nothing has changed.', false)
    .option('--verify', verifyHelp, false)
    .option('--threads <n>', 'How many threads make the pages (default: several for a large site).', parseThreads)
    .addOption(
      new Option('--shard <i/n>', 'Make only one of n parts of the pages, to be merged later.')
        .argParser(parseShard)
        // A shard is always made from scratch by one thread, and only merged shards can be checked as a site.
        .conflicts(['force', 'launch', 'verify']),
    )
    .addHelpText('after', '\nExample:\n  npm run generate -- --out public')
    .allowExcessArguments()
    .action((options: BuildOptions, { args }: Command) => {
      refuseUnknown(args[0], program);
      return terminal.finish(run(options, terminal));
    });

interface BuildOptions extends ContentOptions {
  out?: string;
  force: boolean;
  verify: boolean;
  shard?: Share;
}

/**
 * Rejects an unknown command. `build` is the default command, so commander takes a misspelled command for one of its
 * arguments.
 */
function refuseUnknown(word: string | undefined, program: Command): void {
  if (word === undefined) return;
  if (program.commands.some((command) => [command.name(), scriptOf(command)].includes(word))) {
    throw new UsageError(`Write the command "${word}" first, before its options and any other word.`);
  }
  const ofPage = wholeSiteOnly('npm run generate', word);
  if (ofPage) throw new UsageError(ofPage);
  const near = suggest(word, [...program.commands.map((command) => command.name()), ...program.commands.map(scriptOf)]);
  const next = near ? `Did you mean "${near}"?` : 'Options follow two dashes, as in:  npm run generate -- --out public';
  throw new UsageError(`There is no command "${word}". ${next}`);
}

/** @throws InvalidArgumentError if it does not name a shard, such as 2/4 */
function parseShard(text: string): Share {
  const [, number, count] = text.match(/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/) ?? [];
  if (!number || Number(number) > Number(count)) {
    throw new InvalidArgumentError('Write which part of how many, such as 1/4 for the first of four.');
  }
  return { share: Number(number) - 1, shares: Number(count) };
}

/** @throws InvalidArgumentError if it is not a whole number */
function parseThreads(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('Write a whole number from 1 to 99.');
  return Number(text);
}

async function run(options: BuildOptions, world: World): Promise<ExitCode> {
  const started = performance.now();
  await needRoot(options.root);
  const { shard } = options;
  if (shard && !options.out) throw new UsageError(shardNeedsFolder(shard.share + 1, shard.shares));
  const job = buildJob(options, world);
  if (shard) return buildShard({ ...job, shard }, world);
  const built = await buildFolder(job, world);
  if (!built) return 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(options, world.out, `${summary(built, job.name)} in ${seconds} s${warned(built)}.${changes(built)}`);
  sayWhatIsLeft(built, options, world);
  return options.verify ? verifyFolder(job, world) : 0;
}

/**
 * Returns the message for a shard without its own folder: in the default folder, each shard would replace the previous
 * one.
 */
const shardNeedsFolder = (number: number, count: number) =>
  `A part needs a folder of its own. Write:  npm run generate -- --shard ${number}/${count} --out part-${number}`;

/** Returns a sentence such as "Built 31 pages (3.2 MB) into dist". */
function summary({ pages, bytes }: Built, folder: string): string {
  return `Built ${plural(pages, 'page')} (${sizeOf(bytes)}) into ${folder}`;
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function warned({ warnings }: Built): string {
  return warnings.length > 0 ? `, with ${plural(warnings.length, 'warning')}` : '';
}

/** Returns a sentence such as " 2 files changed (29 kB)." Empty for a site that is all new. */
function changes({ changed }: Built): string {
  const { files, written, removed, finished } = changed;
  if (written.length === files && removed.length === 0) return '';
  const interrupted = finished ? ' Finished the last build, which was interrupted.' : '';
  if (written.length + removed.length > 0) return `${interrupted}${counted(changed)}`;
  return interrupted || ' No files changed.';
}

function counted({ written, writtenBytes, removed }: Built['changed']): string {
  const size = written.length > 0 ? ` (${sizeOf(writtenBytes)})` : '';
  const gone = removed.length > 0 ? `, ${formatNumber(removed.length)} removed` : '';
  return ` ${plural(written.length, 'file')} changed${size}${gone}.`;
}
