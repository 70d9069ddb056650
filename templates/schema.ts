/**
 * Builders for schemas. One definition gives both the JSON Schema that checks the YAML and the TypeScript type that a view
 * receives. Every property needs a description, which editors show and messages quote. Every object is closed, so a
 * misspelled property is always found.
 */
export {
  list,
  listWithoutDates,
  map,
  object,
  optional,
  pictureRules,
  reasons,
  repetition,
  schedule,
  selection,
} from './schema/groups.ts';
export type { Infer, ObjectSchema, Properties, Schema, Shape } from './schema/types.ts';
export {
  anchor,
  boolean,
  choice,
  exactPrice,
  idPattern,
  link,
  logo,
  milliseconds,
  nameText,
  number,
  type Proportions,
  picture,
  pictureFile,
  price,
  type Role,
  runningText,
  slugRules,
  text,
  townSlug,
} from './schema/values.ts';
