import { once } from 'node:events';
import { defaultPort, readPort } from './port.ts';
import { type ExitCode, inColor, needRoot, type Register, type World, withRoot } from './terminal.ts';

export const devCommand: Register = (program, terminal) =>
  withRoot(program.command('dev'))
    .description('Serve the site while it is written: every edit shows itself, and so does every mistake.')
    .option('--port <number>', `The port; by default ${defaultPort}, or the next that is free.`, readPort)
    .addHelpText('after', '\nHold Alt over a text to see where it is written, and click to open it there.')
    .addHelpText('after', '\nExample:\n  generate dev --port 8080')
    .action((options: DevOptions) => terminal.finish(run(options, terminal)));

interface DevOptions {
  root: string;
  port?: number;
}

async function run({ root, port }: DevOptions, world: World): Promise<ExitCode> {
  await needRoot(root);
  const { startDev } = await import('../workshop/dev/dev.ts');
  const { MAPS_KEY: mapsKey, SOURCE_DATE_EPOCH: sourceDateEpoch } = world.env;
  const dev = await startDev(
    { root, inColor: inColor(world), mapsKey, sourceDateEpoch },
    { wanted: port ?? defaultPort, orNext: port === undefined },
    (text) => world.out.write(text),
  );
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  world.out.write(`${dev.address()} shows the site as you write it. Ctrl-C stops it.\n`);
  await ended;
  dev.stop();
  return 0;
}
