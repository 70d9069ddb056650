import type { CatalogGroup } from '../../../templates/facts/catalog.ts';
import type { Role, Schema } from '../../../templates/schema.ts';

/** The keywords of our schemas that the editor schemas are made from. */
export interface SchemaKeywords {
  type?: 'string' | 'number' | 'boolean' | 'object' | 'array';
  description?: string;
  examples?: readonly unknown[];
  enum?: readonly string[];
  values?: readonly string[];
  words?: Readonly<Record<string, string>>;
  const?: string;
  role?: Role;
  markdown?: boolean;
  fact?: CatalogGroup;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  minItems?: number;
  additionalProperties?: Schema | false;
  propertyNames?: SchemaKeywords;
  oneOf?: readonly Schema[];
}

/** Gives typed access to the keywords of a schema. */
export const keywordsOf = (schema: Schema) => schema as Schema & SchemaKeywords;
