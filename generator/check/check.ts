import type { ErrorObject, ValidateFunction } from 'ajv';
import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { type CheckContext, createAjv } from './ajv.ts';
import { checkReferences, type FactReference } from './fact-references.ts';
import { gapProblems } from './gap.ts';
import type { ShapeError } from './mistake.ts';
import type { PageData, Schemas } from './page-schema.ts';
import { type Recovered, recover } from './recover.ts';
import type { Roles } from './roles.ts';
import { isGroup, type Rules, rulesOf } from './rules.ts';
import { holeOf, recoveredFacts } from './stand-ins.ts';

/** A file that was checked against its schema. If it has mistakes, its data is repaired as far as their meaning is clear. */
export interface Definition<T = PageData> {
  source: Source;
  data: T;
  roles: Roles;
  /** The paths of values that are not known because of a mistake. What follows from them is not checked. */
  unknown: readonly Path[];
}

export interface Checked {
  /** Null if site.yaml could not be read. */
  site: Definition<SiteFacts> | null;
  /** The page definitions that match their schema, if need be after a repair. */
  pages: Definition[];
  /** The page definitions that do not. Their links and placeholders are still checked. */
  invalidPages: Definition<unknown>[];
  problems: Diagnostic[];
}

/** The definitions of a project whose site.yaml could be read, which is enough to plan its pages. */
export type Definitions = Pick<Checked, 'pages' | 'invalidPages'> & { site: Definition<SiteFacts> };

/**
 * Checks files against their schemas, except those that could not be parsed. The result has the problems of all files. What
 * has a problem is repaired for the checks that follow, and must not be published.
 */
export type Check = (files: { site: Source; pages: Source[] }) => Checked;

/** Compiles the schemas, which takes longer than checking a site. */
export function checker(schemas: Schemas): Check {
  const ajv = createAjv();
  const site: Checker = { validate: ajv.compile(schemas.site), rules: rulesOf(schemas.site) };
  const page: Checker = { validate: ajv.compile(schemas.page), rules: rulesOf(schemas.page) };
  return (files) => {
    const checkedSite = checkSite(files.site, site);
    const facts = checkedSite.definition?.data ?? null;
    const sources = files.pages.filter(({ data }) => data !== null);
    const checkedPages = sources.map((source) => checkFile(source, page, facts));
    const references = checkedPages.flatMap((one) => one.references);
    const dangling = checkedSite.definition ? checkReferences(references, checkedSite.definition) : noReferences;
    return {
      site: checkedSite.definition && withUnknown(checkedSite.definition, dangling.unknown),
      pages: checkedPages.filter(isValid).map(definitionOf<PageData>),
      invalidPages: checkedPages.filter((one) => !isValid(one)).map(definitionOf<unknown>),
      problems: [checkedSite, ...checkedPages, dangling].flatMap(({ problems }) => problems),
    };
  };
}

interface Checker {
  validate: ValidateFunction;
  rules: Rules;
}

interface CheckedFile extends Recovered {
  roles: Roles;
  references: FactReference[];
}

/** @param facts the data of site.yaml, which may be missing or invalid */
function checkFile(source: Source, { validate, rules }: Checker, facts: unknown): CheckedFile {
  let context: CheckContext = { facts, roles: new Map(), references: [] };
  const recovered = recover(source, rules, facts, (data): readonly ErrorObject[] => {
    context = { facts, roles: new Map(), references: [] };
    return validate.call(context, data) ? [] : (validate.errors ?? []);
  });
  return {
    ...recovered,
    problems: [...gapProblems(source), ...recovered.problems],
    roles: context.roles,
    references: context.references.map((reference) => ({ ...reference, source: recovered.source })),
  };
}

/** Pages are still checked with what can be known of a site.yaml that has mistakes. */
function checkSite(
  source: Source,
  site: Checker,
): { definition: Definition<SiteFacts> | null; problems: Diagnostic[] } {
  if (source.data === null) return { definition: null, problems: [] };
  const checked = checkFile(source, site, source.data);
  const { problems, roles, errors } = checked;
  if (!isGroup(checked.source.data)) return { definition: null, problems };
  const { facts, unknown } = recoveredFacts(checked);
  // A text of the wrong form is reported, and gives no other check a reason to complain.
  for (const { error } of errors) roles.delete(error.instancePath);
  return { definition: { source: checked.source, data: facts, roles, unknown }, problems };
}

const noReferences = { problems: [], unknown: [] };

function withUnknown(definition: Definition<SiteFacts>, unknown: readonly Path[]): Definition<SiteFacts> {
  return { ...definition, unknown: [...definition.unknown, ...unknown] };
}

const isValid = ({ errors }: CheckedFile) => errors.length === 0;

/** What an error leaves unknown. */
function unknownIn(error: ShapeError): Path[] {
  const hole = holeOf(error);
  return hole ? [hole.path] : [];
}

function definitionOf<T>({ source, roles, errors }: CheckedFile): Definition<T> {
  return { source, data: source.data as T, roles, unknown: errors.flatMap(unknownIn) };
}
