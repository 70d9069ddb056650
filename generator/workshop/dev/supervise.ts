import type { BuildEvent, Provenance, WorkerSettings } from './dev-protocol.ts';
import type { RequestedContent } from './site-files.ts';
import { startWorker } from './worker-process.ts';

interface Supervisor {
  /** Builds again after an edit of these content files. */
  build: (edited: readonly string[]) => void;
  /** Restarts the worker after an edit of the program, and builds. */
  restart: () => void;
  /** Returns a file of the last build without errors; null if there is no such file. */
  file: (path: string) => Promise<RequestedContent | null>;
  provenance: (route: string) => Promise<Provenance | null>;
  /** Returns the redirect target of an address without a page; null if there is none. */
  redirect: (route: string) => Promise<string | null>;
  stop: () => void;
}

/** How many files are kept for the time without a worker: those of the most recently requested pages. */
const mostKept = 300;

/** Keeps a build worker running, and replaces it when the program changes. If the worker exits, reports a crash. */
export function supervise(settings: WorkerSettings, onBuilt: (built: BuildEvent) => void): Supervisor {
  const onCrash = (text: string) => onBuilt({ kind: 'built', state: { kind: 'crash', text }, changed: [] });
  const start = () => startWorker(settings, { onBuilt, onCrash });
  let worker = start();
  const lastFiles = new Map<string, RequestedContent>();
  const keep = (path: string, content: RequestedContent) => {
    lastFiles.delete(path);
    lastFiles.set(path, content);
    const [oldest] = lastFiles.keys();
    if (lastFiles.size > mostKept && oldest !== undefined) lastFiles.delete(oldest);
  };
  const restart = () => {
    worker.stop();
    worker = start();
  };
  const file: Supervisor['file'] = async (path) => {
    const asked = worker;
    const content = await asked.ask<RequestedContent>({ kind: 'file', path });
    if (content !== null) keep(path, content);
    // It was replaced before it replied.
    else if (worker !== asked) return file(path);
    // While the worker is down, pages still get the last files it made.
    return content ?? (worker.isUp() ? null : (lastFiles.get(path) ?? null));
  };
  return {
    build: ([edited, ...others]) => {
      if (worker.isUp()) worker.build(others.length > 0 ? undefined : edited);
      else restart();
    },
    restart,
    file,
    provenance: (route) => worker.ask<Provenance>({ kind: 'provenance', route }),
    redirect: (route) => worker.ask<string>({ kind: 'redirect', route }),
    stop: () => worker.stop(),
  };
}
