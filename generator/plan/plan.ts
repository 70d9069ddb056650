import type { Definitions } from '../check/check.ts';
import { type ExpandOptions, expand } from './expand.ts';
import { type Resolved, resolve } from './resolve.ts';

export interface PlanOptions extends ExpandOptions {
  /** False where some file could not be read as YAML, so that a page may only seem to be missing. */
  complete: boolean;
}

/**
 * Makes the pages of a site from its definitions: one for each, or one for each town, with every placeholder filled in and
 * every route and link checked. All problems come back at once.
 */
export function plan(definitions: Definitions, { complete, ...options }: PlanOptions): Resolved {
  return resolve(expand(definitions, options), definitions.site.source, complete);
}
