const newline = 10;

/** Lines of a large text in UTF-8, of which few are read. */
export class KeptLines {
  readonly #bytes: Buffer;
  /** Where each line begins, and where one more would. */
  readonly #starts: number[] = [0];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, end + 1)) this.#starts.push(end + 1);
    if (this.#starts.at(-1) !== bytes.length) this.#starts.push(bytes.length + 1);
  }

  get length(): number {
    return this.#starts.length - 1;
  }

  /** A line without its end. */
  at(index: number): string {
    return this.#bytes.toString('utf8', this.#starts[index], (this.#starts[index + 1] ?? 0) - 1);
  }

  /** The indexes of the lines with a text, in order. */
  *with(text: string): Generator<number> {
    const wanted = Buffer.from(text);
    for (let at = this.#bytes.indexOf(wanted); at >= 0; ) {
      const index = this.#lineAt(at);
      yield index;
      at = this.#bytes.indexOf(wanted, this.#starts[index + 1]);
    }
  }

  /** The index of the line that a byte is in. */
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
