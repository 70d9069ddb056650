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

/**
 * What a page of a definition is filled in with: a town with all its words, or which page of a list of posts it is,
 * from 1. Its `Copy` only names this.
 */
export type Variant = Town | number;

export const townOf = (variant: Variant): Town | undefined => (typeof variant === 'number' ? undefined : variant);

export const numberOf = (variant: Variant): number => (typeof variant === 'number' ? variant : 1);

/** Names a page among those of its definition. The first page of a list of posts is like the only one of any other. */
export function copyOf(variant: Variant): Copy | undefined {
  const number = numberOf(variant);
  return townOf(variant) ?? (number > 1 ? { slug: String(number) } : undefined);
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

/** A page of a definition. There may be very many, so it has no object, field, or private method that it can do without. */
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
    // A filtered list has room for more.
    this.references = filled?.leaves?.filter(({ role }) => role !== undefined && role !== 'shown').slice();
  }

  get source(): Source {
    return this.#maker.source;
  }

  get town(): Town | undefined {
    return townOf(this.variant);
  }

  get copy(): Copy | undefined {
    return copyOf(this.variant);
  }

  get data(): T {
    this.#filled ??= this.#maker.again(this, null);
    return this.#filled.data;
  }

  /** Every text of the page. */
  get leaves(): Leaf[] {
    if (this.#filled?.leaves) return this.#filled.leaves;
    const leaves: Leaf[] = [];
    const { data } = this.#maker.again(this, leaves);
    this.#filled = { data: this.#filled?.data ?? data, leaves };
    return leaves;
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
}
