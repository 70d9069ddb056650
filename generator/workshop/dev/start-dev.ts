import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { atRoot } from '../../report/at-root.ts';
import { formatNumber, plural } from '../../report/wording.ts';
import { listenWith, type Port } from '../listen.ts';
import type { BuildEvent, BuildState, Problems, WorkerSettings } from './dev-protocol.ts';
import { type DevServer, devServer } from './dev-server.ts';
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
  const { root } = settings;
  let state: BuildState = { kind: 'ok', base: '', drafts: [], partlyDrafts: [], problems: [], total: 0, report: '' };
  // Greater than any version of an earlier server, whose pages may still be open.
  let version = Date.now();
  let base = '';
  let edit: SavedFiles | null = null;
  /** Null until it listens: no page is open before. */
  let server: DevServer | null = null;
  const firstBuild = deferred();
  const report = reporter(print);
  const none: Problems = { problems: [], total: 0, report: '' };
  let warnings = none;
  const audits = watchWarnings(settings, (found) => {
    if (!found) print(atRoot(tooSlow, root));
    else if (found.report !== warnings.report) print(found.report || 'No warnings are left.\n');
    warnings = found ?? none;
    server?.broadcast({ ...state, version, changed: [], warnings });
  });

  const onBuilt = (built: BuildEvent) => {
    state = built.state;
    if (state.kind === 'ok') {
      base = state.base;
      version++;
      audits.auditLater();
    } else audits.cancel();
    server?.broadcast({ ...state, version, changed: built.changed, warnings });
    report(built, edit);
    firstBuild.resolve();
  };
  const builder = supervise(settings, onBuilt);
  const onChange = (files: string[], programChanged: boolean) => {
    edit = { files, at: performance.now() };
    if (programChanged) builder.restart();
    else builder.build(files);
  };
  const unwatch = watch(root, onChange, (text) => print(`${text}\n`));
  server = devServer({
    file: builder.file,
    provenance: builder.provenance,
    redirect: builder.redirect,
    base: () => base,
    open: (location) => openEditor(root, location, process.env),
    script: await browserScript(),
    state: () => ({ ...state, version, changed: null, warnings }),
  });
  const running = await listenWith(serverAfter(firstBuild.promise, server), port);
  await firstBuild.promise;
  return {
    address: () => `http://localhost:${running.port}${base}/`,
    stop: () => {
      audits.cancel();
      builder.stop();
      running.stop();
      unwatch();
    },
  };
}

/** The warnings that were found before may be outdated, so they are not shown any longer. */
const tooSlow =
  'Finding warnings took too long, so this command shows none until you start it again. To see them, run:  npm run validate\n';

/** Creates a server. An early request waits, because the address and the pages of the site are not known yet. */
function serverAfter(firstBuild: Promise<void>, { handle }: DevServer): Server {
  return createServer((request, response) => void firstBuild.then(() => handle(request, response)));
}

/** The files last saved, and when, as a `performance.now()` time. */
interface SavedFiles {
  files: string[];
  at: number;
}

/**
 * Reports the result of a build in the terminal. The check that follows an edit may find the same, which is not printed
 * again.
 */
function reporter(print: (text: string) => void): (built: BuildEvent, edit: SavedFiles | null) => void {
  let said = '';
  return (built, edit) => {
    const news = built.isCheck ? null : edit;
    const report = built.state.kind === 'crash' ? built.state.text : built.state.report;
    if (news || (report && report !== said)) print(summary(built, news));
    if (said && !report) print('No problems are left.\n');
    said = report;
  };
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** How many of the saved files a line in the terminal lists. */
const maxNamed = 3;

function summary({ state, changed }: { state: BuildState; changed: string[] | null }, edit: SavedFiles | null): string {
  if (state.kind === 'problems') return state.report;
  if (state.kind === 'crash') return `${state.text}\n`;
  if (!edit) return state.report;
  const { files, at } = edit;
  return `${state.report}${filesPhrase(files)}: updated ${pagesPhrase(changed)} in ${Math.round(performance.now() - at)} ms\n`;
}

function filesPhrase(files: readonly string[]): string {
  const others = files.length - maxNamed;
  return [...files.slice(0, maxNamed), ...(others > 0 ? [`and ${plural(others, 'other')}`] : [])].join(', ');
}

function pagesPhrase(changed: string[] | null): string {
  if (changed === null) return 'all pages';
  return changed.length === 1 ? String(changed[0]) : `${formatNumber(changed.length)} pages`;
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
