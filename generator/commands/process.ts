import { codeOf } from '../files/error-code.ts';
import type { BundledProgram } from '../tools.ts';
import { reportFailure } from './failure.ts';

type Load = () => Promise<typeof import('./run.ts')>;

/**
 * Runs a command line as this process, with its output and its exit code.
 *
 * @param load loads the program, whose own faults are reported too
 */
export async function runProcess(args: readonly string[], load: Load, bundled?: BundledProgram): Promise<void> {
  const { stderr, stdout } = process;
  const fail = (error: unknown, where = 'its start') => reportFailure(error, where, args.includes('--debug'), stderr);
  process.on('uncaughtException', (error) => process.exit(fail(error)));
  // Without this, a process with no pending work would exit as if the command had succeeded.
  process.on('beforeExit', () => process.exit(fail('it waits for something that can no longer happen', 'its end')));

  // A reader such as `head` may close the pipe before the report is complete. That is not an error. Any other error is
  // reported at the end.
  stdout.on('error', () => undefined);
  const isBroken = ({ errored }: NodeJS.WriteStream) => errored && codeOf(errored) !== 'EPIPE';

  try {
    const { run } = await load();
    process.exitCode = await run(args, bundled);
  } catch (error) {
    process.exitCode = fail(error);
  }

  // A watcher or connection that does not close must not keep a finished command alive. Writes end in order, so this
  // one ends after everything that was printed.
  stdout.write('', () => {
    if (isBroken(stdout)) process.exitCode = fail(stdout.errored);
    stderr.write('', () => process.exit());
  });
}
