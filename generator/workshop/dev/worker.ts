import { today } from '../../publish/today.ts';
import { loadTools } from '../../tools.ts';
import { refreshSchemas } from '../editor/refresh.ts';
import { siteBuilder } from './builder.ts';
import type { BuildEvent, Order, Reply, WorkerSettings } from './protocol.ts';

/** Builds in a process of its own: a changed template is read by starting it again, and its faults end it alone. */
const settings: WorkerSettings = JSON.parse(process.argv[2] ?? '{}');
const { root, inColor, mapsKey, sourceDateEpoch } = settings;
const tools = await loadTools();
const builder = siteBuilder({ root, mapsKey, today: today(sourceDateEpoch) }, tools, inColor);

/** Milliseconds; nobody who looks at an edit waits for what editors read. */
const pauseBeforeRefresh = 1000;
let refresh: NodeJS.Timeout | undefined;
let last: Promise<void> = Promise.resolve();

const send = (message: BuildEvent | Reply | { kind: 'ready' }) => process.send?.(message);

async function build(): Promise<void> {
  const built = await builder.build();
  send(built);
  // A template that throws ends the worker now, before somebody asks for its page.
  await builder.settled();
  if (built.state.kind !== 'well') return;
  clearTimeout(refresh);
  refresh = setTimeout(() => refreshSchemas(root, tools).catch(leaveEditorsAlone), pauseBeforeRefresh);
}

/** Editors that know less are no reason to stop, even where their files cannot be written. */
const leaveEditorsAlone = () => undefined;

process.on('message', async (order: Order) => {
  if (order.kind === 'build') last = last.then(build);
  else if (order.kind === 'file') send({ kind: 'reply', id: order.id, value: await builder.file(order.path) });
  else send({ kind: 'reply', id: order.id, value: builder.provenance(order.route) });
});
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });
