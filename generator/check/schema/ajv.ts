import { _, Ajv, type Code, type CodeKeywordDefinition, type KeywordCxt, Name, str } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Schema } from '../../../templates/schema.ts';
import type { CheckContext } from './check-context.ts';

/** The parts of a schema, by the name that ajv knows them by, and the code of each group in it. */
interface Parts {
  schemas: Map<string, Schema>;
  places: Map<unknown, Code>;
}

/**
 * Returns the check of a schema as source code: the body of a function of `require`, `schema` and `exports` that
 * returns the check. The code can be cached, because generating it takes longer than any other part of a check
 * (https://ajv.js.org/standalone.html).
 */
export function checkCode(schema: Schema): string {
  const ajv = createAjv();
  const parts: Parts = { schemas: new Map([['check', schema]]), places: new Map() };
  for (const [name, part] of parts.schemas) {
    ajv.addSchema(withReferences(part, parts.places.get(part) ?? _`${new Name('schema')}`, parts), name);
  }
  // Ajv would copy the schema, but errors must refer to the original objects.
  for (const name of parts.schemas.keys()) {
    for (const { value } of ajv.getSchema(name)?.source?.scopeValues.schema ?? []) {
      const place = parts.places.get(value?.ref);
      if (value && place) value.code = place;
    }
  }
  return `${standaloneCode(ajv, { check: 'check' })}\nreturn exports.check;`;
}

/**
 * Returns a schema with references to the schemas of its unions, which become parts. V8 compiles functions as a whole,
 * and one that checks sections of every type has more than a megabyte of bytecode.
 */
function withReferences(schema: Schema, code: Code, parts: Parts): Schema {
  const changed = Object.entries(schema).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    const place = _`${code}[${key}]`;
    const other =
      key === 'oneOf' && Array.isArray(value)
        ? value.map((one: Schema, index) => asPart(one, _`${place}[${index}]`, parts))
        : withReferences(value as Schema, place, parts);
    return other === value ? [] : [[key, other]];
  });
  const result = changed.length > 0 ? { ...schema, ...Object.fromEntries(changed) } : schema;
  parts.places.set(result, code);
  return result;
}

/** Makes a schema a part, and returns a reference to it. */
function asPart(schema: Schema, code: Code, { schemas, places }: Parts): Schema {
  const name = `part${schemas.size}`;
  schemas.set(name, schema);
  places.set(schema, code);
  return { $ref: name };
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
    // Otherwise ajv replaces references with the code of the parts.
    inlineRefs: false,
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
