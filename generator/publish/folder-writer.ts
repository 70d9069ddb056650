import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { hash, hashOfFile } from '../report/hash.ts';
import { lockFile } from '../report/lock.ts';
import { commit } from './commit.ts';
import { encoded } from './encoded.ts';
import type { ListedFiles } from './file-list.ts';
import type { FilesInPlace } from './files-in-place.ts';
import { ListUpdate } from './list-update.ts';
import { type CopiedFile, contentOf, isCopied, isText, type OutputFile, type TextContent } from './output-file.ts';
import { claimPaths } from './output-paths.ts';
import type { SiteWriter, Written } from './site-writer.ts';
import { modes, stager, stagingOf, withFinalPath } from './staging.ts';
import type { SharedStaging, StagedFile } from './thread-writer.ts';

const filesAtOnce = 16;

const filesBetweenTurns = 64;

/** Writes into a locked folder. */
export class FolderWriter implements SiteWriter {
  readonly #target: string;
  readonly #list: ListUpdate;
  readonly #finished: boolean;
  readonly #release: () => Promise<void>;
  readonly #claim: (file: Pick<OutputFile, 'path' | 'origin'>) => void;
  readonly #stage: (path: string, content: Uint8Array | CopiedFile) => void;
  readonly staging: SharedStaging;
  readonly lastList: string;
  readonly #underWay = new Set<Promise<void>>();
  readonly #failures: unknown[] = [];
  #isClosed = false;

  /**
   * @param finished whether an interrupted build was finished first
   * @param release removes the staging folder and the lock
   */
  constructor(target: string, before: FilesInPlace, finished: boolean, release: () => Promise<void>) {
    this.#target = target;
    this.#list = new ListUpdate(before);
    this.#finished = finished;
    this.#release = release;
    this.#claim = claimPaths();
    const needsMode = (lstatSync(join(target, lockFile)).mode & 0o777) !== modes.file;
    this.#stage = stager(target, needsMode);
    this.staging = { target, needsMode, lost: before.lost };
    this.lastList = before.list;
  }

  async add(file: OutputFile): Promise<void> {
    this.#throwFailure();
    this.#claim(file);
    if (typeof file.content !== 'function') {
      if (isCopied(file.content)) this.#copy(file.path, file.content);
      else this.#take(file.path, file.content);
      // Staging does not wait, so other work would never get its turn.
      if (this.#list.files.size % filesBetweenTurns === 0) await setImmediate();
      return;
    }
    const work = this.#make(file).finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
    if (this.#underWay.size >= filesAtOnce) await Promise.race(this.#underWay);
  }

  keep(paths: readonly string[]): boolean {
    if (!paths.every((path) => this.#list.isInPlace(path))) return false;
    for (const path of paths) {
      this.#claim({ path });
      this.#list.keep(path);
    }
    return true;
  }

  keepOthers(paths: ReadonlySet<string>): boolean {
    // The files of the last build cannot include two at the same path.
    return this.#list.keepOthers(paths);
  }

  adopt({ isStaged, origin, path, ...file }: StagedFile): void {
    this.#throwFailure();
    this.#claim({ path, ...(origin !== undefined && { origin }) });
    if (isStaged || !this.#list.reuse(path, file.hash)) this.#list.addWritten(path, file);
  }

  async sizes(): Promise<ListedFiles> {
    await Promise.all(this.#underWay);
    this.#throwFailure();
    return this.#list.files;
  }

  async commit(): Promise<Written> {
    await this.sizes();
    const { files, written } = this.#list;
    const { removed, list } = this.#list.hasChanged() ? this.#putInPlace() : { removed: [], list: this.lastList };
    const sum = (paths: Iterable<string>) => {
      let bytes = 0;
      for (const path of paths) bytes += files.get(path)?.size ?? 0;
      return bytes;
    };
    const [bytes, writtenBytes] = [sum(files.keys()), sum(written)];
    return { files: files.size, bytes, written, writtenBytes, removed, list, finished: this.#finished };
  }

  async close(): Promise<void> {
    // If another thread has failed, this one may still be making pages.
    this.#isClosed = true;
    await Promise.all(this.#underWay);
    await this.#release();
  }

  async #make(file: OutputFile): Promise<void> {
    try {
      this.#take(file.path, await contentOf(file));
    } catch (error) {
      this.#failures.push(error);
    }
  }

  #take(path: string, content: TextContent | Uint8Array): void {
    const bytes = isText(content) ? encoded(content) : content;
    const file = { hash: hash(bytes), size: bytes.length };
    if (this.#list.reuse(path, file.hash)) return;
    this.#stage(path, bytes);
    this.#list.addWritten(path, file);
  }

  #copy(path: string, content: CopiedFile): void {
    if (this.#list.reuse(path, hashOfFile(content.copyOf).hash)) return;
    this.#stage(path, content);
    // The original may have changed since it was compared.
    this.#list.addWritten(path, hashOfFile(join(stagingOf(this.#target), path)));
  }

  #putInPlace(): ReturnType<typeof commit> {
    const list = this.#list.result();
    return withFinalPath(this.#target, null, () => commit(this.#target, list, this.#list.written));
  }

  #throwFailure(): void {
    if (this.#isClosed) throw new Error('Nothing can be added to a folder after the end');
    if (this.#failures.length > 0) throw this.#failures[0];
  }
}
