import { CommanderError } from 'commander';
import { lineInProgram } from '../files/program-files.ts';
import { Fault, messageOf } from '../report/fault.ts';
import { fileSystemMessage } from '../report/file-system-message.ts';
import { UsageError } from '../report/usage-error.ts';
import type { ExitCode, Stream } from './terminal.ts';

/**
 * Prints what went wrong, and what to do about it.
 *
 * @param running the command, such as `npm run validate`
 * @param debug whether to print the stack of a fault of the program
 */
export function reportFailure(error: unknown, running: string, debug: boolean, err: Stream): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError) {
    err.write(`${error.message}\n`);
    return 2;
  }
  const cause = error instanceof Fault ? error.cause : error;
  const problem = fileSystemMessage(cause);
  err.write(problem ? `${problem}\n` : faultMessage(error, running, debug));
  if (debug) err.write(`${stacksOf(cause).join('\n')}\n`);
  return problem ? 1 : 2;
}

/**
 * Explains what failed, where, and what to do about it, for people who have changed the program and for everybody else.
 */
function faultMessage(error: unknown, running: string, debug: boolean): string {
  const where = error instanceof Fault ? error.where : running;
  const line = lineInProgram(error instanceof Fault ? error.cause : error);
  const again = debug ? '' : 'run the command again with --debug, and ';
  return [
    `The program failed at ${where}: ${messageOf(error)}`,
    ...(line ? [`If you have changed the program, look at ${line}.`] : []),
    `This is a bug in the program, not a mistake in your YAML. To report it, ${again}open an issue with the output.\n`,
  ].join('\n');
}

/** Returns the stack of an error, and those of its causes. */
function stacksOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [error.stack ?? error.message, ...stacksOf(error.cause)];
}
