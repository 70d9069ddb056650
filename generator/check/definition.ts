import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { StaticFiles } from '../read/static/list-static.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { PageData } from './schema/page-schema.ts';
import { type FindRoles, LazyRoles, type Roles } from './schema/roles.ts';
import type { Absence } from './timing/timing.ts';

/** A file that was checked against its schema. Mistakes with a clear correction are corrected in its data. */
export interface Definition<T = PageData> {
  source: Source;
  data: T;
  roles: Roles;
  /** The paths of values that are unknown because of a mistake. Checks that depend on them are skipped. */
  unknown: readonly Path[];
}

export type TownFacts = NonNullable<SiteFacts['towns']>[number];

/** A town and its location. */
export interface TownDefinition {
  data: TownFacts;
  source: Source;
  /** The path of the town in the file: empty if it has its own file. */
  path: Path;
  /**
   * Finds the roles of the texts of the whole file. Thousands of towns whose files were not read share one function, and
   * few are asked for theirs.
   */
  findRoles: FindRoles;
}

/** Returns the roles of the texts of the whole file that a town is in. */
export function rolesOfTown({ source, findRoles }: Pick<TownDefinition, 'source' | 'findRoles'>): Roles {
  return new LazyRoles(source, findRoles);
}

/** Returns true if a town has its own file, and is not one of a list in site.yaml. */
export function hasOwnFile({ path }: { readonly path: Path }): boolean {
  return path.length === 0;
}

/** A page, a town, or a part of a file that is not published. */
export interface Unpublished {
  kind: 'page' | 'town' | 'part';
  source: Source;
  /** Its path in the file: empty if it is the whole file. */
  path: Path;
  /** As written, possibly repaired. For a town, it includes the slug. */
  data: Readonly<Record<string, unknown>>;
  roles: Roles;
  /** The name of the unpublished town that this page depends on; null if the reason is in the data. */
  town: string | null;
  absence: Absence;
  /** Its problems. They do not prevent the site from being published. */
  problems: Diagnostic[];
}

/** Returns the drafts among what is not published. The rest is left out because of its dates. */
export const draftsAmong = (unpublished: readonly Unpublished[]): Unpublished[] =>
  unpublished.filter(({ absence }) => absence.kind === 'draft');

/** A page, or a part of a file, that has dates. */
export interface Scheduled {
  /** As written. */
  source: Source;
  /** Empty for a page. */
  path: Path;
  data: Readonly<Record<string, unknown>>;
  /** The roles of the texts of the whole file. */
  roles: Roles;
}

/** The definitions of a project whose site.yaml could be read, which is enough to plan its pages. */
export interface Definitions {
  /** Its facts include all towns, wherever they are written. */
  site: Definition<SiteFacts>;
  /** The towns of the facts, in the same order. */
  towns: TownDefinition[];
  /** The page definitions that match their schema, some after a repair. */
  pages: Definition[];
  /** The page definitions that do not match. Their links and placeholders are still checked. */
  invalidPages: Definition<unknown>[];
  /** The pages, towns, and draft parts that are left out of the lists above. */
  unpublished: Unpublished[];
  /** Drafts that are shown to their author. */
  shown: Unpublished[];
  /**
   * Why entries of site.yaml are left out, by names such as `specials.christmas`; null if everything in the entry is
   * left out.
   */
  leftOut: ReadonlyMap<string, Absence | null>;
  /** Everything with dates, published or not, except in drafts. */
  scheduled: Scheduled[];
  staticFiles: StaticFiles;
  /** The day of the build, as YYYY-MM-DD. Without it, no text can use the year. */
  today?: string | undefined;
}
