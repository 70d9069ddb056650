import { join } from 'node:path';
import { bytesIfReadable } from '../files/bytes-if-readable.ts';
import { decode } from '../read/decode.ts';
import { LeanSource, type Source } from '../read/source.ts';
import { UsageError } from '../report/usage-error.ts';

/**
 * A file that has not changed since it was checked. It is read when its text or its document is first asked for, which
 * is needed only to locate something in it.
 */
export class CheckedSource implements Source {
  readonly file: string;
  readonly data: unknown;
  readonly isChecked = true;
  readonly #root: string;
  #read: Source | null = null;

  constructor(root: string, file: string, data: unknown) {
    this.#root = root;
    this.file = file;
    this.data = data;
  }

  get text(): string {
    return this.#readOnce().text;
  }

  get doc(): Source['doc'] {
    return this.#readOnce().doc;
  }

  get lines(): Source['lines'] {
    return this.#readOnce().lines;
  }

  /** @throws UsageError if the file was deleted since */
  #readOnce(): Source {
    const { file, data } = this;
    this.#read ??= new LeanSource({ file, data, text: readText(this.#root, file) });
    return this.#read;
  }
}

function readText(root: string, file: string): string {
  const bytes = bytesIfReadable(join(root, file));
  if (!bytes) throw changedMeanwhile(file);
  return decode(bytes).text;
}

/** Returns the error for a file that changed after it was checked, when it has to be read again. */
export const changedMeanwhile = (file: string) =>
  new UsageError(`${file} changed while the command ran. Run it again.`);
