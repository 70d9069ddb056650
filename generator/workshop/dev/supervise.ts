import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Built, Order, Places, Reply } from './protocol.ts';

const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));

export interface Builder {
  /** Builds again, after an edit of the content. */
  build: () => void;
  /** Starts afresh, after an edit of the program, and builds. */
  restart: () => void;
  /** A file of the last sound build; null where there is none. */
  file: (path: string) => Promise<string | Uint8Array | null>;
  places: (route: string) => Promise<Places | null>;
  stop: () => void;
}

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** Keeps a worker that builds, and starts another when the program changes; what it cannot survive is told as a fault. */
export function supervise(root: string, inColor: boolean, onBuilt: (built: Built) => void): Builder {
  let child = start();
  let asked = 0;
  const waiting = new Map<number, (value: unknown) => void>();
  const kept = new Map<string, string | Uint8Array>();

  function start(): ChildProcess {
    const one = fork(worker, [root, ...(inColor ? ['colors'] : [])], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    one.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    one.on('message', (message: Built | Reply | { kind: 'ready' }) => {
      if (message.kind === 'ready') send({ kind: 'build' });
      else if (message.kind === 'built') onBuilt(message);
      else settle(message.id, message.value);
    });
    one.on('exit', () => {
      if (one !== child) return;
      for (const id of waiting.keys()) settle(id, null);
      onBuilt({ kind: 'built', state: { kind: 'fault', text: readable(errors) }, changed: [] });
    });
    return one;
  }

  const send = (order: Order) => child.connected && child.send(order);
  const settle = (id: number, value: unknown) => {
    waiting.get(id)?.(value);
    waiting.delete(id);
  };
  const ask = <T>(order: Without<Extract<Order, { id: number }>, 'id'>): Promise<T | null> => {
    if (!child.connected) return Promise.resolve(null);
    asked += 1;
    const id = asked;
    return new Promise((resolve) => {
      waiting.set(id, (value) => resolve(value as T | null));
      send({ ...order, id } as Order);
    });
  };

  return {
    build: () => (child.connected ? send({ kind: 'build' }) : restart()),
    restart,
    file: async (path) => {
      const content = await ask<string | Uint8Array>({ kind: 'file', path });
      if (content !== null) kept.set(path, content);
      // While the worker is down, the last that it made goes on being shown.
      return content ?? (child.connected ? null : (kept.get(path) ?? null));
    },
    places: (route) => ask({ kind: 'places', route }),
    stop: () => stopping(child),
  };

  function restart(): void {
    const old = child;
    child = start();
    for (const id of waiting.keys()) settle(id, null);
    stopping(old);
  }
}

function stopping(child: ChildProcess): void {
  child.removeAllListeners();
  child.kill();
}

/** The fault itself, without the path that it took through the program. */
function readable(errors: string): string {
  const lines = errors.split('\n').filter((line) => !/^\s+at |^Node\.js v|^\s*$/.test(line));
  return lines.slice(0, 30).join('\n') || 'The builder stopped without saying why.';
}
