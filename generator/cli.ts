import './production.ts';
import { askAtTerminal } from './commands/ask.ts';
import { main } from './commands/command-line.ts';

/** A reader such as `head` may stop listening before the report is out; that is no fault. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const { stdin, stdout } = process;
const ask = stdin.isTTY && stdout.isTTY ? askAtTerminal : undefined;

process.exitCode = await main(process.argv.slice(2), process.stdout, process.stderr, ask);
