import type { ErrorObject } from 'ajv';
import { keySpan, type Path, pathOf, valueSpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message, Span } from '../report/diagnostic.ts';
import { suggest } from '../report/suggest.ts';
import { type Form, shape, wholeFile } from './shape-messages.ts';

interface Found {
  message: Message;
  span: Span;
}

/** What ajv found, with the words that messages need. */
interface Finding {
  error: ErrorObject;
  source: Source;
  path: Path;
  /** The name of the property with the mistake. */
  name: string;
  /** What holds it, as its reader calls it: "a hero section", or the nearest name around it. */
  where: string;
  /** The value as it is written in the file. */
  raw: string;
  span: Span;
  form: Form;
}

/** Turns what ajv found in one file into diagnostics, one for each mistake that a person made. */
export function explain(source: Source, errors: readonly ErrorObject[]): Diagnostic[] {
  const misspelt = new Set(errors.flatMap((error) => missingTwin(error, errors)));
  return errors.flatMap((error) => {
    if (misspelt.has(error)) return [];
    const found = describers[error.keyword]?.(findingOf(error, source));
    return found ? [{ ...found.message, severity: 'error' as const, source, span: found.span }] : [];
  });
}

/** A property that is missing because it is there under a misspelt name: one mistake, told once. */
function missingTwin(unknown: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[] {
  if (unknown.keyword !== 'additionalProperties') return [];
  const intended = suggest(unknown.params.additionalProperty, Object.keys(propertiesOf(unknown)));
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      (keyword === 'required' || keyword === 'dependencies') &&
      instancePath === unknown.instancePath &&
      params.missingProperty === intended,
  );
}

function findingOf(error: ErrorObject, source: Source): Finding {
  const path = pathOf(error.instancePath);
  const name = String(path.findLast((step) => !isIndex(step)) ?? wholeFile);
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
    form: (error.parentSchema ?? {}) as Form,
  };
}

type Describe = (finding: Finding) => Found | null;

const isEmpty: Describe = ({ name, form, span }) => ({ message: shape.empty(name, form.description ?? ''), span });

const outOfRange: Describe = ({ error, name, raw, span }) => ({
  message: shape.outOfRange(name, raw, error.keyword as 'minimum' | 'maximum', error.params.limit),
  span,
});

/** How each keyword of JSON Schema is told; the ones that are missing only repeat another. */
const describers: Record<string, Describe> = {
  additionalProperties: ({ error, source, path, where }) => {
    const name = error.params.additionalProperty;
    const known = Object.keys(propertiesOf(error)).filter((key) => !['each', 'specialty'].includes(key));
    return { message: shape.unknownProperty(name, where, known), span: keySpan(source, [...path, name]) };
  },
  required: ({ error, source, path, where, span }) => {
    const name = error.params.missingProperty;
    const { description = '' } = propertiesOf(error)[name] ?? {};
    const named = path.length > 0 && !isIndex(path.at(-1));
    return {
      message: shape.missingProperty(name, where, description),
      span: named ? keySpan(source, path) : span,
    };
  },
  dependencies: ({ error, source, path, where }) => {
    const { missingProperty: name, property } = error.params;
    const { description = '' } = propertiesOf(error)[name] ?? {};
    return {
      message: shape.missingPartner(name, property, where, description),
      span: keySpan(source, [...path, property]),
    };
  },
  type: ({ error, name, raw, span, form }) => ({
    message: shape.wrongType(name, error.params.type, error.data, raw, form),
    span,
  }),
  enum: ({ error, name, raw, span }) => ({ message: shape.wrongChoice(name, raw, error.params.allowedValues), span }),
  discriminator: ({ error, source, path }) => {
    const { tagValue } = error.params;
    if (tagValue === undefined) return null;
    const span = valueSpan(source, [...path, 'type']);
    return { message: shape.unknownSection(tagValue, sectionTypes(error)), span };
  },
  pattern: ({ error, source, path, name, raw, span, form }) => {
    const key = error.propertyName;
    if (key === undefined) return { message: shape.wrongForm(name, raw, form), span };
    return { message: shape.wrongKey(key, form), span: keySpan(source, [...path, key]) };
  },
  minLength: isEmpty,
  minItems: isEmpty,
  minProperties: isEmpty,
  minimum: outOfRange,
  maximum: outOfRange,
  fact: ({ error, raw, span }) => ({
    message: shape.unknownFact(raw, error.params.group, error.params.known),
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
