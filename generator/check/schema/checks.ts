import { createRequire } from 'node:module';
import type { ValidateFunction } from 'ajv';
import { memoized } from '../../report/memoized.ts';
import type { Schemas } from './page-schema.ts';

/** Returns the check of a schema. The check is called with a CheckContext as `this`. */
export type Checks = (name: keyof Schemas) => ValidateFunction;

/** The compiled check of a schema, before its references are bound. */
type CheckCode = (require: NodeJS.Require, schema: Schemas[keyof Schemas], exports: object) => ValidateFunction;

/** Returns a check that was compiled earlier. */
export type KeptChecks = (name: keyof Schemas) => CheckCode;

/**
 * Returns the checks of schemas. Each is loaded when it is first needed: an edit of a town does not need the check of
 * pages.
 *
 * @param kept without it, schemas are compiled, which takes longer than checking a site
 */
export async function loadChecks(schemas: Schemas, kept?: KeptChecks): Promise<Checks> {
  const codeOf = kept ?? (await compiler(schemas));
  const require = createRequire(import.meta.url);
  return memoized((name) => codeOf(name)(require, schemas[name], {}));
}

async function compiler(schemas: Schemas): Promise<KeptChecks> {
  const { checkCode } = await import('./ajv.ts');
  return (name) => new Function('require', 'schema', 'exports', checkCode(schemas[name])) as CheckCode;
}
