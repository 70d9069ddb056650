import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { isGone } from '../../files/error-code.ts';
import { statusOf } from '../../files/status-of.ts';

/** Watches folders, not their files, of which there may be thousands. */
export class FolderWatcher {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #isWatched: (path: string) => boolean;
  readonly #onEvent: (path: string) => void;
  readonly #onError: (error: Error) => void;

  /** @param isWatched returns false for an ignored folder, and for a file whose changes are not reported */
  constructor(isWatched: (path: string) => boolean, onEvent: (path: string) => void, onError: (error: Error) => void) {
    this.#isWatched = isWatched;
    this.#onEvent = onEvent;
    this.#onError = onError;
  }

  /** Watches a folder and all folders below it, or the file that a link leads to. */
  add(path: string): void {
    try {
      const found = statSync(path, { throwIfNoEntry: false });
      if (!found || this.#watchers.has(path)) return;
      const isFolder = found.isDirectory();
      const listener = (event: string, name: string | null) =>
        this.#changed(isFolder ? changedPath(path, name) : path, event === 'rename' && isFolder);
      this.#watchers.set(path, watch(path, listener).on('error', this.#onError));
      for (const entry of isFolder ? readdirSync(path, { withFileTypes: true }) : []) {
        const below = join(path, entry.name);
        // The target of a link may change elsewhere.
        if ((entry.isDirectory() || entry.isSymbolicLink()) && this.#isWatched(below)) this.add(below);
      }
    } catch (error) {
      // A file that was deleted meanwhile causes another event.
      if (!isGone(error)) this.#onError(error as Error);
    }
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
  }

  #changed(path: string, isReplaced: boolean): void {
    if (!this.#isWatched(path)) return;
    if (isReplaced) {
      this.#remove(path);
      const found = statusOf(path);
      if (found?.isDirectory() || found?.isSymbolicLink()) this.add(path);
    }
    this.#onEvent(path);
  }

  #remove(path: string): void {
    for (const [one, watcher] of this.#watchers) {
      if (one !== path && !one.startsWith(path + sep)) continue;
      watcher.close();
      this.#watchers.delete(one);
    }
  }
}

/**
 * Returns the path of an event in a folder. The folder's own name means a file with that name in it, or the folder
 * itself if it is gone.
 */
function changedPath(folder: string, name: string | null): string {
  if (name === null) return folder;
  const isItself = name === basename(folder) && !existsSync(folder);
  return isItself ? folder : join(folder, name);
}
