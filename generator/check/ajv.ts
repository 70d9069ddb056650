import { Ajv, type AnySchemaObject, type ErrorObject } from 'ajv';
import type { CatalogGroup } from '../../templates/facts/catalog.ts';
import type { FormName } from '../../templates/schema/forms.ts';
import type { Role } from '../../templates/schema.ts';
import { pathOf } from '../read/locate.ts';
import type { FactReference } from './fact-references.ts';
import { formFaultOf } from './form-faults.ts';
import { isGap } from './gap.ts';
import type { Roles } from './roles.ts';

/** The `this` of our keywords, through ajv's option `passContext` (https://ajv.js.org/options.html#passcontext). */
export interface CheckContext {
  /** The data of site.yaml, which may be missing or invalid. */
  facts: unknown;
  /** The keyword `fact` adds to it. */
  references: Omit<FactReference, 'source'>[];
  /** The keywords `role` and `shown` add to it. */
  roles: Roles;
}

/** A compiler of schemas that knows our keywords. */
export function createAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    passContext: true,
    allowUnionTypes: true,
    strictRequired: false,
    verbose: true,
    // The schemas are typed and tested. Checking them, or optimizing code that runs once, takes longer than the checks.
    validateSchema: false,
    code: { optimize: false },
  });
  ajv.addKeyword('expected');
  ajv.addKeyword('minWidth');
  ajv.addKeyword('merges');
  ajv.addKeyword('values');
  ajv.addKeyword({ keyword: 'fact', type: 'string', schemaType: 'string', validate: recordFact });
  ajv.addKeyword({ keyword: 'form', type: 'string', errors: true, validate: checkForm });
  ajv.addKeyword({ keyword: 'shown', type: 'string', schemaType: 'boolean', validate: recordShown });
  ajv.addKeyword({ keyword: 'role', type: 'string', schemaType: 'string', validate: recordRole });
  return ajv;
}

function recordFact(
  this: CheckContext,
  group: CatalogGroup,
  key: string,
  _schema?: AnySchemaObject,
  at?: { instancePath: string },
): boolean {
  if (at && key !== '' && !isGap(key)) this.references.push({ group, key, path: pathOf(at.instancePath) });
  return true;
}

interface FormCheck {
  (this: CheckContext, form: FormName, text: string, schema?: AnySchemaObject): boolean;
  errors?: Partial<ErrorObject>[];
}

const checkForm: FormCheck = function (form, text, parentSchema = {}) {
  const fault = formFaultOf(text, { form }, this.facts);
  // Ajv does not add the schema to the errors of a keyword of ours.
  if (fault) checkForm.errors = [{ keyword: 'form', message: '', params: fault, parentSchema }];
  return fault === null;
};

function recordShown(
  this: CheckContext,
  shown: boolean,
  _data: string,
  schema?: AnySchemaObject,
  at?: { instancePath: string },
): boolean {
  if (at && shown && !this.roles.has(at.instancePath)) {
    this.roles.set(at.instancePath, { role: 'shown', merges: schema?.merges });
  }
  return true;
}

function recordRole(
  this: CheckContext,
  role: Role,
  _data: string,
  schema?: AnySchemaObject,
  at?: { instancePath: string },
): boolean {
  if (at) this.roles.set(at.instancePath, { role, minWidth: schema?.minWidth });
  return true;
}
