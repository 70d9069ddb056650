import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { reportFailure } from './commands/failure.ts';

const { argv, env, stderr, stdout } = process;

// React chooses its build when it is imported. The production build renders the same HTML several times faster.
env.NODE_ENV = 'production';

// tsx reads the tsconfig.json of the current folder, which may be any. This program needs its own, also in the processes
// that it starts (https://tsx.is/dev-api/ts-import).
const tsconfig = fileURLToPath(new URL('../tsconfig.json', import.meta.url));
env.TSX_TSCONFIG_PATH = tsconfig;

const fail = (error: unknown) => reportFailure(error, 'its start', argv.includes('--debug'), stderr);
process.on('uncaughtException', (error) => process.exit(fail(error)));

// A reader such as `head` may close the pipe before the report is complete. That is not an error. Any other is reported at
// the end.
stdout.on('error', () => undefined);
const isBroken = ({ errored }: NodeJS.WriteStream) => errored && (errored as NodeJS.ErrnoException).code !== 'EPIPE';

try {
  const { run }: typeof import('./commands/run.ts') = await tsImport('./commands/run.ts', {
    parentURL: import.meta.url,
    tsconfig,
  });
  process.exitCode = await run(argv.slice(2));
} catch (error) {
  process.exitCode = fail(error);
}

// A watcher or connection that will not close must not keep a finished command alive. Writes end in order, so this one
// ends after everything that was printed.
stdout.write('', () => {
  if (isBroken(stdout)) process.exitCode = fail(stdout.errored);
  stderr.write('', () => process.exit());
});
