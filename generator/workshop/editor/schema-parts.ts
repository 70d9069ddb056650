import type { CatalogGroup } from '../../../templates/facts/catalog.ts';
import type { Role, Schema } from '../../../templates/schema.ts';

/** What may stand in a schema of ours, as the editor's schemas are made from it. */
export interface Parts {
  type?: 'string' | 'number' | 'boolean' | 'object' | 'array';
  description?: string;
  examples?: readonly unknown[];
  enum?: readonly string[];
  const?: string;
  role?: Role;
  fact?: CatalogGroup;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  minItems?: number;
  additionalProperties?: Schema | false;
  propertyNames?: Parts;
  oneOf?: readonly Schema[];
}

export const partsOf = (schema: Schema) => schema as Schema & Parts;
