import { Worker } from 'node:worker_threads';
import { startFile } from '../../files/program-files.ts';
import { Fault } from '../../report/fault.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { CrewSettings, Report, Reported, Taken, Task, TaskOf } from './messages.ts';

/**
 * A thread as the main thread sees it. It does one task after the other. Each rejects with the error that ends the
 * thread.
 */
interface Thread {
  check: (files: readonly string[]) => Promise<Reported<'checked'>['towns']>;
  plan: (task: TaskOf<'plan'>) => Promise<Reported<'planned'>['pictures']>;
  /**
   * Resolves when all pages are taken, which may be after the last report. Rejects if one cannot be taken.
   *
   * @param take called with each page at once, even if an earlier one is still being taken
   */
  make: (task: TaskOf<'make'>, take: TakePage) => Promise<Reported<'made'>>;
  stop: () => Promise<unknown>;
}

type TakePage = (page: Reported<'page'>) => Promise<void>;

/** Starts a thread, which waits for its first task. */
export function startThread(settings: CrewSettings): Thread {
  const worker = new Worker(startFile, { argv: ['@page-thread', JSON.stringify(settings)] });
  return {
    check: async (files) => (await ask(worker, { kind: 'check', files }, 'checked')).towns,
    plan: async (task) => (await ask(worker, task, 'planned')).pictures,
    make: (task, take) => ask(worker, task, 'made', take),
    stop: () => worker.terminate(),
  };
}

/** Sends a task, takes the pages that the thread reports, and resolves with the report that ends the task. */
function ask<K extends Report['kind']>(worker: Worker, task: Task, end: K, take?: TakePage): Promise<Reported<K>> {
  const send = (message: Task | Taken) => worker.postMessage(message);
  const takePage = async (page: Reported<'page'>) => {
    await take?.(page);
    send({ kind: 'taken' });
  };
  return new Promise((resolve, reject) => {
    const beingTaken = new Set<Promise<void>>();
    const onPage = (page: Reported<'page'>) => {
      const taken = takePage(page);
      beingTaken.add(taken);
      taken.then(() => beingTaken.delete(taken), reject);
    };
    const onEnd = (report: Reported<K>) => {
      worker.off('message', onReport).off('error', onError);
      Promise.all(beingTaken).then(() => resolve(report), reject);
    };
    const onReport = (report: Report) => {
      if (report.kind === 'page') onPage(report);
      else if (report.kind === end) onEnd(report as Reported<K>);
    };
    const onError = (error: Error) => reject(withClass(error));
    worker.on('message', onReport).on('error', onError);
    send(task);
  });
}

/** Restores the class of an error, which it loses on the way from a thread. */
function withClass(error: Error & Partial<Pick<Fault, 'where'>>): Error {
  if (error.name === UsageError.name) return new UsageError(error.message);
  return error.name === Fault.name && error.where !== undefined ? new Fault(error.where, error.cause) : error;
}
