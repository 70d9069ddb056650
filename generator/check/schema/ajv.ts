import { _, Ajv, type Code, type CodeKeywordDefinition, type KeywordCxt, Name, str } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Schema } from '../../../templates/schema.ts';
import type { CheckContext } from './check-context.ts';

/**
 * Returns the check of a schema as source code: the body of a function of `require`, `schema` and `exports` that
 * returns the check. The code can be cached, because generating it takes longer than any other part of a check
 * (https://ajv.js.org/standalone.html).
 */
export function checkCode(schema: Schema): string {
  const ajv = createAjv();
  ajv.addSchema(schema, 'check');
  const places = new Map<unknown, Code>();
  findPlaces(schema, _`${new Name('schema')}`, places);
  // Ajv would copy the schema, but errors must refer to the original objects.
  for (const { value } of ajv.getSchema('check')?.source?.scopeValues.schema ?? []) {
    const place = places.get(value?.ref);
    if (value && place) value.code = place;
  }
  return `${standaloneCode(ajv, { check: 'check' })}\nreturn exports.check;`;
}

/** Finds the code that refers to each group in a value. */
function findPlaces(value: unknown, code: Code, places: Map<unknown, Code>): void {
  if (typeof value !== 'object' || value === null) return;
  places.set(value, code);
  for (const [key, inner] of Object.entries(value)) findPlaces(inner, _`${code}[${key}]`, places);
}

/** Returns a compiler of schemas that knows our keywords. */
function createAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    passContext: true,
    allowUnionTypes: true,
    strictRequired: false,
    verbose: true,
    // The schemas are typed and tested. Checking them, or optimizing code that runs once, takes longer than the checks.
    validateSchema: false,
    code: { optimize: false, source: true },
  });
  ajv.addKeyword('expected');
  ajv.addKeyword('file');
  ajv.addKeyword('minWidth');
  ajv.addKeyword('proportions');
  ajv.addKeyword('usual');
  ajv.addKeyword('merges');
  ajv.addKeyword('needs');
  ajv.addKeyword('markdown');
  ajv.addKeyword('values');
  ajv.addKeyword('words');
  ajv.addKeyword(whole);
  ajv.addKeyword(fact);
  ajv.addKeyword(form);
  ajv.addKeyword(shown);
  ajv.addKeyword(role);
  return ajv;
}

/**
 * The `this` of a check: a CheckContext, through ajv's option `passContext`
 * (https://ajv.js.org/options.html#passcontext).
 */
const context = new Name('this');

/** The code of a value that a schema does not have. */
const absent = new Name('undefined');

/** Returns the code of the JSON pointer to the value that a keyword is about. */
const pointer = ({ it }: KeywordCxt) => str`${new Name('instancePath')}${it.errorPath}`;

const fact: CodeKeywordDefinition = {
  keyword: 'fact',
  type: 'string',
  schemaType: 'string',
  code: (keyword) => {
    keyword.gen.code(_`${context}.${method('fact')}(${keyword.schema}, ${keyword.data}, ${pointer(keyword)})`);
  },
};

const form: CodeKeywordDefinition = {
  keyword: 'form',
  type: 'string',
  error: { message: '', params: ({ params: { fault } }) => _`${fault}` },
  code: (keyword) => {
    const fault = keyword.gen.const('fault', _`${context}.${method('formFault')}(${keyword.schema}, ${keyword.data})`);
    keyword.setParams({ fault });
    keyword.fail(_`${fault} !== null`);
  },
};

/**
 * Requires a name without a comma or space at its end or a space at its start, and a text of several lines that ends
 * with a line break.
 */
const whole: CodeKeywordDefinition = {
  keyword: 'whole',
  type: 'string',
  schemaType: 'boolean',
  code: (keyword) => keyword.fail(_`/^[ \\u00A0]|(?:[ \\u00A0]|,\\s*)$/.test(${keyword.data})`),
};

const shown: CodeKeywordDefinition = {
  keyword: 'shown',
  type: 'string',
  schemaType: 'boolean',
  code: (keyword) => {
    const { merges = absent, form = absent, markdown = absent } = keyword.parentSchema;
    if (!keyword.schema) return;
    keyword.gen.code(_`${context}.${method('shown')}(${pointer(keyword)}, ${merges}, ${form}, ${markdown})`);
  },
};

const role: CodeKeywordDefinition = {
  keyword: 'role',
  type: 'string',
  schemaType: 'string',
  code: (keyword) => {
    const { minWidth = absent, proportions = absent } = keyword.parentSchema;
    keyword.gen.code(
      _`${context}.${method('role')}(${pointer(keyword)}, ${keyword.schema}, ${minWidth}, ${proportions})`,
    );
  },
};

/** Returns the name of a method that generated code calls. */
const method = (name: keyof CheckContext) => new Name(name);
