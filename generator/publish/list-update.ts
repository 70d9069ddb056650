import type { FileList, ListedFile, ListedFiles } from './file-list.ts';
import type { FilesInPlace } from './files-in-place.ts';
import type { StagedFile } from './stager.ts';

/** Tracks how the list of an output folder changes while a site is written. */
export class ListUpdate {
  /** Files of the last build that were neither written nor kept yet. */
  readonly #before: FilesInPlace;
  /** The files of the new list. */
  readonly files: ListedFiles = new Map();
  /** The paths of the files with new content. */
  readonly written: string[] = [];

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
    if (file) this.#takeOver(path, file);
  }

  /** Keeps all files except some. Returns false and keeps none if one is not in place, or is not fully known. */
  keepOthers(paths: ReadonlySet<string>): boolean {
    const { files, lost, isListed } = this.#before;
    if (lost.length > 0 || !isListed) return false;
    for (const [path, file] of files) if (!paths.has(path)) this.#takeOver(path, file);
    return true;
  }

  /** Returns the hash of a file that is in place, or that pages no longer load; undefined if there is none. */
  hashInPlace(path: string): string | undefined {
    return (this.#before.files.get(path) ?? this.#before.leftovers.get(path))?.hash;
  }

  /** Adds a file that was staged, or that is in place. */
  add(path: string, { hash, size, isStaged }: StagedFile): void {
    this.#takeOver(path, { hash, size });
    if (isStaged) this.written.push(path);
  }

  /** Returns true if a file in the folder or its list will change. */
  hasChanged(): boolean {
    const { files, lost, isListed } = this.#before;
    return !isListed || this.written.length + files.size + lost.length > 0;
  }

  /**
   * Returns the new list. A page that is open in a browser may still load the assets of the last build, but not of
   * earlier ones.
   */
  result(): FileList {
    const leftovers = new Map([...this.#before.files].filter(([path]) => path.startsWith('assets/')));
    return { files: this.files, leftovers };
  }

  #takeOver(path: string, file: ListedFile): void {
    this.files.set(path, file);
    this.#before.files.delete(path);
    if (this.#before.leftovers.delete(path)) this.#before.isListed = false;
  }
}
