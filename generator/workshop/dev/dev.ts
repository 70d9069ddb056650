import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { listenWith, type Port } from '../preview/serve.ts';
import { devServer } from './dev-server.ts';
import { openEditor } from './open-editor.ts';
import type { Built, Event } from './protocol.ts';
import { supervise } from './supervise.ts';
import { watch } from './watch.ts';

export interface Dev {
  port: number;
  base: () => string;
  stop: () => Promise<void>;
}

/**
 * Serves the site as it is written: an edit shows itself in every open page.
 *
 * @param say gets what the terminal should know, in colours where it has them
 * @throws UsageError where the port is taken
 */
export async function startDev(
  root: string,
  port: Port,
  { inColor, say }: { inColor: boolean; say: (text: string) => void },
): Promise<Dev> {
  let state: Event = { kind: 'well', changed: [] };
  let edited = performance.now();
  let files: string[] = [];
  let onFirst = () => {};
  const first = new Promise<void>((resolve) => {
    onFirst = resolve;
  });

  const onBuilt = ({ state: now, changed }: Built) => {
    state = { ...now, changed: [] };
    server.tell({ ...now, changed });
    if (files.length > 0 || now.kind !== 'well') say(summary(now, changed, files, performance.now() - edited));
    onFirst();
  };
  const builder = supervise(root, inColor, onBuilt);
  const { file, places } = builder;
  const server = devServer({
    file,
    places,
    base: () => base,
    open: (place) => openEditor(root, place, (text) => say(`${text}\n`)),
    script: await browserScript(),
    state: () => state,
  });
  const running = await listenWith(createServer(server.handle), port);
  const unwatch = await watch(root, (paths, programChanged) => {
    edited = performance.now();
    files = paths;
    if (programChanged) builder.restart();
    else builder.build();
  });
  await first;
  const manifest = JSON.parse(String((await file('site.webmanifest')) ?? '{}')) as { scope?: string };
  const base = (manifest.scope ?? '/').replace(/\/$/, '');

  const stop = async () => {
    await unwatch();
    builder.stop();
    running.stop();
  };
  return { port: running.port, base: () => base, stop };
}

function summary(state: Built['state'], changed: string[] | null, files: string[], took: number): string {
  const what = files.slice(0, 3).join(', ');
  if (state.kind === 'problems') return `${state.report}`;
  if (state.kind === 'fault') return `${state.text}\n`;
  const pages = changed === null ? 'all pages' : changed.length === 1 ? changed[0] : `${changed.length} pages`;
  return `${what}: ${pages}, ${Math.round(took)} ms\n`;
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
