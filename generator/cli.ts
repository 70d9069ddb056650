import type { World } from './commands/terminal.ts';

// A reader such as `head` may close the pipe before the report is complete. That is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// React chooses its build when it is imported. The production build renders the same HTML several times faster.
process.env.NODE_ENV = 'production';
const [{ main }, { loadTools }] = await Promise.all([import('./commands/command-line.ts'), import('./tools.ts')]);

const { stdin, stdout, stderr, env } = process;
const atTerminal = stdin.isTTY && stdout.isTTY;

const world: World = {
  out: stdout,
  err: stderr,
  env,
  tools: loadTools,
  ...(atTerminal && { prompts: (await import('./commands/prompts.ts')).terminalPrompts }),
};
process.exitCode = await main(process.argv.slice(2), world);
// A watcher or connection that will not close must not keep a finished command alive. Writes end in order, so this one
// ends after everything that was printed.
stdout.write('', () => stderr.write('', () => process.exit()));
