import { contactLinks } from '../../templates/facts/contact-links.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import type { ReadFiles } from '../read/read.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { checkSite } from './check-site.ts';
import { type CheckedFile, type Checker, checkFile, definitionOf, isValid, nothingFound } from './checked-file.ts';
import type { Checks } from './checks.ts';
import type { Definitions } from './definition.ts';
import { withPrices } from './derived-prices.ts';
import { linkNames, nameAsReferredTo } from './entry-names.ts';
import { checkReferences, type FactReference, type ReferredSite } from './fact-references.ts';
import { withoutDrafts, withParts } from './facts-on-time.ts';
import { type IsPublished, isNoDraft, leaveOut, publishedProblems, unreadDrafts, withTowns } from './leave-out.ts';
import { locateTowns } from './locate-towns.ts';
import { nothingMissing, onTime } from './on-time.ts';
import type { PageData, Schemas } from './page-schema.ts';
import { LazyRoles, type Roles } from './roles.ts';
import { rulesOf } from './rules.ts';
import { sortFiles } from './sort-files.ts';
import type { KnownFacts } from './towns.ts';

export interface Checked extends Omit<Definitions, 'site' | 'staticFiles'> {
  /** Null if site.yaml could not be read. */
  site: Definitions['site'] | null;
  /** Every key of site.yaml in a page, those of drafts included. */
  references: FactReference[];
  problems: Diagnostic[];
}

/** The roles of a file that an earlier build has checked. */
type KeptRoles = (source: Source) => Roles | undefined;

/**
 * Checks files against their schemas, except those that could not be parsed. The result has the problems of all files. What
 * has a problem is repaired for the checks that follow, and must not be published.
 */
export type Check = (
  files: Pick<ReadFiles, 'site' | 'pages' | 'towns'>,
  keptRoles?: KeptRoles,
  isPublished?: IsPublished,
  /** As YYYY-MM-DD. Without it, nothing is left out because of its dates. */
  today?: string,
) => Checked;

/** @param checks those of the schemas */
export function checker(schemas: Schemas, checks: Checks): Check {
  const checkerOf = (name: keyof Schemas): Checker => ({ validate: checks[name], rules: rulesOf(schemas[name]) });
  const knownFacts: KnownFacts = new WeakMap();
  return (files, keptRoles = () => undefined, isPublished = isNoDraft, today) => {
    const sorted = sortFiles(files);
    const occasion = { today, isPublished };
    const site = checkSite(files.site, checkerOf(sorted.hasFolder ? 'siteWithTownFolder' : 'site'), occasion);
    const { facts, whole, onDay } = site?.known ?? { facts: null, whole: null, onDay: null };
    const checkAll = (sources: readonly Source[], own: Checker) =>
      sources.filter(({ data }) => data !== null).map((source) => checkOnce(source, own, facts, keptRoles));
    const townFiles = checkAll(sorted.towns, checkerOf('town'));
    const wholePages = checkAll(sorted.pages, checkerOf('page'));
    const pagesOnDay = wholePages.map((page) => onTime(page, checkerOf('page').rules, occasion, onDay?.missing));
    const allPages = pagesOnDay.map(({ file }) => file);
    const unread = [...unreadDrafts(sorted.towns, 'town'), ...unreadDrafts(sorted.pages, 'page')];
    const located = onDay && locateTowns(onDay.definition, townFiles, sorted, knownFacts);
    const chosen = leaveOut(located?.towns ?? [], allPages, unread, isPublished, today);
    const { towns, pages } = chosen;
    const timed = [...(onDay ? [onDay.file] : []), ...withoutDrafts(pagesOnDay, chosen)];
    const left = withParts(chosen, timed);
    const definition = located && withTowns(located.site, located.towns, left);
    const inSite = site && definition ? withNames(site.file, definition.data, pages) : (site?.file.problems ?? []);
    const referredTo = whole && {
      ...whole,
      files: [...pages, ...townFiles].map(({ source }) => source).concat(whole.source),
      pageRules: checkerOf('page').rules,
    };
    const dangling = referredTo
      ? danglingIn(pages, without(allPages, pages), referredTo)
      : { problems: [], unknown: [] };
    const problems = [
      ...inSite,
      ...sorted.problems,
      ...(located?.problems ?? []),
      ...[...townFiles, ...allPages, ...timed].flatMap(({ problems }) => problems),
      ...dangling.problems,
    ];
    return {
      site: definition ? { ...definition, unknown: [...definition.unknown, ...dangling.unknown] } : null,
      towns,
      pages: pages.filter(isValid).map((page) => withPrices(definitionOf<PageData>(page), whole?.data)),
      invalidPages: pages.filter((one) => !isValid(one)).map(definitionOf<unknown>),
      unpublished: left.unpublished,
      shown: left.shown,
      leftOut: (onDay?.missing ?? nothingMissing).keys,
      scheduled: timed.flatMap(({ scheduled }) => scheduled),
      references: referencesIn(wholePages),
      problems: publishedProblems(problems, left),
    };
  };
}

/** Checks a file, unless nothing was wrong with it before. */
function checkOnce(source: Source, checker: Checker, facts: SiteFacts | null, keptRoles: KeptRoles): CheckedFile {
  const check = () => checkFile(source, checker, facts);
  return source.isChecked ? nothingFound(source, keptRoles(source) ?? new LazyRoles(() => check().roles)) : check();
}

/** What is wrong with the references of pages to site.yaml. Pages that are not published put no blame on it. */
function danglingIn(
  pages: readonly CheckedFile[],
  others: readonly CheckedFile[],
  site: ReferredSite,
): ReturnType<typeof checkReferences> {
  const { problems, unknown } = checkReferences(referencesIn(pages), site);
  const found = checkReferences(referencesIn(others), site).problems;
  return { problems: [...problems, ...found.filter(({ source }) => source.file !== site.source.file)], unknown };
}

const referencesIn = (pages: readonly CheckedFile[]) => pages.flatMap((page) => page.references);

function without<T>(all: readonly T[], some: readonly T[]): T[] {
  const left = new Set(some);
  return all.filter((one) => !left.has(one));
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
