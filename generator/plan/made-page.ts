import type { Town } from '../../templates/facts/site.ts';
import type { Source } from '../read/source.ts';
import type { Copy } from './page.ts';
import type { Leaf } from './texts/fill-context.ts';

/** A definition with its texts filled in for one page. */
export interface Filled<T> {
  data: T;
  /** Null until they are needed, which is rare for a valid page. */
  leaves: Leaf[] | null;
}

/** What a page of a definition is filled in with. Its `Copy` only names this. */
export interface Variant {
  /** With all its words. */
  town?: Town;
  /** Which page of a list of posts, from 1. */
  number?: number;
}

/** Names a page among those of its definition. The first page of a list of posts is like the only one of any other. */
export function copyOf({ town, number = 1 }: Variant): Copy | undefined {
  return town ?? (number > 1 ? { slug: String(number) } : undefined);
}

/** What a page asks of the maker of its definition's pages. */
export interface Maker<T> {
  readonly source: Source;
  /**
   * Fills in the texts of a page again.
   *
   * @param leaves receives the leaves, if they are wanted
   */
  again: (page: MadePage<T>, leaves: Leaf[] | null) => Filled<T>;
  /**
   * Makes the page about a town whose words have changed. Returns null if there is a problem with its texts, or if its
   * route changes.
   */
  remake: (page: MadePage<T>, town: Town) => MadePage<T> | null;
  /** Drops a page that is no longer needed. */
  release: (page: MadePage<T>) => void;
  /** Drops what was filled in for one page alone. It does not need to outlive the page. */
  forget: () => void;
}

/** A page of a definition. */
export class MadePage<T> {
  readonly route: string;
  readonly variant: Variant;
  /** True if its texts and links are known to be valid. */
  readonly isTrusted: boolean;
  references: readonly Leaf[] | undefined;
  readonly #maker: Maker<T>;
  #filled: Filled<T> | null;

  /** @param filled null for a trusted page, which fills in its texts when they are read */
  constructor(maker: Maker<T>, variant: Variant, filled: Filled<T> | null, route: string) {
    this.#maker = maker;
    this.variant = variant;
    this.isTrusted = filled === null;
    this.#filled = filled && { data: filled.data, leaves: null };
    this.route = route;
    this.references = filled?.leaves?.filter(({ role }) => role !== undefined && role !== 'shown');
  }

  get source(): Source {
    return this.#maker.source;
  }

  get town(): Town | undefined {
    return this.variant.town;
  }

  get copy(): Copy | undefined {
    return copyOf(this.variant);
  }

  get data(): T {
    return this.#read().data;
  }

  /** Every text of the page. */
  get leaves(): Leaf[] {
    const { data, leaves } = this.#read();
    if (leaves) return leaves;
    const all: Leaf[] = [];
    this.#maker.again(this, all);
    this.#filled = { data, leaves: all };
    return all;
  }

  /** Returns the same page after an edit of the words of its town, as `Maker.remake` does. */
  remade(town: Town): MadePage<T> | null {
    return this.#maker.remake(this, town);
  }

  forget(): void {
    this.#filled = null;
    this.#maker.forget();
  }

  /** Drops all texts. Its references are then found among the leaves on demand. */
  release(): void {
    this.#maker.release(this);
    this.forget();
    this.references = undefined;
  }

  #read(): Filled<T> {
    this.#filled ??= this.#maker.again(this, null);
    return this.#filled;
  }
}
