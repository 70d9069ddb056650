import type { Proportions, Role } from '../../../templates/schema.ts';
import type { Source } from '../../read/source.ts';

/** What a text is used for. */
export interface TextRole {
  role: Role;
  /** For a picture, its minimum width, in pixels. */
  minWidth?: number | undefined;
  /** For a logo, its minimum width relative to its height. */
  proportions?: Proportions | undefined;
  /** True if pages may merge equal texts, such as the hours of several days. */
  merges?: boolean | undefined;
  /** True if it is a price, not just a text that contains one. */
  price?: true | undefined;
  /** True for running text, which may contain links, bold, emphasis, and lists. */
  markdown?: boolean | undefined;
}

/** The roles of the texts of a file, by JSON pointer. */
export interface Roles extends Iterable<[pointer: string, role: TextRole]> {
  get(pointer: string): TextRole | undefined;
}

/** Roles that are computed when one of them, or all, are needed. */
export class LazyRoles implements Roles {
  readonly #source: Source;
  readonly #check: (source: Source) => { roles: Roles };
  #found: Roles | null = null;

  constructor(source: Source, check: (source: Source) => { roles: Roles }) {
    this.#source = source;
    this.#check = check;
  }

  get(pointer: string): TextRole | undefined {
    return this.#known().get(pointer);
  }

  [Symbol.iterator](): Iterator<[string, TextRole]> {
    return this.#known()[Symbol.iterator]();
  }

  #known(): Roles {
    this.#found ??= this.#check(this.#source).roles;
    return this.#found;
  }
}
