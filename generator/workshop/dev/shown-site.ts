import type { BuildInput } from '../../pipeline/plan-site.ts';
import type { FilledTowns } from '../../plan/trusted.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';
import type { ShownPlans } from './changed-routes.ts';
import { type SiteFiles, siteFilesOf } from './site-files.ts';

/** A site without errors. */
export interface ShownSite extends ShownPlans {
  /** Why some drafts are not in the plan. */
  problems: readonly Diagnostic[];
  files: SiteFiles;
  /** The routes of pages that have changed since templates were tried; null for all. */
  untried: ReadonlySet<string> | null;
}

/** A version whose files are not prepared yet. */
export type NewVersion = Omit<ShownSite, 'files' | 'untried'>;

/** For the first plan of a day. */
export const nothingFilled = (): FilledTowns => ({ site: null, towns: new WeakMap() });

/** @param changed the routes of the pages that differ from those of the version before; null for all */
export function nextVersion(
  before: ShownSite | null,
  now: NewVersion,
  changed: readonly string[] | null,
  input: BuildInput,
  tools: Tools,
): ShownSite {
  const untried = changed && before?.untried ? new Set([...before.untried, ...changed]) : null;
  return { ...now, untried, files: siteFilesOf(now.planned, input, tools) };
}
