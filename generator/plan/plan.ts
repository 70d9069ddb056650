import type { Definition, Definitions } from '../check/definition.ts';
import type { SectionTypes } from '../check/schema/sections.ts';
import { emptyFacts, emptySections } from './empty-sections.ts';
import { type Expanded, type ExpandOptions, expand } from './expand.ts';
import { type Resolved, resolve } from './resolve.ts';
import { sectionFaults } from './section-faults.ts';
import { type SectionCheck, sectionProblems } from './section-problems.ts';

export interface PlanOptions extends ExpandOptions {
  sections: SectionTypes;
  /** False if a file could not be read, in which case a page may not really be missing. */
  areAllRead: boolean;
}

/** A planned site and its problems. */
export interface Plan extends Pick<Resolved, 'site' | 'problems'> {
  basis: PlanBasis;
}

/** What planning some pages again after an edit needs (see again/). */
export interface PlanBasis
  extends Pick<Expanded, 'towns' | 'pages' | 'fillAgain' | 'fillSite' | 'makerOf'>,
    Pick<Resolved, 'linkProblemsOn'> {
  checks: readonly SectionCheck[];
}

/**
 * Makes the pages of a site from its definitions: one for each, or one for each of its towns. Fills in every
 * placeholder, and checks every route and link. The result includes all problems.
 */
export function plan(definitions: Definitions, { sections, areAllRead, ...options }: PlanOptions): Plan {
  const { source, unknown } = definitions.site;
  const arePagesKnown = areAllRead && definitions.invalidPages.every(hasKnownRoutes);
  const expanded = expand(definitions, options);
  const resolved = resolve(expanded, source, unknown, arePagesKnown);
  const { site, problems, linkProblemsOn } = resolved;
  const { towns, pages, fillAgain, fillSite, makerOf } = expanded;
  // A group of facts that a mistake hides may include what a section shows.
  const areKnown = unknown.length === 0;
  const checks = [...(areKnown ? [emptySections(sections)] : []), sectionFaults(sections)];
  const empty = areKnown ? emptyFacts(site) : [];
  return {
    site,
    problems: [...problems, ...empty, ...sectionProblems(site, checks)],
    basis: { towns, pages, fillAgain, fillSite, makerOf, linkProblemsOn, checks },
  };
}

/** The properties of a page that its route depends on. */
const routeChoices: readonly string[] = ['route', 'each', 'specialty', 'town'];

/** Returns false if a mistake hides the route of a page, or the towns it is made for. */
function hasKnownRoutes({ unknown }: Definition<unknown>): boolean {
  return !unknown.some(([name, ...inner]) => inner.length === 0 && routeChoices.includes(String(name)));
}
