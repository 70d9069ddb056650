import type { ErrorObject } from 'ajv';
import type { FormFault } from '../../templates/schema/forms/form.ts';
import { keySpan, type Path, pathOf, valueSpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message, Span } from '../report/diagnostic.ts';
import { suggest } from '../report/suggest.ts';
import { noProperty, shapeMessages, type ValueSchema } from './shape-messages.ts';

/** An error of ajv, with what messages say about it. */
interface SchemaError {
  error: ErrorObject;
  source: Source;
  path: Path;
  /** The name of the property with the mistake. */
  name: string;
  /** What contains the mistake: the title of its schema, such as "a hero section", or the nearest property around it. */
  where: string;
  /** The value as it is written in the file. */
  raw: string;
  span: Span;
  schema: ValueSchema;
  /** The data of site.yaml; null if it could not be read. */
  facts: unknown;
}

/** What to report about an error. */
interface Explanation {
  message: Message;
  span: Span;
}

/**
 * Turns ajv's errors in one file into diagnostics, one for each mistake.
 *
 * @param facts the data of site.yaml; null if it could not be read
 */
export function explain(source: Source, errors: readonly ErrorObject[], facts: unknown): Diagnostic[] {
  const causedByTypos = new Set(errors.flatMap((error) => missingBecauseOf(error, errors)));
  return errors.flatMap((error) => {
    if (causedByTypos.has(error)) return [];
    const explanation = explainers[error.keyword]?.(schemaError(error, source, facts));
    return explanation ? [{ ...explanation.message, severity: 'error' as const, source, span: explanation.span }] : [];
  });
}

/** The errors about a property that is missing only because its name is misspelled: they are the same mistake. */
function missingBecauseOf(unknown: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[] {
  if (unknown.keyword !== 'additionalProperties') return [];
  const intended = suggest(unknown.params.additionalProperty, Object.keys(propertiesOf(unknown)));
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      (keyword === 'required' || keyword === 'dependencies') &&
      instancePath === unknown.instancePath &&
      params.missingProperty === intended,
  );
}

function schemaError(error: ErrorObject, source: Source, facts: unknown): SchemaError {
  const path = pathOf(error.instancePath);
  const name = String(path.findLast((step) => !isIndex(step)) ?? noProperty);
  const span = valueSpan(source, path);
  const line = source.text.split('\n')[span.start.line - 1] ?? '';
  return {
    error,
    source,
    path,
    name,
    where: (error.parentSchema?.title as string | undefined) ?? `"${name}"`,
    raw: line.slice(span.start.column - 1, span.end.column - 1),
    span,
    schema: (error.parentSchema ?? {}) as ValueSchema,
    facts,
  };
}

type Explain = (error: SchemaError) => Explanation | null;

const isEmpty: Explain = ({ name, schema, span }) => ({
  message: shapeMessages.empty(name, schema.description ?? ''),
  span,
});

const outOfRange: Explain = ({ error, name, raw, span }) => ({
  message: shapeMessages.outOfRange(name, raw, error.keyword as 'minimum' | 'maximum', error.params.limit),
  span,
});

/** How to explain an error of each keyword. Errors of other keywords, such as `propertyNames`, only repeat these. */
const explainers: Record<string, Explain> = {
  additionalProperties: ({ error, source, path, where }) => {
    const name = error.params.additionalProperty;
    const known = Object.keys(propertiesOf(error)).filter((key) => !['each', 'specialty'].includes(key));
    return { message: shapeMessages.unknownProperty(name, where, known), span: keySpan(source, [...path, name]) };
  },
  required: ({ error, source, path, where, span }) => {
    const name = error.params.missingProperty;
    const { description = '' } = propertiesOf(error)[name] ?? {};
    const isNamed = path.length > 0 && !isIndex(path.at(-1));
    return {
      message: shapeMessages.missingProperty(name, where, description),
      span: isNamed ? keySpan(source, path) : span,
    };
  },
  dependencies: ({ error, source, path, where }) => {
    const { missingProperty: name, property } = error.params;
    const { description = '' } = propertiesOf(error)[name] ?? {};
    return {
      message: shapeMessages.missingPartner(name, property, where, description),
      span: keySpan(source, [...path, property]),
    };
  },
  type: ({ error, name, raw, span, schema, facts }) => ({
    message: shapeMessages.wrongType(name, error.params.type, error.data, raw, schema, facts),
    span,
  }),
  enum: ({ error, name, raw, span }) => ({
    message: shapeMessages.wrongChoice(name, raw, error.params.allowedValues),
    span,
  }),
  discriminator: ({ error, source, path }) => {
    const { tagValue } = error.params;
    // A section without a type is reported by `required`.
    if (tagValue === undefined) return null;
    const span = valueSpan(source, [...path, 'type']);
    return { message: shapeMessages.unknownSection(tagValue, sectionTypes(error)), span };
  },
  pattern: ({ error, source, path, name, raw, span, schema }) => {
    const key = error.propertyName;
    if (key === undefined) return { message: shapeMessages.wrongForm(name, raw, schema), span };
    return { message: shapeMessages.wrongKey(key, schema), span: keySpan(source, [...path, key]) };
  },
  form: ({ error, name, schema, span }) => ({
    message: shapeMessages.faultyForm(name, error.params as FormFault, schema),
    span,
  }),
  minLength: isEmpty,
  minItems: isEmpty,
  minProperties: isEmpty,
  minimum: outOfRange,
  maximum: outOfRange,
  fact: ({ error, raw, span }) => ({
    message: shapeMessages.unknownFact(raw, error.params.group, error.params.known),
    span,
  }),
};

function propertiesOf(error: ErrorObject): Record<string, { description?: string }> {
  return error.parentSchema?.properties ?? {};
}

function sectionTypes(error: ErrorObject): string[] {
  const branches = (error.parentSchema?.oneOf ?? []) as { properties: { type: { const: string } } }[];
  return branches.map((branch) => branch.properties.type.const);
}

function isIndex(step: string | number | undefined): boolean {
  return /^\d+$/.test(String(step));
}
