import { ScratchFile } from './scratch-file.ts';

/** Keeps lines that are needed again at the end, so that those of many thousands of files take no memory until then. */
export class ScratchLines {
  readonly #bytes = new ScratchFile();

  /** @param line without a line break */
  add(line: string): void {
    this.#bytes.add(Buffer.from(`${line}\n`));
  }

  /** Returns all lines, in the order in which they were added. */
  all(): string[] {
    return this.#bytes.all().toString().split('\n').slice(0, -1);
  }
}
