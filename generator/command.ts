import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Command, CommanderError, Option } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { build } from './build.ts';
import { ContentError } from './diagnostic.ts';
import { nearOrAll } from './messages/shape.ts';
import type { OutputFile } from './render.tsx';
import { count, type Format, plural, report } from './report.ts';
import { checkOutput, UsageError, write } from './write.ts';

/** 0 built or clean, 1 the content has errors, 2 wrong usage or an internal fault. */
export type ExitCode = 0 | 1 | 2;

/** Where the command prints; a terminal gets colours. */
export interface Stream {
  write: (text: string) => unknown;
  isTTY?: boolean;
}

interface Options {
  root: string;
  out?: string;
  format: Format;
  quiet: boolean;
}

/**
 * Runs one command line, as `generate build --out public` without its first word.
 *
 * @param out gets the report and the summary; in the formats json and github it gets nothing else
 * @param err gets what is wrong with the command line, or with this program
 */
export async function main(args: readonly string[], out: Stream, err: Stream): Promise<ExitCode> {
  let exit: ExitCode = 0;
  const program = commandLine(out, err, async (action) => {
    exit = await action;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) err.write(`${error.message}\n`);
    else err.write(`This is a fault of the program, not of your files.\n${(error as Error).stack}\n`);
    return 2;
  }
}

function commandLine(out: Stream, err: Stream, finish: (exit: Promise<ExitCode>) => Promise<void>): Command {
  const program = new Command('generate')
    .description('Turns site.yaml and pages/*.yaml into a static website.')
    .version(packageJson.version, '--version', 'Print the version.')
    .helpOption('--help', 'Show this help.')
    .helpCommand(false)
    .configureOutput({ writeOut: (text) => out.write(text), writeErr: (text) => err.write(text) })
    .exitOverride();

  withOptions(program.command('build', { isDefault: true }))
    .description('Check everything and write the site.')
    .option('--out <dir>', 'The folder to write; by default dist below the root.')
    .addHelpText('after', '\nExample:\n  generate build --out public')
    .allowExcessArguments()
    .action((options: Options, { args }: Command) => {
      refuseUnknown(args[0], program);
      return finish(buildCommand(options, out));
    });

  withOptions(program.command('check'))
    .description('Check everything and write nothing.')
    .addHelpText('after', '\nExample:\n  generate check --format github')
    .action((options: Options) => finish(checkCommand(options, out)));
  return program;
}

/** `build` may be left out, so a misspelt command would be taken for its argument. */
function refuseUnknown(word: string | undefined, program: Command): void {
  if (word === undefined) return;
  const names = program.commands.map((command) => command.name());
  throw new UsageError(`There is no command "${word}". ${nearOrAll(word, names, 'The commands are:')}`);
}

function withOptions(command: Command): Command {
  const format = new Option('--format <format>', 'How problems are printed.').choices(['text', 'json', 'github']);
  return command
    .helpOption('--help', 'Show this help.')
    .exitOverride()
    .option('--root <dir>', 'The folder that holds site.yaml and pages/.', '.')
    .addOption(format.default('text'))
    .option('--quiet', 'Print nothing but problems.', false);
}

async function buildCommand(options: Options, out: Stream): Promise<ExitCode> {
  const started = performance.now();
  const folder = options.out ?? join(options.root, 'dist');
  const name = relative('', folder) || folder;
  await needRoot(options.root);
  await checkOutput(folder, options.root);
  const files = await make(options, out, `${name} was left as it was.`);
  if (!files) return 1;
  await write(files, folder);
  const pages = files.filter((file) => file.path.endsWith('.html')).length;
  say(options, out, `${plural(pages, 'page')} in ${name}, ${Math.round(performance.now() - started)} ms.`);
  return 0;
}

async function checkCommand(options: Options, out: Stream): Promise<ExitCode> {
  await needRoot(options.root);
  const files = await make(options, out, 'Nothing was written.');
  if (!files) return 1;
  say(options, out, 'No problems.');
  return 0;
}

const waiting = 'Links and placeholders are checked once site.yaml is right.\n';

/** Makes all files in memory; prints the problems of the content, if there are any, and returns null. */
async function make({ root, format }: Options, out: Stream, after: string): Promise<OutputFile[] | null> {
  try {
    const files = await build(root);
    if (format === 'json') out.write('[]\n');
    return files;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const color = out.isTTY === true && !process.env.NO_COLOR;
    out.write(report(error.diagnostics, format, color));
    if (format === 'text') out.write(`${count(error.diagnostics)}. ${after}\n${error.complete ? '' : waiting}`);
    return null;
  }
}

function say({ quiet, format }: Options, out: Stream, line: string): void {
  if (!quiet && format === 'text') out.write(`${line}\n`);
}

async function needRoot(root: string): Promise<void> {
  const found = await stat(root).catch(() => null);
  if (!found?.isDirectory()) {
    throw new UsageError(`There is no folder ${root}; --root names the one that holds site.yaml.`);
  }
}
