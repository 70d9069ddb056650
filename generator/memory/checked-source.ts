import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../read/decode.ts';
import { LeanSource, type Source } from '../read/source.ts';

/** A file that has not changed since it was checked. Its text is read only if something must be located in it. */
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
    this.#read ??= new LeanSource({ file, data, text: decode(readFileSync(join(this.#root, file))).text });
    return this.#read;
  }
}
