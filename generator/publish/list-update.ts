import { once } from '../../templates/memoized.ts';
import { ScratchLines } from '../files/scratch-lines.ts';
import { filesOn, type ListedFile, type ListedFiles, lineOf } from './file-list.ts';
import type { FilesInPlace } from './files-in-place.ts';
import type { StagedFile } from './stager.ts';

/** Tracks how the list of an output folder changes while a site is written. */
export class ListUpdate {
  /** Files of the last build that were neither written nor kept yet. */
  readonly #before: FilesInPlace;
  /** Files of the last build that were kept. */
  readonly #kept: ListedFiles = new Map();
  /** The lines of all other files in the new list, which nobody reads before it is complete. */
  readonly #added = new ScratchLines();
  /** Returns the files of the new list, once it is complete. */
  readonly files = once((): ListedFiles => {
    for (const [path, file] of filesOn(this.#added.all()).files) this.#kept.set(path, file);
    return this.#kept;
  });
  /** What a commit reports about the files of the new list, and about those of them with new content. */
  readonly totals = { files: 0, bytes: 0, written: [] as string[], writtenBytes: 0 };

  constructor(before: FilesInPlace) {
    this.#before = before;
  }

  /** Returns false for a file that the last build did not write, or that was edited or deleted since. */
  isInPlace(path: string): boolean {
    return this.#before.files.has(path);
  }

  /** Keeps a file that is in place. */
  keep(path: string): void {
    const file = this.#before.files.get(path);
    if (file) this.#keep(path, file);
  }

  /** Keeps all files except some. Returns false and keeps none if one is not in place, or is not fully known. */
  keepOthers(paths: ReadonlySet<string>): boolean {
    const { files, lost, isListed } = this.#before;
    if (lost.length > 0 || !isListed) return false;
    for (const [path, file] of files) if (!paths.has(path)) this.#keep(path, file);
    return true;
  }

  /** Returns the hash of a file that is in place, or that pages no longer load; undefined if there is none. */
  hashInPlace(path: string): string | undefined {
    return (this.#before.files.get(path) ?? this.#before.leftovers.get(path))?.hash;
  }

  /** Adds a file that was staged, or that is in place. */
  add(path: string, { hash, size, isStaged }: StagedFile): void {
    this.#added.add(lineOf(path, { hash, size }));
    this.#count(path, size);
    if (!isStaged) return;
    this.totals.written.push(path);
    this.totals.writtenBytes += size;
  }

  /** Returns true if a file in the folder or its list will change. */
  hasChanged(): boolean {
    const { files, lost, isListed } = this.#before;
    return !isListed || this.totals.written.length + files.size + lost.length > 0;
  }

  /**
   * Returns the files of the last build that the new list keeps as leftovers. A page that is open in a browser may still
   * load the assets of the last build, but not of earlier ones.
   */
  leftovers(): ListedFiles {
    return new Map([...this.#before.files].filter(([path]) => path.startsWith('assets/')));
  }

  #keep(path: string, file: ListedFile): void {
    this.#kept.set(path, file);
    this.#count(path, file.size);
  }

  #count(path: string, size: number): void {
    this.totals.files += 1;
    this.totals.bytes += size;
    this.#before.files.delete(path);
    if (this.#before.leftovers.delete(path)) this.#before.isListed = false;
  }
}
