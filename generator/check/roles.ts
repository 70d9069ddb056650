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
