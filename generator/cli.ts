import type { World } from './commands/terminal.ts';

/** A reader such as `head` may stop listening before the report is out; that is no fault. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// React chooses its build when it is imported; the one that ships is several times faster, and says the same.
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
