import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { lockFile } from '../files/lock.ts';
import { commit, type Written } from './commit.ts';
import type { ListedFiles } from './file-list.ts';
import type { FilesInPlace } from './files-in-place.ts';
import { ListUpdate } from './list-update.ts';
import type { OutputFile } from './output-file.ts';
import { claimPaths } from './output-paths.ts';
import { type Stage, stager } from './stager.ts';
import { modes, withFinalPath } from './staging.ts';
import type { ThreadOutput } from './thread-writer.ts';

/**
 * How many files may be in the making. Those are mostly pictures and cards, of which sharp makes four at a time by
 * default (https://sharp.pixelplumbing.com/performance); more that wait would only take memory.
 */
const filesAtOnce = 16;

/** How many files are staged, which does not wait, before anything else gets its turn. */
const filesBetweenTurns = 64;

/** Writes one version of a site into a locked folder. */
export class FolderWriter {
  /** What is left of the last build. */
  readonly inPlace: Pick<FilesInPlace, 'list' | 'lost'>;
  readonly threads: ThreadOutput;
  readonly #target: string;
  readonly #list: ListUpdate;
  readonly #finished: boolean;
  readonly #release: () => Promise<void>;
  readonly #claim = claimPaths();
  readonly #stage: Stage;
  readonly #underWay = new Set<Promise<void>>();
  readonly #failures: unknown[] = [];
  #isClosed = false;

  /**
   * @param finished whether an interrupted build was finished first
   * @param release removes the staging folder and the lock
   */
  constructor(target: string, before: FilesInPlace, finished: boolean, release: () => Promise<void>) {
    const needsMode = (lstatSync(join(target, lockFile)).mode & 0o777) !== modes.file;
    this.inPlace = before;
    this.threads = {
      staging: { target, needsMode, lost: before.lost },
      adopt: ({ path, ...staged }, origin) => {
        this.#throwFailure();
        this.#claim({ path, origin });
        this.#list.add(path, staged);
      },
    };
    this.#target = target;
    this.#list = new ListUpdate(before);
    this.#finished = finished;
    this.#release = release;
    this.#stage = stager(target, needsMode, (path) => this.#list.hashInPlace(path));
  }

  /**
   * Stages a file, unless the folder has it with the same bytes. Slow content is made while more files are added. This
   * waits while too much is in progress. A failure is thrown when the next file is added, or at the commit.
   *
   * @throws UsageError for a path outside the folder, or one that another file has
   */
  async add({ path, origin, content }: OutputFile): Promise<void> {
    this.#throwFailure();
    this.#claim({ path, origin });
    if (typeof content !== 'function') {
      this.#list.add(path, this.#stage(path, content));
      // Staging does not wait, so other work would never get its turn.
      if (this.#list.totals.files % filesBetweenTurns === 0) await setImmediate();
      return;
    }
    const work = this.#make(path, content).finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
    if (this.#underWay.size >= filesAtOnce) await Promise.race(this.#underWay);
  }

  /**
   * Keeps files of the last build without reading them, because the caller knows that they are valid.
   *
   * @returns false if the folder does not have all of them as the last build left them; then none is kept
   */
  keep(paths: readonly string[]): boolean {
    if (!paths.every((path) => this.#list.isInPlace(path))) return false;
    for (const path of paths) {
      this.#claim({ path });
      this.#list.keep(path);
    }
    return true;
  }

  /**
   * Keeps all files of the last build except some, which are added again.
   *
   * @returns false if the folder does not have all of them as the last build left them; then none is kept
   */
  keepOthers(paths: ReadonlySet<string>): boolean {
    // The files of the last build cannot include two at the same path.
    return this.#list.keepOthers(paths);
  }

  /** Returns the size of every file that was added or kept, once all are made. */
  async sizes(): Promise<ListedFiles> {
    await Promise.all(this.#underWay);
    this.#throwFailure();
    return this.#list.files();
  }

  /** Puts the new files in place, and removes those that were neither added nor kept. */
  async commit(): Promise<Written> {
    const files = await this.sizes();
    const { removed, list } = this.#list.hasChanged()
      ? this.#putInPlace(files)
      : { removed: [], list: this.inPlace.list };
    return { ...this.#list.totals, removed, list, finished: this.#finished };
  }

  /** Ends the writing. Without a commit, visitors see no difference. */
  async close(): Promise<void> {
    // If another thread has failed, this one may still be making pages.
    this.#isClosed = true;
    await Promise.all(this.#underWay);
    await this.#release();
  }

  async #make(path: string, make: () => Promise<Uint8Array>): Promise<void> {
    try {
      this.#list.add(path, this.#stage(path, await make()));
    } catch (error) {
      this.#failures.push(error);
    }
  }

  #putInPlace(files: ListedFiles): ReturnType<typeof commit> {
    const list = { files, leftovers: this.#list.leftovers() };
    return withFinalPath(this.#target, null, () => commit(this.#target, list, this.#list.totals.written));
  }

  #throwFailure(): void {
    if (this.#isClosed) throw new Error('A file was added after the writer was closed');
    if (this.#failures.length > 0) throw this.#failures[0];
  }
}
