import type { Scheduled, Unpublished } from '../check/definition.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { FinishedSite } from './finish-site.ts';

/** What is left to report about a site without errors. */
export interface SiteReport {
  pages: number;
  warnings: Diagnostic[];
  /** What must be replaced before the site is public. */
  beforeLaunch: Diagnostic[];
  /** The pages and towns that are left out until they are finished. */
  drafts: Unpublished[];
  /** The entries that have dates. */
  scheduled: Scheduled[];
  /** True if pages will be different on a later day, although nobody edits anything. */
  isDated: boolean;
  /** What is too large for the host, once the size of every file is known. */
  oversizes: FinishedSite['oversizes'];
}
