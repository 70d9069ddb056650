import type { ErrorObject, ValidateFunction } from 'ajv';
import { contactLinks } from '../../templates/facts/contact-links.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { type CheckContext, createAjv } from './ajv.ts';
import { linkNames, nameAsReferredTo } from './entry-names.ts';
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
    const siteFile = files.site.data === null ? null : checkFile(files.site, site, files.site.data);
    const definition = siteFile && siteDefinition(siteFile);
    const sources = files.pages.filter(({ data }) => data !== null);
    const pages = sources.map((source) => checkFile(source, page, definition?.data ?? null));
    const inSite = siteFile && definition ? withNames(siteFile, definition.data, pages) : (siteFile?.problems ?? []);
    const references = pages.flatMap((one) => one.references);
    const dangling = definition ? checkReferences(references, definition) : { problems: [], unknown: [] };
    return {
      site: definition && { ...definition, unknown: [...definition.unknown, ...dangling.unknown] },
      pages: pages.filter(isValid).map(definitionOf<PageData>),
      invalidPages: pages.filter((one) => !isValid(one)).map(definitionOf<unknown>),
      problems: [...inSite, ...pages.flatMap(({ problems }) => problems), ...dangling.problems],
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
function siteDefinition(checked: CheckedFile): Definition<SiteFacts> | null {
  const { source, roles, errors } = checked;
  if (!isGroup(source.data)) return null;
  const { facts, unknown } = recoveredFacts(checked);
  // A text of the wrong form is reported, and gives no other check a reason to complain.
  for (const { error } of errors) roles.delete(error.instancePath);
  return { source, data: facts, roles, unknown };
}

/** The problems of site.yaml, after its entries have the names that the files refer to. */
function withNames(site: CheckedFile, facts: SiteFacts, pages: readonly CheckedFile[]): Diagnostic[] {
  if (site.renamed.length === 0) return site.problems;
  const references = pages.flatMap((page) => page.references);
  const links = [site, ...pages].flatMap(({ source, roles }) => linkNames(source.data, roles));
  const entries = site.renamed.map((renaming) => {
    const [group] = renaming.path;
    const names = references.filter((one) => one.group === group).map(({ key }) => key);
    const targets = links.filter((name) => !Object.hasOwn(contactLinks, name));
    return { renaming, wanted: new Set(group === 'links' ? targets : names) };
  });
  return nameAsReferredTo(entries, facts, site.source, site.problems);
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
