import type { Definitions } from '../check/check.ts';
import { type ExpandOptions, expand } from './expand.ts';
import { type Resolved, resolve } from './resolve.ts';

export interface PlanOptions extends ExpandOptions {
  /** False if a file could not be read, so that a page may only seem to be missing. */
  complete: boolean;
}

/**
 * Makes the pages of a site from its definitions: one for each, or one for each of its towns. Every placeholder is filled
 * in, and every route and link is checked. The result has all problems.
 */
export function plan(definitions: Definitions, { complete, ...options }: PlanOptions): Resolved {
  const { source, unknown } = definitions.site;
  return resolve(expand(definitions, options), source, unknown, complete);
}
