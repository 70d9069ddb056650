import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Option } from 'commander';
import { type HostName, hostNames } from '../../templates/facts/host-names.ts';
import { usualOutput } from '../memory/build-place.ts';
import { hostOf } from '../publish/hosts/hosts.ts';
import { UsageError } from '../report/usage-error.ts';
import { writtenFacts } from '../workshop/deploy/publish-facts.ts';
import type { HttpRequest } from '../workshop/preview/answer.ts';
import { defaultPort, readPort } from './port.ts';
import { type ExitCode, needRoot, type Register, type Stream, withRoot } from './terminal.ts';

export const previewCommand: Register = (program, { out, finish }) =>
  withRoot(program.command('preview'))
    .description('Serve the built site as your host will.')
    .addOption(new Option('--host <host>', 'The host to imitate (default: that of site.yaml).').choices(hostNames))
    .option('--port <number>', `The port (default: ${defaultPort}, or the next free one).`, readPort)
    .option('--out <dir>', 'The folder to serve (default: dist in the root).')
    .addHelpText('after', '\nExample:\n  npm run preview -- --host netlify --port 8080')
    .action((options: PreviewOptions) => finish(run(options, out)));

interface PreviewOptions {
  root: string;
  host?: HostName;
  port?: number;
  out?: string;
}

async function run({ root, host: chosen, port, out: given }: PreviewOptions, out: Stream): Promise<ExitCode> {
  await needRoot(root);
  const folder = given ?? usualOutput(root);
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory())
    throw new UsageError(`There is no built site in ${folder}. To build it, run:  npm run generate`);
  const [{ answer }, { keepReading }, { serve }] = await Promise.all([
    import('../workshop/preview/answer.ts'),
    import('../workshop/preview/read-site.ts'),
    import('../workshop/preview/serve.ts'),
  ]);
  const { name, host } = hostOf({ host: chosen ?? (await writtenHost(root)) });
  const current = await keepReading(folder, host);
  const reply = async (request: HttpRequest) => answer(request, await current(), host);
  const orNext = port === undefined;
  const server = await serve(reply, { wanted: port ?? defaultPort, orNext });
  if (orNext && server.port !== defaultPort) out.write(`Something else is using port ${defaultPort}.\n`);
  const { base } = await current();
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  out.write(`http://localhost:${server.port}${base}/ answers as "host: ${name}" does. Press Ctrl-C to stop.\n`);
  await ended;
  server.stop();
  return 0;
}

/** Returns the host in site.yaml. `check` reports a mistake there. */
async function writtenHost(root: string): Promise<HostName | undefined> {
  const facts = await writtenFacts(root);
  return hostNames.find((name) => name === facts?.host);
}
