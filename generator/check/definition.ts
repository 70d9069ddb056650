import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { StaticFiles } from '../read/static/list-static.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { PageData } from './schema/page-schema.ts';
import type { Roles } from './schema/roles.ts';
import type { Absence } from './timing/timing.ts';

/** A file that was checked against its schema. If it has mistakes, its data is repaired as far as their meaning is clear. */
export interface Definition<T = PageData> {
  source: Source;
  data: T;
  roles: Roles;
  /** The paths of values that are not known because of a mistake. What follows from them is not checked. */
  unknown: readonly Path[];
}

export type TownFacts = NonNullable<SiteFacts['towns']>[number];

/** A town, and where it is written. */
export interface TownDefinition {
  data: TownFacts;
  source: Source;
  /** Where the town is in the file: empty if it has a file of its own. */
  path: Path;
  /** The roles of the texts of the whole file. */
  roles: Roles;
}

/** True if a town has a file of its own, and is not one of a list in site.yaml. */
export function hasOwnFile({ path }: { readonly path: Path }): boolean {
  return path.length === 0;
}

/** A page, a town, or a part of a file that is written and not published. */
export interface Unpublished {
  kind: 'page' | 'town' | 'part';
  source: Source;
  /** Where it is in the file: empty if it is the whole file. */
  path: Path;
  /** As it is written, and perhaps repaired. A town has its slug in it. */
  data: Readonly<Record<string, unknown>>;
  roles: Roles;
  /** The name of the town without which this page cannot be published; null if the reason is in the data. */
  town: string | null;
  absence: Absence;
  /** What is wrong with it. None of this keeps the site from being published. */
  problems: Diagnostic[];
}

/** A page, or a part of a file, that has dates. */
export interface Scheduled {
  /** As it is written. */
  source: Source;
  /** Empty for a page. */
  path: Path;
  data: Readonly<Record<string, unknown>>;
  /** The roles of the texts of the whole file. */
  roles: Roles;
}

/** The definitions of a project whose site.yaml could be read, which is enough to plan its pages. */
export interface Definitions {
  /** Its facts have all towns, wherever they are written. */
  site: Definition<SiteFacts>;
  /** The towns of the facts, in the same order. */
  towns: TownDefinition[];
  /** The page definitions that match their schema, if need be after a repair. */
  pages: Definition[];
  /** The page definitions that do not. Their links and placeholders are still checked. */
  invalidPages: Definition<unknown>[];
  /** The pages, towns, and drafts of parts that are left out of all of these. */
  unpublished: Unpublished[];
  /** Drafts that are shown to whoever writes them. */
  shown: Unpublished[];
  /** Why entries of site.yaml are left out, by names as in `specials.christmas`; null if everything in one is. */
  leftOut: ReadonlyMap<string, Absence | null>;
  /** What has dates, on the site or not, except in drafts. */
  scheduled: Scheduled[];
  staticFiles: StaticFiles;
  /** The day of the build, as YYYY-MM-DD. Without it, no text can name the year. */
  today?: string | undefined;
}
