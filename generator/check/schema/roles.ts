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

/** Finds the roles of the texts of a file. */
export type FindRoles = (source: Source) => Roles;

/** Roles that are found when one of them, or all, are needed. */
export class LazyRoles implements Roles {
  readonly #source: Source;
  readonly find: FindRoles;
  #found: Roles | null = null;

  constructor(source: Source, find: FindRoles) {
    this.#source = source;
    this.find = find;
  }

  get(pointer: string): TextRole | undefined {
    return this.#known().get(pointer);
  }

  [Symbol.iterator](): Iterator<[string, TextRole]> {
    return this.#known()[Symbol.iterator]();
  }

  #known(): Roles {
    this.#found ??= this.find(this.#source);
    return this.#found;
  }
}
