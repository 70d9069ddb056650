const newline = 10;

/** The lines of a large UTF-8 text, of which only a few are read. */
export class KeptLines {
  readonly #bytes: Buffer;
  /** The start of each line, and the position after the last one. */
  readonly #starts: number[] = [0];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, end + 1)) this.#starts.push(end + 1);
    if (this.#starts.at(-1) !== bytes.length) this.#starts.push(bytes.length + 1);
  }

  get length(): number {
    return this.#starts.length - 1;
  }

  /** Returns a line without its line break. */
  at(index: number): string {
    return this.#bytes.toString('utf8', this.#starts[index], (this.#starts[index + 1] ?? 0) - 1);
  }

  /** Yields the indexes of the lines that contain a text, in order. */
  *with(text: string): Generator<number> {
    const wanted = Buffer.from(text);
    for (let at = this.#bytes.indexOf(wanted); at >= 0; ) {
      const index = this.#lineAt(at);
      yield index;
      at = this.#bytes.indexOf(wanted, this.#starts[index + 1]);
    }
  }

  /** Returns the index of the line that a byte is in. */
  #lineAt(offset: number): number {
    let [low, high] = [0, this.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
