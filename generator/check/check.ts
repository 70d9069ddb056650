import { memoized } from '../../templates/memoized.ts';
import type { ReadFiles } from '../read/read.ts';
import type { Source } from '../read/source.ts';
import { type Diagnostic, withoutThoseAround } from '../report/diagnostic.ts';
import { checkSite } from './check-site.ts';
import { type CheckedFile, checkFile, definitionOf, type FileKind, isValid, nothingFound } from './checked-file.ts';
import type { Definitions } from './definition.ts';
import { withPrices } from './facts/derived-prices.ts';
import { checkReferences, type FactReference, type ReferredSite } from './facts/fact-references.ts';
import { explainPrices } from './facts/missing-prices.ts';
import { hintsWithNames, leftOutWithNames, namesReferredTo, withNames } from './mistakes/entry-names.ts';
import type { MissingPrice } from './mistakes/mistake.ts';
import { type Rules, rulesOf } from './mistakes/rules.ts';
import type { CompiledSchemas } from './schema/compiled-schemas.ts';
import type { PageData, Schemas } from './schema/page-schema.ts';
import { LazyRoles, type Roles } from './schema/roles.ts';
import { sortFiles } from './sort-files.ts';
import { isNoDraft, shareProblems, withTowns } from './timing/leave-out.ts';
import { nothingMissing, type Occasion } from './timing/on-time.ts';
import { postDateProblems } from './timing/post-dates.ts';
import { type SiteOnDay, siteOnDay, type WholeSite } from './timing/site-on-day.ts';
import { usualPages } from './towns/usual-pages.ts';

/** The result of a check: the definitions of a site, with everything that is wrong with them. */
export interface Checked extends Omit<Definitions, 'site' | 'staticFiles'> {
  /** Null if site.yaml could not be read. */
  site: Definitions['site'] | null;
  /** Every key of site.yaml that a page refers to, including those in drafts. */
  references: FactReference[];
  problems: Diagnostic[];
}

/** Returns the roles of a file that an earlier build has checked. */
type FindKeptRoles = (source: Source) => Roles | undefined;

/** Without a day, nothing is left out because of its dates. By default, drafts are left out. */
type CheckOptions = { [name in keyof Occasion]?: Occasion[name] | undefined } & {
  keptRoles?: FindKeptRoles | undefined;
};

/**
 * Checks files against their schemas, except those that could not be parsed. The result includes the problems of all
 * files. What has a problem is repaired for the checks that follow, and must not be published.
 */
export type Check = (files: Pick<ReadFiles, 'site' | 'pages' | 'towns'>, options?: CheckOptions) => Checked;

/** Returns the check of a site. Later calls reuse what was computed about towns that have not changed. */
export function prepareCheck(schemas: Schemas, compiled: CompiledSchemas): Check {
  const pageRules = rulesOf(schemas.page);
  return (files, { keptRoles = () => undefined, isPublished = isNoDraft, today } = {}) => {
    const samePointer = memoized((pointer: string) => pointer);
    const fileKind = (name: keyof Schemas): FileKind => {
      return { check: () => compiled(name), rules: rulesOf(schemas[name]), samePointer };
    };
    const sorted = sortFiles(files);
    const occasion = { today, isPublished };
    const exampleFor = usualPages(files.site, sorted.towns, sorted.pages);
    const siteKind = { ...fileKind(sorted.hasFolder ? 'siteWithTownFolder' : 'site'), exampleFor };
    const site = checkSite(files.site, siteKind, occasion);
    const checkAll = (sources: readonly Source[], own: FileKind) => {
      const check = (source: Source) => checkFile(source, own, () => site?.checked?.facts ?? null);
      const findRoles = (source: Source) => keptRoles(source) ?? check(source).roles;
      return sources
        .filter(({ data }) => data !== null)
        .map((source) => (source.isChecked ? nothingFound(source, new LazyRoles(source, findRoles)) : check(source)));
    };
    const whole = {
      site,
      towns: checkAll(sorted.towns, { ...fileKind('town'), exampleFor }),
      pages: checkAll(sorted.pages, fileKind('page')),
    };
    const onDay = siteOnDay(whole, sorted, pageRules, occasion);
    return resultOf(whole, onDay, sorted.problems, pageRules);
  };
}

/** Checks that site.yaml has what the published pages refer to, and combines all results. */
function resultOf(
  { site, towns: townFiles, pages: wholePages }: WholeSite,
  { located, pages: allPages, chosen, timed }: SiteOnDay,
  misplaced: readonly Diagnostic[],
  pageRules: Rules,
): Checked {
  const { towns, pages } = chosen;
  const names = site ? namesReferredTo(site, pages) : [];
  const derived = site?.checked ? withNames(site.checked.derived, names) : null;
  const definition = located && withNames(withTowns(located.site, located.towns, chosen), names);
  const inSite = hintsWithNames(site?.file.problems ?? [], names);
  const sources = [...pages, ...townFiles].map(({ source }) => source);
  const prices = [...(site ? [site.file] : []), ...allPages].flatMap(({ missingPrices }) => missingPrices);
  const dangling = derived
    ? danglingIn(
        pages,
        without(allPages, pages),
        { ...derived, files: [...sources, derived.source], pageRules },
        prices,
      )
    : { problems: [], unknown: [], explained: [] };
  const explained = new Set(dangling.explained);
  const found = [
    ...withoutThoseAround(misplaced, inSite),
    ...misplaced,
    ...(located?.problems ?? []),
    ...[...townFiles, ...allPages, ...timed].flatMap(({ problems }) => problems),
    ...allPages.flatMap(({ source }) => postDateProblems(source)),
    ...dangling.problems,
  ];
  const problems = found.filter((problem) => !explained.has(problem));
  const { published, unpublished } = shareProblems(problems, chosen);
  return {
    site: definition ? { ...definition, unknown: [...definition.unknown, ...dangling.unknown] } : null,
    towns,
    pages: pages.filter(isValid).map((page) => withPrices(definitionOf<PageData>(page), derived?.data)),
    invalidPages: pages.filter((one) => !isValid(one)).map(definitionOf<unknown>),
    unpublished,
    shown: chosen.shown,
    leftOut: leftOutWithNames((site?.checked?.onDay.missing ?? nothingMissing).keys, names),
    scheduled: timed.flatMap(({ scheduled }) => scheduled),
    references: referencesIn(wholePages),
    problems: published,
  };
}

/** Returns problems with the references of pages to site.yaml. Unpublished pages are not counted against it. */
function danglingIn(
  pages: readonly CheckedFile[],
  others: readonly CheckedFile[],
  site: ReferredSite,
  prices: readonly MissingPrice[],
): ReturnType<typeof explainPrices> {
  const { problems, unknown } = checkReferences([...referencesIn(pages), ...prices], site);
  const found = checkReferences(referencesIn(others), site).problems;
  const own = found.filter(({ source }) => source.file !== site.source.file);
  const priced = explainPrices(prices, { ...site, unknown: [...site.unknown, ...unknown] });
  return { ...priced, problems: [...problems, ...own, ...priced.problems], unknown: [...unknown, ...priced.unknown] };
}

const referencesIn = (pages: readonly CheckedFile[]) => pages.flatMap((page) => page.references);

function without<T>(all: readonly T[], some: readonly T[]): T[] {
  const left = new Set(some);
  return all.filter((one) => !left.has(one));
}
