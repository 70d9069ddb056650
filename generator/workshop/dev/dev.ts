import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { listenWith, type Port } from '../listen.ts';
import { devServer } from './dev-server.ts';
import { openEditor } from './open-editor.ts';
import type { BuildEvent, Event, State, WorkerSettings } from './protocol.ts';
import { supervise } from './supervise.ts';
import { watch } from './watch.ts';

export interface Dev {
  /** The address of the site, such as `http://localhost:4173/spa/`. */
  address: () => string;
  stop: () => Promise<void>;
}

/**
 * Serves the site while it is written: an edit shows in every open page. Resolves when the first build has ended.
 *
 * @param say gets what the terminal should show
 * @throws UsageError where the port is taken
 */
export async function startDev(settings: WorkerSettings, port: Port, say: (text: string) => void): Promise<Dev> {
  const { root } = settings;
  let state: Event = { kind: 'well', base: '', changed: [] };
  let base = '';
  let edit: Edit | null = null;
  const first = deferred();

  const onBuilt = (built: BuildEvent) => {
    state = { ...built.state, changed: [] };
    if (built.state.kind === 'well') base = built.state.base;
    server.broadcast({ ...built.state, changed: built.changed });
    if (edit || built.state.kind !== 'well') say(summary(built, edit));
    first.resolve();
  };
  const builder = supervise(settings, onBuilt);
  const server = devServer({
    file: builder.file,
    provenance: builder.provenance,
    base: () => base,
    open: (location) => openEditor(root, location, (text) => say(`${text}\n`)),
    script: await browserScript(),
    state: () => state,
  });
  const running = await listenWith(createServer(server.handle), port);
  const unwatch = await watch(root, (files, programChanged) => {
    edit = { files, at: performance.now() };
    if (programChanged) builder.restart();
    else builder.build();
  });
  await first.promise;
  return {
    address: () => `http://localhost:${running.port}${base}/`,
    stop: async () => {
      await unwatch();
      builder.stop();
      running.stop();
    },
  };
}

/** The files that were last saved, and when, in milliseconds. */
interface Edit {
  files: string[];
  at: number;
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function summary({ state, changed }: { state: State; changed: string[] | null }, edit: Edit | null): string {
  if (state.kind === 'problems') return state.report;
  if (state.kind === 'fault') return `${state.text}\n`;
  const { files = [], at = performance.now() } = edit ?? {};
  const pages = changed === null ? 'all pages' : changed.length === 1 ? changed[0] : `${changed.length} pages`;
  return `${files.slice(0, 3).join(', ')}: ${pages}, ${Math.round(performance.now() - at)} ms\n`;
}

async function browserScript(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [fileURLToPath(new URL('./browser/main.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
