import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { hash, hashOfFile } from '../assets/cache.ts';
import { commit } from './commit.ts';
import { encoded } from './encoded.ts';
import { hashOfList, type ListedFile, type ListedFiles } from './file-list.ts';
import type { FilesInPlace } from './files-in-place.ts';
import { lockFile } from './lock.ts';
import { type CopiedFile, contentOf, isCopied, type OutputFile } from './output-file.ts';
import { claimPaths } from './output-paths.ts';
import type { SiteWriter, Written } from './site-writer.ts';
import { modes, stager, stagingOf, withFinalPath } from './staging.ts';
import type { SharedStaging, StagedFile } from './thread-writer.ts';

const filesAtOnce = 16;

const filesBetweenTurns = 64;

/** Writes into a folder that is locked. */
export class FolderWriter implements SiteWriter {
  readonly #target: string;
  /** Files of the last build that were neither added nor kept yet. */
  readonly #before: FilesInPlace;
  readonly #unlock: () => Promise<void>;
  readonly #claim: (file: Pick<OutputFile, 'path' | 'origin'>) => void;
  readonly #stage: (path: string, content: Uint8Array | CopiedFile) => void;
  readonly staging: SharedStaging;
  readonly #files: ListedFiles = new Map();
  readonly #written: string[] = [];
  readonly #underWay = new Set<Promise<void>>();
  readonly #failures: unknown[] = [];

  /** @param close removes the staging folder and the lock */
  constructor(target: string, before: FilesInPlace, close: () => Promise<void>) {
    this.#target = target;
    this.#before = before;
    this.#unlock = close;
    this.#claim = claimPaths();
    const needsMode = (lstatSync(join(target, lockFile)).mode & 0o777) !== modes.file;
    this.#stage = stager(target, needsMode);
    this.staging = { target, needsMode, lost: before.lost };
  }

  async add(file: OutputFile): Promise<void> {
    this.#throwFailure();
    this.#claim(file);
    if (typeof file.content !== 'function') {
      if (isCopied(file.content)) this.#copy(file.path, file.content);
      else this.#take(file.path, file.content);
      // Staging does not wait, so others would never have their turn.
      if (this.#files.size % filesBetweenTurns === 0) await setImmediate();
      return;
    }
    const work = this.#make(file).finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
    if (this.#underWay.size >= filesAtOnce) await Promise.race(this.#underWay);
  }

  get lastList(): string {
    return this.#before.list;
  }

  keep(paths: readonly string[]): boolean {
    const found = paths.flatMap((path) => {
      const file = this.#before.files.get(path);
      return file ? [{ path, file }] : [];
    });
    if (found.length < paths.length) return false;
    for (const { path, file } of found) {
      this.#claim({ path });
      this.#reuse(path, file);
    }
    return true;
  }

  adopt({ isStaged, origin, ...file }: StagedFile): void {
    this.#throwFailure();
    this.#claim({ path: file.path, ...(origin !== undefined && { origin }) });
    const found = isStaged ? undefined : this.#find(file.path, file.hash);
    if (found) this.#reuse(file.path, found);
    else this.#isWritten(file.path, file);
  }

  async sizes(): Promise<ListedFiles> {
    await Promise.all(this.#underWay);
    this.#throwFailure();
    return this.#files;
  }

  async commit(): Promise<Written> {
    await this.sizes();
    const removed = this.#hasChanged() ? this.#putInPlace() : [];
    const sum = (paths: Iterable<string>) => {
      let bytes = 0;
      for (const path of paths) bytes += this.#files.get(path)?.size ?? 0;
      return bytes;
    };
    const [bytes, writtenBytes] = [sum(this.#files.keys()), sum(this.#written)];
    const list = hashOfList(this.#target);
    return { files: this.#files.size, bytes, written: this.#written, writtenBytes, removed, list };
  }

  async close(): Promise<void> {
    await Promise.all(this.#underWay);
    await this.#unlock();
  }

  async #make(file: OutputFile): Promise<void> {
    try {
      this.#take(file.path, await contentOf(file));
    } catch (error) {
      this.#failures.push(error);
    }
  }

  #take(path: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? encoded(content) : content;
    const file = { hash: hash(bytes), size: bytes.length };
    const found = this.#find(path, file.hash);
    if (found) this.#reuse(path, found);
    else {
      this.#stage(path, bytes);
      this.#isWritten(path, file);
    }
  }

  #copy(path: string, content: CopiedFile): void {
    const found = this.#find(path, hashOfFile(content.copyOf).hash);
    if (found) this.#reuse(path, found);
    else {
      this.#stage(path, content);
      // The original may have changed since it was compared.
      this.#isWritten(path, hashOfFile(join(stagingOf(this.#target), path)));
    }
  }

  #isWritten(path: string, { hash, size }: ListedFile): void {
    this.#before.files.delete(path);
    this.#files.set(path, { hash, size });
    this.#written.push(path);
  }

  #find(path: string, contentHash: string): ListedFile | undefined {
    const found = this.#before.files.get(path) ?? this.#before.leftovers.get(path);
    return found?.hash === contentHash ? found : undefined;
  }

  #reuse(path: string, file: ListedFile): void {
    this.#files.set(path, file);
    this.#before.files.delete(path);
    if (this.#before.leftovers.delete(path)) this.#before.isListed = false;
  }

  #hasChanged(): boolean {
    const { files, lost, isListed } = this.#before;
    return !isListed || this.#written.length + files.size + lost.length > 0;
  }

  /** A page that a browser has may still load the assets of the last build, and none of earlier ones. */
  #putInPlace(): string[] {
    const leftovers = new Map([...this.#before.files].filter(([path]) => path.startsWith('assets/')));
    const list = { files: this.#files, leftovers };
    return withFinalPath(this.#target, null, () => commit(this.#target, list, this.#written));
  }

  #throwFailure(): void {
    if (this.#failures.length > 0) throw this.#failures[0];
  }
}
