import '../../production.ts';
import { type Assembled, assemble, pageKeys, render } from '../../build.ts';
import { today } from '../../commands/today.ts';
import { readRecord } from '../../publish/record.ts';
import type { PlannedFile } from '../../render/render.tsx';
import { ContentError, type Diagnostic } from '../../report/diagnostic.ts';
import { frameOf, report } from '../../report/report.ts';
import { loadTools } from '../../tools.ts';
import { refreshSchemas } from '../editor/refresh.ts';
import { placesOn } from './places.ts';
import type { Built, Order, Reply, State, Told } from './protocol.ts';

/** Builds in a process of its own: a template that changed is read by starting it again, and its faults end it alone. */
const [, , root = '.', colors] = process.argv;
const tools = await loadTools();
let assembled: Assembled | null = null;
let planned: Promise<Map<string, PlannedFile>> | null = null;
let keys: ReadonlyMap<string, string> | null = null;
let refresh: NodeJS.Timeout | undefined;

/** Milliseconds; nobody who looks at an edit waits for what editors read. */
const pauseBeforeRefresh = 1000;

const tell = (message: Built | Reply) => process.send?.(message);

async function build(): Promise<void> {
  try {
    assembled = await assemble(root, tools);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { diagnostics } = error;
    const state: State = {
      kind: 'problems',
      problems: diagnostics.map(told),
      report: report(diagnostics, 'text', colors === 'colors'),
    };
    tell({ kind: 'built', state, changed: [] });
    return;
  }
  const before = keys;
  keys = pageKeys(assembled.site, assembled.pictures);
  const changed =
    before &&
    [...new Set([...before.keys(), ...keys.keys()])].filter((route) => before.get(route) !== keys?.get(route));
  planned = plan(assembled);
  tell({ kind: 'built', state: { kind: 'well' }, changed });
  // A template that throws is told before somebody asks for its page.
  await planned;
  clearTimeout(refresh);
  refresh = setTimeout(() => refreshSchemas(root).catch(leaveEditorsAsTheyAre), pauseBeforeRefresh);
}

/** An editor that knows less is no reason to stop, be it that its files cannot be written. */
const leaveEditorsAsTheyAre = () => undefined;

async function plan({ site, pictures }: Assembled): Promise<Map<string, PlannedFile>> {
  const published = await readRecord(root);
  const { planned } = await render(site, pictures, tools, { published, today: today() });
  return new Map(planned.map((file) => [file.path, file]));
}

async function contentOf(path: string): Promise<string | Uint8Array | null> {
  const file = (await planned)?.get(path);
  if (!file) return null;
  return typeof file.content === 'function' ? file.content() : file.content;
}

function told(diagnostic: Diagnostic): Told {
  const { id, severity, message, hint, source, span } = diagnostic;
  return { id, severity, message, hint, frame: frameOf(diagnostic), place: { file: source.file, ...span.start } };
}

let last: Promise<void> = Promise.resolve();

process.on('message', async (order: Order) => {
  if (order.kind === 'build') last = last.then(build);
  else if (order.kind === 'file') tell({ kind: 'reply', id: order.id, value: await contentOf(order.path) });
  else tell({ kind: 'reply', id: order.id, value: assembled && placesOn(order.route, assembled, tools) });
});
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' });
