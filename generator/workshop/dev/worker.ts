import { sameFiles } from '../../memory/same-files.ts';
import { today } from '../../publish/today.ts';
import { type BundledProgram, loadTools } from '../../tools.ts';
import { refreshSchemas } from '../editor/refresh.ts';
import { buildQueue } from './build-queue.ts';
import { SiteBuilder } from './builder.ts';
import { calmness } from './calmness.ts';
import type { BuildEvent, WorkerReply, WorkerRequest, WorkerSettings } from './dev-protocol.ts';
import { lastKnown } from './last-known.ts';

/** The delay before the editor schemas are updated, in milliseconds, so that the page reloads first. */
const refreshDelay = 1000;

/** How often to check for a new day, in milliseconds. */
const dayInterval = 60_000;

/**
 * Outdated editor schemas are not a reason to stop, even if the files cannot be written. A mistake that a rehearsal finds
 * is reported by the next build.
 */
const ignoreFailure = () => undefined;

/** A request that waits for an answer. */
type Question = Exclude<WorkerRequest, { kind: 'build' }>;

const send = (message: BuildEvent | WorkerReply) => process.send?.(message);

/**
 * Builds in a separate process. Restarting it loads a changed template, and a crash ends only this process.
 *
 * @param bundled missing if the program is loaded from its sources
 */
export async function runWorker(settings: WorkerSettings, bundled?: BundledProgram): Promise<void> {
  const { root, inColor, mapsKey, sourceDateEpoch, day } = settings;
  const tools = await loadTools(bundled);
  const dayNow = () => day ?? today(root, sourceDateEpoch);
  const project = { root, mapsKey, today: dayNow() };
  const last = await lastKnown(project, tools, process.env);
  const builder = new SiteBuilder(project, tools, { inColor, known: last });
  const known = () => builder.known && sameFiles(builder.known, root);
  const calm = calmness();
  let refresh: NodeJS.Timeout | undefined;

  const build = async (edited: string | undefined) => {
    builder.today = dayNow();
    const shown = await builder.show(edited);
    if (shown) send(shown);
    // The next build checks what this one has not.
    if (shown && (queue.isWaiting() || !(await calm.isReached()))) return;
    const built = await builder.build(shown ? undefined : edited);
    send({ ...built, isCheck: shown !== null });
    // The names of the words are the same, so the editor schemas are too.
    if (!builder.wereOnlyWords) clearTimeout(refresh);
    if (built.state.kind === 'ok' && !builder.wereOnlyWords)
      refresh = setTimeout(() => refreshSchemas(root, tools, known).catch(ignoreFailure), refreshDelay);
    // A template that throws ends the worker here, before a browser requests its page. The next build does not wait for
    // it.
    void builder.settled();
  };
  const queue = buildQueue(build);
  const first = queue.add(undefined);
  const prepare = async () => {
    await first;
    // A person needs longer than that for the first edit.
    if (await calm.isReached()) await builder.rehearse().catch(ignoreFailure);
  };
  void prepare();
  const atMidnight = () => {
    if (dayNow() !== builder.today) void queue.add(undefined);
  };
  setInterval(atMidnight, dayInterval).unref();
  process.on('message', async (request: WorkerRequest) => {
    calm.disturb(request.kind);
    if (request.kind === 'build') return queue.add(request.edited);
    // The pages are not known before the first build.
    await first;
    send({ kind: 'reply', id: request.id, value: await answerOf(builder, request) });
  });
  process.on('disconnect', () => process.exit());
}

function answerOf(builder: SiteBuilder, request: Question): unknown {
  if (request.kind === 'file') return builder.file(request.path);
  return request.kind === 'provenance' ? builder.provenance(request.route) : builder.redirect(request.route);
}
