import { stat } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import type { ReportFormat } from '../report/report.ts';
import { UsageError } from '../report/usage-error.ts';
import type { Tools } from '../tools.ts';
import type { Prompts } from './prompts.ts';

/**
 * 0: built or clean. 1: the content has errors, or a file cannot be read or written. 2: wrong usage, or a fault of the
 * program.
 */
export type ExitCode = 0 | 1 | 2;

/** The output of a command. A terminal gets colors. */
export interface Stream {
  write: (text: string) => unknown;
  isTTY?: boolean;
}

/** Everything that a command uses from the outside world. */
export interface World {
  /** Receives the report and the summary; in the formats json and github, only the report. */
  out: Stream;
  /** Receives errors in the command line and faults of this program. */
  err: Stream;
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>;
  /** Changes whenever the program does. Empty if that is not known. */
  programHash: string;
  /** Loads what builds need. A command calls it only when necessary. */
  tools: () => Promise<Tools>;
  /** Missing if nobody is at a terminal to answer. */
  prompts?: Prompts;
}

/** The world of a running command. */
export interface Terminal extends World {
  /** Ends the command with an exit code. */
  finish: (exit: Promise<ExitCode>) => Promise<void>;
}

/** Adds one command to the command line. */
export type Register = (program: Command, terminal: Terminal) => void;

/** The options of every command that reads the content. */
export interface Options {
  root: string;
  format: ReportFormat;
  quiet: boolean;
}

/** Adds the options of every command that reads the content. */
export function withOptions(command: Command): Command {
  const format = new Option('--format <format>', 'How problems are printed.').choices(['text', 'json', 'github']);
  return withRoot(command).addOption(format.default('text')).option('--quiet', 'Print only problems.', false);
}

/** Adds the option that checks whether the site is ready for the public. */
export function withLaunch(command: Command): Command {
  return command.option('--launch', 'Fail if anything must be replaced before the site goes public.', false);
}

/** Adds the option that selects the folder of the project. */
export function withRoot(command: Command): Command {
  return withDebug(command).option('--root <dir>', 'The folder that contains site.yaml and pages/.', '.');
}

/** Adds the option that prints details of a fault. `main` reads it, and the message about a fault explains it. */
export function withDebug(command: Command): Command {
  return command.helpOption('--help', 'Show this help.').exitOverride().addOption(new Option('--debug').hideHelp());
}

/** Reads a list separated by commas. Duplicates are dropped. */
export function commaList(list: string): string[] {
  const items = list.split(',').map((item) => item.trim());
  return [...new Set(items.filter(Boolean))];
}

/** Prints a line of the summary when a person reads the output. */
export function say({ quiet, format }: Options, out: Stream, line: string): void {
  if (!quiet && format === 'text') out.write(`${line}\n`);
}

/**
 * Makes sure that a command is about a folder that exists.
 *
 * @throws UsageError when the folder does not exist
 */
export async function needRoot(root: string): Promise<void> {
  const found = await stat(root).catch(() => null);
  if (!found?.isDirectory()) {
    throw new UsageError(`There is no folder ${root}. Set --root to the folder that contains site.yaml.`);
  }
}

/** Returns whether to print in color: https://no-color.org */
export function inColor({ out, env }: Pick<World, 'out' | 'env'>): boolean {
  return out.isTTY === true && !env.NO_COLOR;
}
