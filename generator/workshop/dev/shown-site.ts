import type { Reused } from '../../pipeline/plan-site.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { Shown } from './changed-routes.ts';
import type { SiteFiles } from './site-files.ts';

/** A site without errors. */
export interface ShownSite extends Shown {
  /** Why some drafts are not in the plan. */
  problems: readonly Diagnostic[];
  files: SiteFiles;
  /** The routes of pages that have changed since templates were tried; null for all. */
  untried: ReadonlySet<string> | null;
}

/** For the first plan of a day. */
export const nothingReused = (): Reused => ({ filled: { site: null, towns: new WeakMap() } });
