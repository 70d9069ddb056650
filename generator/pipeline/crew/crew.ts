import { availableParallelism } from 'node:os';
import type { FileNotes } from '../../audit/page-notes.ts';
import { ScratchFile } from '../../files/scratch-file.ts';
import { type SharedTowns, shareWords, type TownLines } from '../../memory/kept-towns.ts';
import { type SharedLines, type SharedTexts, shareLines } from '../../memory/shared-texts.ts';
import type { PageFile, StoredPage } from '../../memory/stored-pages.ts';
import type { ThreadOutput } from '../../publish/thread-writer.ts';
import type { Tools } from '../../tools.ts';
import type { Output } from '../output.ts';
import { everyPage, type Share, splitShare } from '../share.ts';
import { checkTowns } from './check-towns.ts';
import type { CrewSettings, Reported, TaskOf } from './messages.ts';
import { startThread } from './thread.ts';

/** Threads that check towns and make pages alongside this one. */
export interface Crew {
  /** The pages that this thread makes. Whoever has made all of its own helps with the others. */
  ownShare: Share;
  /** Checks town files. Returns null if there is a problem. */
  check: (files: readonly string[]) => Promise<SharedTowns | null>;
  /**
   * Plans the pages of the other threads, except those that are done. Returns the names of the pictures on them, or null
   * if there is a problem.
   *
   * @param towns a line for each town
   */
  plan: (towns: readonly string[], done: readonly string[]) => Promise<string[] | null>;
  /** Makes the planned pages that are still unclaimed, hands their files to the output, and stores them. */
  make: (
    output: Pick<Output, 'add'>,
    work: Pick<TaskOf<'make'>, 'claims' | 'pictures'>,
    store: PageFile,
  ) => Promise<MadeParts>;
  end: () => Promise<void>;
}

/** What other threads have made. */
export interface MadeParts {
  pages: StoredPage[];
  /** Notes of the towns with findings. */
  towns: FileNotes[];
  /** True if the key of one of their pages includes the words of a town that the page is not about. */
  areWordsShared: boolean;
}

/** The number of threads that use all processors. */
export const allProcessors = availableParallelism;

/**
 * Starts every thread of a crew except this one.
 *
 * @param count the number of threads, including this one; at least two
 * @param writer gets the documents that the threads stage; undefined if no files are wanted
 */
export function startCrew(
  input: CrewSettings['input'],
  count: number,
  tools: Pick<Tools, 'check'>,
  writer: ThreadOutput | undefined,
): Crew {
  const [ownShare = everyPage, ...shares] = splitShare(input.shard ?? everyPage, count);
  const threads = shares.map((share) => startThread({ input, share }));
  /**
   * The words of the towns that were checked, and a line for each town, which threads need to plan. They are kept here
   * because their files are closed once nothing refers to them.
   */
  const shared: { words: SharedTexts | null; towns: SharedLines | null } = { words: null, towns: null };
  const planTheirs = async (towns: SharedLines, done: readonly string[]) => {
    shared.towns = towns;
    const staging = writer?.staging ?? null;
    const task: TaskOf<'plan'> = { kind: 'plan', towns, words: shared.words, done, staging };
    const pictures = await Promise.all(threads.map((thread) => thread.plan(task)));
    shared.towns = null;
    return pictures.every((names) => names !== null) ? pictures.flat() : null;
  };
  return {
    ownShare,
    check: async (files) => {
      const texts = new ScratchFile();
      const own: CheckTowns = (some) => checkTowns(some, input, tools);
      const lines = await checkTogether([own, ...threads.map(({ check }) => check)], files, texts);
      if (!lines) return null;
      shared.words = texts.share();
      return { lines, words: shared.words };
    },
    // Not an async function, which would keep the lines in memory until the threads have planned.
    plan: (lines, done) => planTheirs(shareLines(lines), done),
    make: async (output, { claims, pictures }, store) => {
      const pages: StoredPage[] = [];
      const take = async ({ page, documents, assets }: Reported<'page'>) => {
        const stored = store.add(page);
        for (const file of documents) writer?.adopt(file, stored.file);
        for (const file of assets) await output.add(file);
        pages.push(stored);
      };
      const made = await Promise.all(threads.map(({ make }) => make({ kind: 'make', claims, pictures }, take)));
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

/** Returns null if there is a problem. */
type CheckTowns = (files: readonly string[]) => Promise<TownLines | null>;

/** Divides town files among threads, and stores the words of the towns. Returns their lines; null if there is a problem. */
async function checkTogether(
  checks: readonly CheckTowns[],
  files: readonly string[],
  texts: ScratchFile,
): Promise<string[] | null> {
  const share = Math.ceil(files.length / checks.length);
  const parts = checks.map((check, index) => linesWith(check, files.slice(index * share, (index + 1) * share), texts));
  const lines = await Promise.all(parts);
  return lines.every((part) => part !== null) ? lines.flat() : null;
}

/** How many files a thread has in memory at once while it checks towns. */
const filesAtOnce = 1000;

/** Checks town files and stores their words. Returns their lines; null if there is a problem. */
async function linesWith(check: CheckTowns, files: readonly string[], texts: ScratchFile): Promise<string[] | null> {
  const lines: string[] = [];
  for (let from = 0; from < files.length; from += filesAtOnce) {
    const towns = await check(files.slice(from, from + filesAtOnce));
    if (!towns) return null;
    for (const line of shareWords(towns, texts)) lines.push(line);
  }
  return lines;
}
