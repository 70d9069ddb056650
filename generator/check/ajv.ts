import { Ajv, type AnySchemaObject, type ErrorObject } from 'ajv';
import type { CatalogGroup } from '../../templates/facts/catalog.ts';
import { type FormName, formFault } from '../../templates/schema/forms.ts';
import type { Role } from '../../templates/schema.ts';
import { isGap } from './gap.ts';
import type { Roles } from './roles.ts';

/** The `this` of our keywords, through ajv's option `passContext` (https://ajv.js.org/options.html#passcontext). */
export interface CheckContext {
  /** The data of site.yaml, which may be missing or invalid. */
  facts: unknown;
  /** The keys in a group of the catalog. Null if they cannot be known. */
  keysIn: (group: CatalogGroup) => string[] | null;
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
  ajv.addKeyword({ keyword: 'fact', type: 'string', errors: true, validate: checkFact });
  ajv.addKeyword({ keyword: 'form', type: 'string', errors: true, validate: checkForm });
  ajv.addKeyword({ keyword: 'shown', type: 'string', schemaType: 'boolean', validate: recordShown });
  ajv.addKeyword({ keyword: 'role', type: 'string', schemaType: 'string', validate: recordRole });
  return ajv;
}

interface FactCheck {
  (this: CheckContext, group: CatalogGroup, key: string): boolean;
  errors?: Partial<ErrorObject>[];
}

const checkFact: FactCheck = function (group, key) {
  const known = this.keysIn(group);
  if (known === null || known.includes(key)) return true;
  checkFact.errors = [{ keyword: 'fact', message: '', params: { group, known } }];
  return false;
};

interface FormCheck {
  (this: CheckContext, form: FormName, text: string, schema?: AnySchemaObject): boolean;
  errors?: Partial<ErrorObject>[];
}

const checkForm: FormCheck = function (form, text, parentSchema) {
  // A gap is reported already.
  const fault = isGap(text) ? null : formFault(form, text, this.facts);
  if (fault)
    checkForm.errors = [{ keyword: 'form', message: '', params: fault, ...(parentSchema && { parentSchema }) }];
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
