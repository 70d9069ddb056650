import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FileNotes } from '../../audit/page-notes.ts';
import { type SharedTowns, shareTowns } from '../../memory/kept-towns.ts';
import type { KeptPage } from '../../memory/memory.ts';
import type { SharedWords } from '../../memory/shared-words.ts';
import type { SharedStaging } from '../../publish/thread-writer.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { Tools } from '../../tools.ts';
import { leanPages } from '../lean-pages.ts';
import type { Output } from '../output.ts';
import { everyPage, isInShare, type Share, splitShare } from '../share.ts';
import { checkTowns } from './check-towns.ts';
import type { Claims } from './claims.ts';
import type { CrewSettings, Report, Reported, Task } from './messages.ts';
import { sameTexts } from './same-texts.ts';

const program = fileURLToPath(new URL('../../start.cjs', import.meta.url));

/** Makes pages in place of this thread: other threads, or machines that have already made theirs. */
export interface PageMakers {
  /** Returns false for a page in the share of this thread. */
  makes: (file: string, slug: string | undefined) => boolean;
  /** True if this thread may make pages that they have not begun. */
  takesHelp: boolean;
  /**
   * Plans their pages, except those that are done. Returns the names of the pictures on them, or null if there is a
   * problem.
   */
  plan: (work: PlannedWork) => Promise<string[] | null>;
  /** Makes the planned pages that are still unclaimed, and hands their files to the output. */
  make: (output: Output, work: PagesToMake) => Promise<MadeParts>;
}

interface PagesToMake {
  claims: Claims;
  /** The names of the pictures of all pages. */
  pictures: readonly string[];
  version: () => SiteVersion;
}

/** Identifies a version of a site. */
export interface SiteVersion {
  /** A hash of its YAML. */
  content: string;
  /** The keys of all pages, by their names. */
  keys: ReadonlyMap<string, string>;
  /** Hashes of the pictures that pages show, by their names. */
  pictures: ReadonlyMap<string, string>;
}

interface PlannedWork {
  /** Returns a line for each town. */
  towns: () => string[];
  /** The pages that do not need to be made. */
  done: readonly string[];
  /** Null if no files are wanted. */
  staging: SharedStaging | null;
}

export interface MadeParts {
  pages: KeptPage[];
  /** Notes of the towns with findings. */
  towns: FileNotes[];
  /** True if the key of one of their pages includes the words of a town that the page is not about. */
  areWordsShared: boolean;
}

/** Threads that check towns and make pages alongside this one. */
export interface Crew extends PageMakers {
  /** Checks town files. Returns null if there is a problem. */
  check: (files: readonly string[]) => Promise<SharedTowns | null>;
  end: () => Promise<void>;
}

/** For a thread that makes its part of the pages by itself. The other parts are for other machines. */
export const nobodyElse = (part: Share = everyPage): PageMakers => ({
  makes: (file, slug) => !isInShare(part, file, slug),
  takesHelp: false,
  plan: async () => [],
  make: async () => ({ pages: [], towns: [], areWordsShared: false }),
});

/** The number of threads that use all processors. */
export const allProcessors = availableParallelism;

/**
 * Starts every thread of a crew except this one.
 *
 * @param count the number of threads, including this one; at least two
 */
export function startCrew(input: CrewSettings['input'], count: number, tools: Pick<Tools, 'check'>): Crew {
  const [ownShare = everyPage, ...shares] = splitShare(input.part ?? everyPage, count);
  const threads = shares.map((share) => startThread({ input, share }));
  let words: SharedWords | null = null;
  return {
    makes: (file, slug) => !isInShare(ownShare, file, slug),
    takesHelp: true,
    check: async (files) => {
      const part = Math.ceil(files.length / count);
      const of = (share: number) => files.slice(share * part, (share + 1) * part);
      const others = threads.map(({ ask }, index) => ask({ kind: 'check', files: of(index + 1) }, 'checked'));
      const [own, ...reports] = await Promise.all([checkTowns(of(0), input, tools), ...others]);
      const parts = [own, ...reports.map(({ towns }) => towns)];
      if (!parts.every((part) => part !== null)) return null;
      const shared = shareTowns(parts);
      words = shared.words;
      return shared;
    },
    plan: async ({ towns, done, staging }) => {
      const task: Task = { kind: 'plan', towns: towns().join('\n'), words, done, staging };
      const plans = await Promise.all(threads.map(({ ask }) => ask(task, 'planned')));
      return plans.every(({ isValid }) => isValid) ? plans.flatMap(({ pictures }) => pictures) : null;
    },
    make: async (output, { claims, pictures }) => {
      const pages: KeptPage[] = [];
      const lean = leanPages(sameTexts());
      const take = async ({ page, documents, assets }: Reported<'page'>) => {
        for (const file of documents) output.adopt?.(file);
        for (const file of assets) await output.add(file);
        pages.push(lean(page));
      };
      const made = await Promise.all(threads.map(({ ask }) => ask({ kind: 'make', claims, pictures }, 'made', take)));
      return {
        pages,
        towns: made.flatMap(({ towns }) => towns),
        areWordsShared: made.some(({ areWordsShared }) => areWordsShared),
      };
    },
    end: async () => {
      await Promise.all(threads.map(({ stop }) => stop()));
    },
  };
}

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
      /** Resolves when the files of all pages so far are written, which may be after the last report. */
      let taking = Promise.resolve();
      // An error that comes from a thread has lost its class.
      const onError = (error: Error) => reject(error.name === UsageError.name ? new UsageError(error.message) : error);
      const onMessage = (report: Report) => {
        if (report.kind === 'page') {
          const next = () => worker.postMessage({ kind: 'taken' } satisfies Task);
          const taken = take?.(report).then(next);
          // Together, because a failure of this page must be handled even while an earlier page is still awaited.
          taking = Promise.all([taking, taken]).then(() => undefined);
          taking.catch(reject);
        } else if (report.kind === last) {
          worker.off('message', onMessage).off('error', onError);
          taking.then(() => resolve(report as Reported<typeof last>), reject);
        }
      };
      worker.on('message', onMessage).on('error', onError);
      worker.postMessage(task);
    });
  return { ask, stop: () => worker.terminate() };
}
