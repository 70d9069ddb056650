import { createRequire } from 'node:module';
import type { ValidateFunction } from 'ajv';
import { memoized } from '../../../templates/memoized.ts';
import type { Schemas } from './page-schema.ts';

/** Schemas as functions: returns the check of one, which is called with a CheckContext as `this`. */
export type CompiledSchemas = (name: keyof Schemas) => ValidateFunction;

/** The compiled check of a schema, before its references are bound. */
type CheckCode = (require: NodeJS.Require, schema: Schemas[keyof Schemas], exports: object) => ValidateFunction;

/** Returns the check of a schema that was compiled earlier. */
export type KeptSchemas = (name: keyof Schemas) => CheckCode;

/**
 * Returns the checks of schemas. Each is loaded when it is first needed: an edit of a town does not need the check of
 * pages.
 *
 * @param kept without it, schemas are compiled, which takes longer than checking a site
 */
export async function loadCompiledSchemas(schemas: Schemas, kept?: KeptSchemas): Promise<CompiledSchemas> {
  const codeOf = kept ?? (await compiler(schemas));
  const require = createRequire(import.meta.url);
  return memoized((name) => codeOf(name)(require, schemas[name], {}));
}

async function compiler(schemas: Schemas): Promise<KeptSchemas> {
  const { checkCode } = await import('./ajv.ts');
  return (name) => new Function('require', 'schema', 'exports', checkCode(schemas[name])) as CheckCode;
}
