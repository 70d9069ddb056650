import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { atRoot } from '../../report/at-root.ts';
import { listenWith, type Port } from '../listen.ts';
import { reporter, type SavedFiles } from './build-reporter.ts';
import type { PageEvent, WorkerSettings } from './dev-protocol.ts';
import { type DevServer, devServer } from './dev-server.ts';
import { LiveState } from './live-state.ts';
import { openEditor } from './open-editor.ts';
import { supervise } from './supervise.ts';
import { watch } from './watch.ts';
import { watchWarnings } from './watch-warnings.ts';

interface Dev {
  /** Returns the address of the site, such as `http://localhost:4173/shop/`. */
  address: () => string;
  stop: () => void;
}

/**
 * Serves the site and shows every edit in the open pages. Resolves after the first build.
 *
 * @param print writes to the terminal
 * @throws UsageError if the port is taken
 */
export async function startDev(settings: WorkerSettings, port: Port, print: (text: string) => void): Promise<Dev> {
  /** Null until it listens: no page is open before. */
  let server: DevServer | null = null;
  const { live, builder, firstBuild, stop } = keepBuilding(settings, print, (event) => server?.broadcast(event));
  server = devServer({
    file: builder.file,
    provenance: builder.provenance,
    redirect: builder.redirect,
    base: () => live.base,
    open: (location) => openEditor(settings.root, location, process.env),
    script: await browserScript(),
    state: () => live.event(null),
  });
  const running = await listenWith(serverAfter(firstBuild, server), port);
  await firstBuild;
  return {
    address: () => `http://localhost:${running.port}${live.base}/`,
    stop: () => {
      stop();
      running.stop();
    },
  };
}

/** Builds the site after every edit, looks for warnings whenever it is valid, and announces both to its pages. */
function keepBuilding(settings: WorkerSettings, print: (text: string) => void, announce: (event: PageEvent) => void) {
  const { root } = settings;
  const live = new LiveState();
  const report = reporter(print);
  const audits = watchWarnings(settings, (found) => {
    const isNews = live.warned(found);
    if (!found) print(atRoot(tooSlow, root));
    else if (isNews) print(found.report || 'No warnings are left.\n');
    announce(live.event([]));
  });
  let edit: SavedFiles | null = null;
  let isBuilt = () => {};
  const firstBuild = new Promise<void>((resolve) => {
    isBuilt = resolve;
  });
  const builder = supervise(settings, (built) => {
    live.built(built.state);
    if (built.state.kind === 'ok') audits.auditLater();
    else audits.cancel();
    announce(live.event(built.changed));
    report(built, edit);
    isBuilt();
  });
  const onChange = (files: string[], programChanged: boolean) => {
    edit = { files, at: performance.now() };
    if (programChanged) builder.restart();
    else builder.build(files);
  };
  const unwatch = watch(root, onChange, (text) => print(`${text}\n`));
  const stop = () => {
    audits.cancel();
    builder.stop();
    unwatch();
  };
  return { live, builder, firstBuild, stop };
}

/** The warnings that were found before may be outdated, so they are not shown any longer. */
const tooSlow =
  'Finding warnings took too long, so this command shows none until you start it again. To see them, run:  npm run validate\n';

/** Creates a server. An early request waits, because the address and the pages of the site are not known yet. */
function serverAfter(firstBuild: Promise<void>, { handle }: DevServer): Server {
  return createServer((request, response) => void firstBuild.then(() => handle(request, response)));
}

async function browserScript(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./browser/main.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
