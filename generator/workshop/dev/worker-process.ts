import { fork } from 'node:child_process';
import { startFile } from '../../files/program-files.ts';
import type { BuildEvent, WorkerReply, WorkerRequest, WorkerSettings } from './dev-protocol.ts';
import { PendingReplies } from './pending-replies.ts';

/**
 * After each edit of a large site, there is much short-lived data. With little room for it, collecting it takes longer.
 */
const roomForShortLived = '--max-semi-space-size=64';

/** A worker in its own process. */
interface WorkerProcess {
  /** Returns false once the process has exited. */
  isUp: () => boolean;
  /** @param edited the only file that has changed since the last build, if that is known */
  build: (edited?: string) => void;
  /** Sends a request. Returns null if the worker does not have it, or exits before it replies. */
  ask: <T>(request: RequestWithoutId) => Promise<T | null>;
  stop: () => void;
}

type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never;
type RequestWithoutId = WithoutId<WorkerRequest>;

interface WorkerEvents {
  onBuilt: (built: BuildEvent) => void;
  /** Called with the error output if the worker exits by itself. */
  onCrash: (text: string) => void;
}

/** Starts a worker, which builds right away. */
export function startWorker(settings: WorkerSettings, { onBuilt, onCrash }: WorkerEvents): WorkerProcess {
  const child = fork(startFile, ['@dev-worker', JSON.stringify(settings)], {
    serialization: 'advanced',
    execArgv: [...process.execArgv, roomForShortLived],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const replies = new PendingReplies();
  let errors = '';
  // A worker that was just killed still seems to be connected. Its pending requests are settled when its exit is
  // noticed.
  const send = (request: WorkerRequest) => child.connected && child.send(request, () => undefined);

  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  child.on('message', (message: BuildEvent | WorkerReply) => {
    if (message.kind === 'built') onBuilt(message);
    else replies.settle(message.id, message.value);
  });
  child.on('exit', () => {
    replies.settleAll();
    onCrash(withoutStack(errors));
  });
  // It could not be started.
  child.on('error', ({ message }) => {
    replies.settleAll();
    onCrash(message);
  });
  return {
    isUp: () => child.connected,
    build: (edited) => void send({ kind: 'build', edited }),
    ask: <T>(request: RequestWithoutId) => {
      if (!child.connected) return Promise.resolve(null);
      const { id, reply } = replies.next<T>();
      send({ ...request, id });
      return reply;
    },
    stop: () => {
      child.removeAllListeners().on('error', () => undefined);
      child.kill();
      replies.settleAll();
    },
  };
}

/** Returns the error message without its stack trace. */
function withoutStack(errors: string): string {
  const lines = errors.split('\n').filter((line) => !/^\s+at |^Node\.js v|^\s*$/.test(line));
  return lines.slice(0, 30).join('\n') || 'The builder stopped without saying why.';
}
