import { once } from 'node:events';
import { InvalidArgumentError } from 'commander';
import { formFault } from '../../templates/schema/forms.ts';
import { defaultPort, readPort } from './port.ts';
import { type ExitCode, inColor, needRoot, type Register, type World, withRoot } from './terminal.ts';

export const devCommand: Register = (program, terminal) =>
  withRoot(program.command('dev'))
    .description('Serve the site while you write it. Every edit and every mistake appears in the page.')
    .option('--port <number>', `The port (default: ${defaultPort}, or the next free one).`, readPort)
    .option('--day <day>', 'Show the site as it is on another day, such as 2026-12-24.', parseDay)
    .addHelpText(
      'after',
      '\nHold Alt over text or a picture to see where it is written. Click to open that line in your editor.',
    )
    .addHelpText('after', '\nExample:\n  npm run dev -- --port 8080')
    .action((options: DevOptions) => terminal.finish(run(options, terminal)));

interface DevOptions {
  root: string;
  port?: number;
  /** As YYYY-MM-DD. */
  day?: string;
}

/** @throws InvalidArgumentError if it is not a day */
function parseDay(text: string): string {
  const found = formFault('day', text, {});
  if (found || text === '') throw new InvalidArgumentError('Write year, month, and day, such as 2026-12-24.');
  return text;
}

async function run({ root, port, day }: DevOptions, world: World): Promise<ExitCode> {
  await needRoot(root);
  const { startDev } = await import('../workshop/dev/start-dev.ts');
  const { MAPS_KEY: mapsKey, SOURCE_DATE_EPOCH: sourceDateEpoch } = world.env;
  const dev = await startDev(
    { root, inColor: inColor(world), mapsKey, sourceDateEpoch, day },
    { wanted: port ?? defaultPort, orNext: port === undefined },
    (text) => world.out.write(text),
  );
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  world.out.write(`${dev.address()} shows the site as you write it. Press Ctrl-C to stop.\n`);
  await ended;
  dev.stop();
  return 0;
}
