import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FileNotes } from '../../audit/page-notes.ts';
import type { KeptPage } from '../../memory/memory.ts';
import type { SharedStaging } from '../../publish/thread-writer.ts';
import type { Output } from '../output.ts';
import type { CrewSettings, Report, Task } from './messages.ts';

const program = fileURLToPath(new URL('../../start.cjs', import.meta.url));

/** Whoever makes the pages of a site in parts: threads, or machines that have made theirs before. */
export interface PageMakers {
  /** Plans all pages but those that are done. Returns the names of their pictures, or null if there is a problem. */
  plan: (work: PlannedWork) => Promise<string[] | null>;
  /** Makes the planned pages and hands their files to the output. */
  make: (output: Output) => Promise<MadeParts>;
}

export interface PlannedWork {
  /** A line for each town. */
  towns: () => string[];
  /** The pages that need not be made. */
  done: readonly string[];
  /** Null if no files are wanted. */
  staging: SharedStaging | null;
  /** A hash of what all pages depend on. */
  shared: string;
}

export interface MadeParts {
  pages: KeptPage[];
  /** Of the towns with findings. */
  towns: FileNotes[];
}

/** Threads that check towns and make pages together. */
export interface Crew extends PageMakers {
  /** Checks files of towns. Returns a line for each, or null if there is a problem. */
  check: (files: readonly string[]) => Promise<string[] | null>;
  end: () => Promise<void>;
}

/** Starts a thread for each processor. */
export function startCrew(input: CrewSettings['input'], shares = availableParallelism()): Crew {
  const threads = Array.from({ length: shares }, (_, share) => startThread({ input, share, shares }));
  return {
    check: async (files) => {
      const part = Math.ceil(files.length / shares);
      const parts = threads.map(({ ask }, share) =>
        ask({ kind: 'check', files: files.slice(share * part, (share + 1) * part) }, 'checked'),
      );
      const lines = (await Promise.all(parts)).map((report) => report.lines);
      return lines.every((own) => own !== null) ? lines.flat() : null;
    },
    plan: async ({ towns, done, staging }) => {
      const task: Task = { kind: 'plan', towns: towns().join('\n'), done, staging };
      const plans = await Promise.all(threads.map(({ ask }) => ask(task, 'planned')));
      return plans.every(({ isRight }) => isRight) ? plans.flatMap(({ pictures }) => pictures) : null;
    },
    make: async (output) => {
      const pages: KeptPage[] = [];
      const take = async ({ page, documents, assets }: Reported<'page'>) => {
        for (const file of documents) output.adopt?.(file);
        for (const file of assets) await output.add(file);
        pages.push(page);
      };
      const made = await Promise.all(threads.map(({ ask }) => ask({ kind: 'make' }, 'made', take)));
      return { pages, towns: made.flatMap(({ towns }) => towns) };
    },
    end: async () => {
      await Promise.all(threads.map(({ stop }) => stop()));
    },
  };
}

type Reported<K extends Report['kind']> = Extract<Report, { kind: K }>;

interface Thread {
  /** Sends a task. Resolves with the report that ends it; rejects with the error that ends the thread. */
  ask: <K extends Report['kind']>(
    task: Task,
    last: K,
    take?: (page: Reported<'page'>) => Promise<void>,
  ) => Promise<Reported<K>>;
  stop: () => Promise<unknown>;
}

function startThread(settings: CrewSettings): Thread {
  const worker = new Worker(program, { argv: ['@page-thread', JSON.stringify(settings)] });
  const ask: Thread['ask'] = (task, last, take) =>
    new Promise((resolve, reject) => {
      /** Pages whose files are not written yet when the last report comes. */
      let taking = Promise.resolve();
      const onMessage = (report: Report) => {
        if (report.kind === 'page') {
          const next = () => worker.postMessage({ kind: 'taken' } satisfies Task);
          const taken = take?.(report).then(next);
          taking = taking.then(() => taken);
          taking.catch(reject);
        } else if (report.kind === last) {
          worker.off('message', onMessage).off('error', reject);
          taking.then(() => resolve(report as Reported<typeof last>), reject);
        }
      };
      worker.on('message', onMessage).on('error', reject);
      worker.postMessage(task);
    });
  return { ask, stop: () => worker.terminate() };
}
