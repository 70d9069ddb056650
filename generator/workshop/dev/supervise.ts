import type { BuildEvent, Provenance, WorkerSettings } from './protocol.ts';
import { startWorker } from './worker-process.ts';

export interface Supervisor {
  /** Builds again, after an edit of the content. */
  build: () => void;
  /** Starts over, after an edit of the program, and builds. */
  restart: () => void;
  /** A file of the last build without errors; null where there is none. */
  file: (path: string) => Promise<string | Uint8Array | null>;
  provenance: (route: string) => Promise<Provenance | null>;
  stop: () => void;
}

/** Keeps a worker that builds, and starts another when the program changes; what ends it is reported as a fault. */
export function supervise(settings: WorkerSettings, onBuilt: (built: BuildEvent) => void): Supervisor {
  const onFault = (text: string) => onBuilt({ kind: 'built', state: { kind: 'fault', text }, changed: [] });
  const start = () => startWorker(settings, { onBuilt, onFault });
  let worker = start();
  const lastFiles = new Map<string, string | Uint8Array>();
  const restart = () => {
    worker.stop();
    worker = start();
  };
  return {
    build: () => (worker.isUp() ? worker.build() : restart()),
    restart,
    file: async (path) => {
      const content = await worker.ask<string | Uint8Array>({ kind: 'file', path });
      if (content !== null) lastFiles.set(path, content);
      // While the worker is down, the last files that it made are still shown.
      return content ?? (worker.isUp() ? null : (lastFiles.get(path) ?? null));
    },
    provenance: (route) => worker.ask<Provenance>({ kind: 'provenance', route }),
    stop: () => worker.stop(),
  };
}
