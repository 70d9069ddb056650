import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv';
import type { CatalogGroup } from '../../templates/facts/catalog.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { type FormName, formFault } from '../../templates/schema/forms.ts';
import type { Role } from '../../templates/schema.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { explain } from './explain.ts';
import { gapProblems, isGap } from './gap.ts';
import type { PageData, Schemas } from './page-schema.ts';

/** What a text is used for. */
export interface TextRole {
  role: Role;
  /** For a picture, the width that it must have, in pixels. */
  minWidth?: number | undefined;
  /** True if pages may merge equal texts, such as the hours of several days. */
  merges?: boolean | undefined;
}

/** The roles of the texts of a file, by JSON pointer. */
export type Roles = Map<string, TextRole>;

/** A file that was checked against its schema. */
export interface Definition<T = PageData> {
  source: Source;
  data: T;
  roles: Roles;
}

export interface Checked {
  /** Null if site.yaml could not be read or does not match its schema. */
  site: Definition<SiteFacts> | null;
  /** The page definitions that match their schema. */
  pages: Definition[];
  /** The page definitions that do not. Their links and placeholders are still checked. */
  invalidPages: Definition<unknown>[];
  problems: Diagnostic[];
}

/** The definitions of a project whose site.yaml is valid, which is enough to plan its pages. */
export type Definitions = Pick<Checked, 'pages' | 'invalidPages'> & { site: Definition<SiteFacts> };

/** Checks files against their schemas, except those that could not be parsed. The result has the problems of all files. */
export type Check = (files: { site: Source; pages: Source[] }) => Checked;

/** Compiles the schemas, which takes longer than checking a site. */
export function checker(schemas: Schemas): Check {
  const ajv = createAjv();
  const checkSite = ajv.compile<SiteFacts>(schemas.site);
  const checkPage = ajv.compile<PageData>(schemas.page);
  return (files) => validate(files, checkSite, checkPage);
}

function validate(
  files: Parameters<Check>[0],
  checkSite: ValidateFunction<SiteFacts>,
  checkPage: ValidateFunction<PageData>,
): Checked {
  const problems: Diagnostic[] = [];
  const invalidPages: Definition<unknown>[] = [];
  const checkFile = <T>(check: ValidateFunction<T>, source: Source): Definition<T>[] => {
    if (source.data === null) return [];
    problems.push(...gapProblems(source));
    const roles: Roles = new Map();
    const context: CheckContext = { facts: files.site.data, roles };
    if (check.call(context, source.data)) return [{ source, data: source.data as T, roles }];
    problems.push(...explain(source, check.errors ?? [], files.site.data));
    if (source !== files.site) invalidPages.push({ source, data: source.data, roles });
    return [];
  };
  const [site = null] = checkFile(checkSite, files.site);
  const pages = files.pages.flatMap((source) => checkFile(checkPage, source));
  return { site, pages, invalidPages, problems };
}

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

/** The `this` of our keywords, through ajv's option `passContext` (https://ajv.js.org/options.html#passcontext). */
interface CheckContext {
  /** The data of site.yaml; null if it could not be read. */
  facts: unknown;
  /** The keywords `role` and `shown` add to it. */
  roles: Roles;
}

interface FactCheck {
  (this: CheckContext, group: CatalogGroup, key: string): boolean;
  errors?: Partial<ErrorObject>[];
}

const checkFact: FactCheck = function (group, key) {
  if (this.facts === null) return true;
  const known = Object.keys((this.facts as Record<string, object | undefined>)[group] ?? {});
  if (known.includes(key)) return true;
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
