import { stat } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import type { Format } from '../report/report.ts';
import { UsageError } from '../report/usage-error.ts';

/** 0 built or clean, 1 the content has errors, 2 wrong usage or an internal fault. */
export type ExitCode = 0 | 1 | 2;

/** Where a command prints; a terminal gets colours. */
export interface Stream {
  write: (text: string) => unknown;
  isTTY?: boolean;
}

/** Puts one question to whoever sits at the terminal and returns the answer. */
export type Ask = (question: string) => Promise<string>;

/** What a command has of the world outside. */
export interface Terminal {
  /** Gets the report and the summary; in the formats json and github it gets nothing else. */
  out: Stream;
  /** Gets what is wrong with the command line, or with this program. */
  err: Stream;
  /** Asks a person; missing where nobody sits at a terminal. */
  ask?: Ask;
  /** Ends the command with an exit code. */
  finish: (exit: Promise<ExitCode>) => Promise<void>;
}

/** Adds one command to the command line. */
export type Register = (program: Command, terminal: Terminal) => void;

/** The options that every command about the content has. */
export interface Options {
  root: string;
  format: Format;
  quiet: boolean;
}

export function withOptions(command: Command): Command {
  const format = new Option('--format <format>', 'How problems are printed.').choices(['text', 'json', 'github']);
  return withRoot(command).addOption(format.default('text')).option('--quiet', 'Print nothing but problems.', false);
}

/** Lets a command ask whether the site may go public. */
export function withLaunch(command: Command): Command {
  return command.option('--launch', 'Refuse what has to be replaced before the site is public.', false);
}

export function withRoot(command: Command): Command {
  return command
    .helpOption('--help', 'Show this help.')
    .exitOverride()
    .option('--root <dir>', 'The folder that holds site.yaml and pages/.', '.');
}

/** Reads words with commas between them, each once. */
export function words(list: string): string[] {
  const named = list.split(',').map((word) => word.trim());
  return [...new Set(named.filter(Boolean))];
}

/** Prints a line of a summary, for people only. */
export function say({ quiet, format }: Options, out: Stream, line: string): void {
  if (!quiet && format === 'text') out.write(`${line}\n`);
}

/** @throws UsageError where there is no such folder */
export async function needRoot(root: string): Promise<void> {
  const found = await stat(root).catch(() => null);
  if (!found?.isDirectory()) {
    throw new UsageError(`There is no folder ${root}; --root names the one that holds site.yaml.`);
  }
}

export function inColor(out: Stream): boolean {
  return out.isTTY === true && !process.env.NO_COLOR;
}
