import { today } from '../../publish/today.ts';
import { loadTools } from '../../tools.ts';
import { refreshSchemas } from '../editor/refresh.ts';
import { siteBuilder } from './builder.ts';
import { crashText } from './crash-text.ts';
import type { BuildEvent, WorkerReply, WorkerRequest, WorkerSettings } from './protocol.ts';

/** Builds in its own process. Restarting it loads a changed template, and a crash ends only this process. */
const settings: WorkerSettings = JSON.parse(process.argv[2] ?? '{}');
const { root, inColor, mapsKey, sourceDateEpoch } = settings;
const tools = await loadTools();
const builder = siteBuilder({ root, mapsKey, today: today(sourceDateEpoch) }, tools, inColor);

/** The delay before the editor schemas are updated, in milliseconds, so that the page reloads first. */
const refreshDelay = 1000;
let refresh: NodeJS.Timeout | undefined;
let last: Promise<void> = Promise.resolve();

const send = (message: BuildEvent | WorkerReply | { kind: 'ready' }) => process.send?.(message);

/** Ends the worker with words for the terminal and the page: what failed, where, and the line of the program. */
process.on('uncaughtException', (error) => {
  process.stderr.write(crashText(error), () => process.exit(1));
});

async function build(): Promise<void> {
  const built = await builder.build();
  send(built);
  // A template that throws ends the worker here, before a browser requests its page.
  await builder.settled();
  if (built.state.kind !== 'ok') return;
  clearTimeout(refresh);
  refresh = setTimeout(() => refreshSchemas(root, tools).catch(ignoreFailure), refreshDelay);
}

/** Outdated editor schemas are no reason to stop, even if the files cannot be written. */
const ignoreFailure = () => undefined;

process.on('message', async (request: WorkerRequest) => {
  if (request.kind === 'build') last = last.then(build);
  else if (request.kind === 'file') send({ kind: 'reply', id: request.id, value: await builder.file(request.path) });
  else send({ kind: 'reply', id: request.id, value: builder.provenance(request.route) });
});
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });
