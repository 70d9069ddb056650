import { join } from 'node:path';
import { decode } from '../read/decode.ts';
import { LeanSource, type Source } from '../read/source.ts';
import { bytesIfReadable } from '../report/bytes-if-readable.ts';
import { UsageError } from '../report/usage-error.ts';

/** A file that has not changed since it was checked. Its text is read only to locate something in it. */
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
    return this.#again().text;
  }

  get doc(): Source['doc'] {
    return this.#again().doc;
  }

  get lines(): Source['lines'] {
    return this.#again().lines;
  }

  #again(): Source {
    const { file, data } = this;
    this.#read ??= new LeanSource({ file, data, text: textOf(this.#root, file) });
    return this.#read;
  }
}

/** @throws UsageError if the file was deleted since */
function textOf(root: string, file: string): string {
  const bytes = bytesIfReadable(join(root, file));
  if (!bytes) throw changedMeanwhile(file);
  return decode(bytes).text;
}

/** Returns the error for a file that changed after it was checked, when it has to be read again. */
export const changedMeanwhile = (file: string) =>
  new UsageError(`${file} changed while the command ran. Run it again.`);
