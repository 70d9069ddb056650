import { once } from 'node:events';
import { defaultPort, readPort } from './port.ts';
import { type ExitCode, inColor, needRoot, type Register, type Stream, withRoot } from './terminal.ts';

export const devCommand: Register = (program, { out, finish }) =>
  withRoot(program.command('dev'))
    .description('Serve the site while it is written: every edit shows itself, and so does every mistake.')
    .option('--port <number>', `The port; by default ${defaultPort}, or the next that is free.`, readPort)
    .addHelpText('after', '\nHold Alt over a text to see where it is written, and click to open it there.')
    .addHelpText('after', '\nExample:\n  generate dev --port 8080')
    .action((options: DevOptions) => finish(run(options, out)));

interface DevOptions {
  root: string;
  port?: number;
}

async function run({ root, port }: DevOptions, out: Stream): Promise<ExitCode> {
  await needRoot(root);
  const { startDev } = await import('../workshop/dev/dev.ts');
  const dev = await startDev(
    root,
    { wanted: port ?? defaultPort, orNext: port === undefined },
    {
      inColor: inColor(out),
      say: (text) => out.write(text),
    },
  );
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  out.write(`http://localhost:${dev.port}${dev.base()}/ shows the site as you write it. Ctrl-C stops it.\n`);
  await ended;
  await dev.stop();
  return 0;
}
