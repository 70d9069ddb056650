import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv';
import type { CatalogGroup } from '../../templates/facts/catalog.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Role } from '../../templates/schema.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { explain } from './explain.ts';
import { gapProblems } from './gap.ts';
import type { PageData, Schemas } from './page-schema.ts';

/** What a text is for; for a picture, the width that its place needs, in pixels. */
export interface Purpose {
  role: Role;
  least?: number | undefined;
}

/** What the texts of a file are for, by JSON pointer. */
export type Roles = Map<string, Purpose>;

/** A file that its schema has accepted. */
export interface Definition<T = PageData> {
  source: Source;
  data: T;
  roles: Roles;
}

export interface Checked {
  /** Null where site.yaml has a problem. */
  site: Definition<SiteFacts> | null;
  /** The definitions without a problem. */
  pages: Definition[];
  /** The others, which still have links and placeholders to be checked. */
  refused: Definition<unknown>[];
  problems: Diagnostic[];
}

/** Definitions whose facts are known: enough to plan pages from. */
export type Definitions = Pick<Checked, 'pages' | 'refused'> & { site: Definition<SiteFacts> };

/** Checks every file that parsed against its schema; all problems of all files come back at once. */
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
  const refused: Definition<unknown>[] = [];
  const accept = <T>(check: ValidateFunction<T>, source: Source): Definition<T>[] => {
    if (source.data === null) return [];
    problems.push(...gapProblems(source));
    const roles: Roles = new Map();
    const context: CheckContext = { facts: files.site.data, roles };
    if (check.call(context, source.data)) return [{ source, data: source.data as T, roles }];
    problems.push(...explain(source, check.errors ?? []));
    if (source !== files.site) refused.push({ source, data: source.data, roles });
    return [];
  };
  const [site = null] = accept(checkSite, files.site);
  const pages = files.pages.flatMap((source) => accept(checkPage, source));
  return { site, pages, refused, problems };
}

function createAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    passContext: true,
    allowUnionTypes: true,
    strictRequired: false,
    verbose: true,
    // Our schemas are typed and tested; checking them, and optimizing code that runs once, costs more than the checks.
    validateSchema: false,
    code: { optimize: false },
  });
  ajv.addKeyword('expected');
  ajv.addKeyword('least');
  ajv.addKeyword({ keyword: 'fact', type: 'string', errors: true, validate: checkFact });
  ajv.addKeyword({ keyword: 'shown', type: 'string', schemaType: 'boolean', validate: recordShown });
  ajv.addKeyword({ keyword: 'role', type: 'string', schemaType: 'string', validate: recordRole });
  return ajv;
}

/** What a check is called with (ajv's passContext) and what it notes down. */
interface CheckContext {
  facts: unknown;
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

function recordShown(
  this: CheckContext,
  shown: boolean,
  _data: string,
  _schema?: AnySchemaObject,
  at?: { instancePath: string },
): boolean {
  if (at && shown && !this.roles.has(at.instancePath)) this.roles.set(at.instancePath, { role: 'shown' });
  return true;
}

function recordRole(
  this: CheckContext,
  role: Role,
  _data: string,
  schema?: AnySchemaObject,
  at?: { instancePath: string },
): boolean {
  if (at) this.roles.set(at.instancePath, { role, least: schema?.least });
  return true;
}
