import { join } from 'node:path';
import { without } from '../check/towns/lazy-group.ts';
import { bytesIfReadable } from '../files/bytes-if-readable.ts';
import { decode } from '../read/decode.ts';
import { LeanSource, type Source } from '../read/source.ts';
import { UsageError } from '../report/usage-error.ts';
import type { KeptDefinition, KeptTown } from './memory.ts';

/**
 * A file that has not changed since it was checked. It is read when its text or its document is first asked for, which
 * is needed only to locate something in it.
 */
abstract class CheckedSource<T extends { file: string }> implements Source {
  /** What is known of the file. */
  readonly kept: T;
  readonly #root: string;
  #read: Source | null = null;

  constructor(root: string, kept: T) {
    this.#root = root;
    this.kept = kept;
  }

  abstract get data(): unknown;

  get isChecked(): true {
    return true;
  }

  get file(): string {
    return this.kept.file;
  }

  get text(): string {
    return CheckedSource.#readOnce(this).text;
  }

  get doc(): Source['doc'] {
    return CheckedSource.#readOnce(this).doc;
  }

  get lines(): Source['lines'] {
    return CheckedSource.#readOnce(this).lines;
  }

  /**
   * Static, because a private method would be one more property of each file.
   *
   * @throws UsageError if the file was deleted since
   */
  static #readOnce(source: CheckedSource<{ file: string }>): Source {
    const { file, data } = source;
    source.#read ??= new LeanSource({ file, data, text: readText(source.#root, file) });
    return source.#read;
  }
}

/** The file of a page definition that has not changed. */
export class CheckedPageFile extends CheckedSource<KeptDefinition> {
  get data(): unknown {
    return this.kept.data;
  }
}

/** The file of a town that has not changed. */
export class CheckedTownFile extends CheckedSource<KeptTown> {
  /** As it is written. It is made when somebody asks, because most ask for the facts. */
  get data(): unknown {
    const { facts, order } = this.kept;
    return Object.assign(without(facts, 'slug'), order === undefined ? {} : { order });
  }

  get facts(): unknown {
    return this.kept.facts;
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
