import { today } from '../../publish/today.ts';
import { type Kept, loadTools } from '../../tools.ts';
import { refreshSchemas } from '../editor/refresh.ts';
import { SiteBuilder } from './builder.ts';
import type { BuildEvent, WorkerReply, WorkerRequest, WorkerSettings } from './dev-protocol.ts';
import { lastKnown } from './last-known.ts';

/** The delay before the editor schemas are updated, in milliseconds, so that the page reloads first. */
const refreshDelay = 1000;

/** Outdated editor schemas are not a reason to stop, even if the files cannot be written. */
const ignoreFailure = () => undefined;

const send = (message: BuildEvent | WorkerReply | { kind: 'ready' }) => process.send?.(message);

/**
 * Builds in its own process. Restarting it loads a changed template, and a crash ends only this process.
 *
 * @param kept what the program was bundled with
 */
export async function runWorker(settings: WorkerSettings, kept?: Kept): Promise<void> {
  const { root, inColor, mapsKey, sourceDateEpoch, day } = settings;
  const tools = await loadTools(kept);
  const project = { root, mapsKey, today: day ?? today(root, sourceDateEpoch) };
  const builder = new SiteBuilder(project, tools, inColor, await lastKnown(project, tools, process.env));
  let refresh: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  const build = async (edited: string | undefined) => {
    const built = await builder.build(edited);
    send(built);
    clearTimeout(refresh);
    if (built.state.kind === 'ok')
      refresh = setTimeout(() => refreshSchemas(root, tools).catch(ignoreFailure), refreshDelay);
    // A template that throws ends the worker here, before a browser requests its page. The next build does not wait for it.
    void builder.settled();
  };
  process.on('message', async (request: WorkerRequest) => {
    if (request.kind === 'build') last = last.then(() => build(request.edited));
    else if (request.kind === 'file') send({ kind: 'reply', id: request.id, value: await builder.file(request.path) });
    else send({ kind: 'reply', id: request.id, value: builder.provenance(request.route) });
  });
  process.on('disconnect', () => process.exit());
  send({ kind: 'ready' });
}
