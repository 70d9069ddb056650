import { createRequire } from 'node:module';
import type { ValidateFunction } from 'ajv';
import type { Schemas } from './page-schema.ts';

/** The compiled schemas. They are called with a CheckContext as `this`. */
export type Checks = Record<keyof Schemas, ValidateFunction>;

/** Adds checks to `exports`. */
export type ChecksModule = (require: NodeJS.Require, schemas: Schemas, exports: Partial<Checks>) => void;

/**
 * Returns the checks of schemas.
 *
 * @param kept the module that was made of these schemas before; without it, they are compiled, which takes longer than
 *   checking a site
 */
export async function loadChecks(schemas: Schemas, kept?: ChecksModule): Promise<Checks> {
  const module = kept ?? (await compiled(schemas));
  const checks: Partial<Checks> = {};
  module(createRequire(import.meta.url), schemas, checks);
  return checks as Checks;
}

async function compiled(schemas: Schemas): Promise<ChecksModule> {
  const { checksCode } = await import('./ajv.ts');
  return new Function('require', 'schemas', 'exports', checksCode(schemas)) as ChecksModule;
}
