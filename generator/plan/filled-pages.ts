interface FilledPage {
  /** Drops its texts, which are filled in again on demand. */
  forget: () => void;
}

/** How many pages stay filled in until they are released: a plan reads all pages in the same order, several times. */
const mostKept = 2000;

/** How many of the other pages stay filled in, such as those above the page being made. */
const mostRecent = 500;

/** Pages whose texts are filled in. Their number is limited, so that memory does not grow with the number of towns. */
export class FilledPages {
  readonly #kept = new Set<FilledPage>();
  readonly #recent = new Set<FilledPage>();

  add(page: FilledPage): void {
    if (this.#kept.has(page) || this.#recent.has(page)) return;
    if (this.#kept.size < mostKept) this.#kept.add(page);
    else this.#addRecent(page);
  }

  delete(page: FilledPage): void {
    this.#kept.delete(page);
    this.#recent.delete(page);
  }

  #addRecent(page: FilledPage): void {
    if (this.#recent.size === mostRecent) {
      for (const one of this.#recent) one.forget();
      this.#recent.clear();
    }
    this.#recent.add(page);
  }
}
