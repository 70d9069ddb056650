import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuildEvent, Order, Reply, WorkerSettings } from './protocol.ts';

const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** A worker in a process of its own. */
export interface WorkerProcess {
  /** False once it has ended. */
  isUp: () => boolean;
  build: () => void;
  /** Asks for something; null where the worker has nothing, or ends before it answers. */
  ask: <T>(request: Request) => Promise<T | null>;
  stop: () => void;
}

type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never;
export type Request = WithoutId<Order>;

export interface WorkerEvents {
  onBuilt: (built: BuildEvent) => void;
  /** Called where the worker ends by itself, with what it wrote about it. */
  onFault: (text: string) => void;
}

/** Starts a worker, which builds at once. */
export function startWorker(settings: WorkerSettings, { onBuilt, onFault }: WorkerEvents): WorkerProcess {
  const child = fork(worker, [JSON.stringify(settings)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // React chooses its build when it is imported; the one that ships is several times faster.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const waiting = new Map<number, (value: unknown) => void>();
  let lastId = 0;
  let errors = '';
  const send = (order: Order) => child.connected && child.send(order);
  const settle = (id: number, value: unknown) => {
    waiting.get(id)?.(value);
    waiting.delete(id);
  };
  const settleAll = () => {
    for (const id of waiting.keys()) settle(id, null);
  };

  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  child.on('message', (message: BuildEvent | Reply | { kind: 'ready' }) => {
    if (message.kind === 'ready') send({ kind: 'build' });
    else if (message.kind === 'built') onBuilt(message);
    else settle(message.id, message.value);
  });
  child.on('exit', () => {
    settleAll();
    onFault(withoutStack(errors));
  });
  return {
    isUp: () => child.connected,
    build: () => void send({ kind: 'build' }),
    ask: <T>(request: Request) => {
      if (!child.connected) return Promise.resolve(null);
      lastId += 1;
      const id = lastId;
      return new Promise<T | null>((resolve) => {
        waiting.set(id, (value) => resolve(value as T | null));
        send({ ...request, id });
      });
    },
    stop: () => {
      child.removeAllListeners();
      child.kill();
      settleAll();
    },
  };
}

/** The fault itself, without the way that it took through the program. */
function withoutStack(errors: string): string {
  const lines = errors.split('\n').filter((line) => !/^\s+at |^Node\.js v|^\s*$/.test(line));
  return lines.slice(0, 30).join('\n') || 'The builder stopped without saying why.';
}
