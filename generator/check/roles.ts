import type { Role } from '../../templates/schema.ts';

/** What a text is used for. */
export interface TextRole {
  role: Role;
  /** For a picture, the width that it must have, in pixels. */
  minWidth?: number | undefined;
  /** True if pages may merge equal texts, such as the hours of several days. */
  merges?: boolean | undefined;
  /** True if it is a price, and not only a text with a price in it. */
  price?: true | undefined;
  /** True for running text, which may have links, bold, emphasis, and lists in it. */
  markdown?: boolean | undefined;
}

/** The roles of the texts of a file, by JSON pointer. */
export type Roles = Map<string, TextRole>;

/** Roles that are found out when one of them is asked for, or all are. The other methods of a map are not used for roles. */
export class LazyRoles extends Map<string, TextRole> {
  readonly #find: () => Roles;
  #found: Roles | null = null;

  constructor(find: () => Roles) {
    super();
    this.#find = find;
  }

  override get(pointer: string): TextRole | undefined {
    return this.#known().get(pointer);
  }

  override [Symbol.iterator](): MapIterator<[string, TextRole]> {
    return this.#known()[Symbol.iterator]();
  }

  #known(): Roles {
    this.#found ??= this.#find();
    return this.#found;
  }
}
