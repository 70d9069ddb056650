import './production.ts';
import { main } from './command.ts';

/** A reader such as `head` may stop listening before the report is out; that is no fault. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await main(process.argv.slice(2), process.stdout, process.stderr);
