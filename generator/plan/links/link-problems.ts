import { groupBy } from '../../basics/group-by.ts';
import { isUnknown } from '../../check/facts/unknown-facts.ts';
import type { Path } from '../../read/locate.ts';
import { inAllPlaces } from '../../report/also-in.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { leavesToCheck, type PageCandidate } from '../page.ts';
import type { SettledRoutes } from '../routes/settle-routes.ts';
import type { Leaf } from '../texts/fill-context.ts';
import { anchorProblems } from './anchor-problems.ts';
import { errorAtLink, linkKey, writtenLink } from './link-place.ts';
import { linkProblem } from './link-problem.ts';
import { linkedSite, type SiteToLink } from './linked-site.ts';
import { movedPages } from './moved-pages.ts';
import { neededPages } from './needed-pages.ts';
import type { LinkProblem } from './page-link-problem.ts';

/**
 * Checks that every link leads somewhere, and that no page uses an id twice.
 *
 * @param siteLeaves the texts of site.yaml and the links of all towns
 * @param unknownFacts the paths of facts in site.yaml that are not known
 */
export function linkProblems(
  { candidates, byRoute, ambiguous, allKnown }: SettledRoutes,
  siteLeaves: readonly Leaf[],
  facts: SiteToLink,
  unknownFacts: readonly Path[],
): Diagnostic[] {
  const site = linkedSite(facts, { byRoute, ambiguous, allKnown });
  const seen = new Set<string>();
  const problems: LinkProblem[] = [];
  const sameForAll = new Set<Leaf>();
  const check = (leaf: Leaf, page: PageCandidate | null) => {
    if (leaf.role !== 'link' || (leaf.text === '' && !leaf.part) || isUnknown(['links', leaf.text], unknownFacts))
      return;
    const isOnPage = leaf.text.startsWith('#');
    site.used.add(isOnPage ? `${page?.route ?? ''}${leaf.text}` : leaf.text);
    // The pages of a definition share the links that do not depend on the town.
    if (sameForAll.has(leaf)) return;
    if (!isOnPage) sameForAll.add(leaf);
    const problem = linkProblem(leaf, page, site);
    // One definition for many towns is one mistake.
    if (!problem || seen.has(linkKey(leaf))) return;
    seen.add(linkKey(leaf));
    problems.push(problem);
  };
  for (const leaf of siteLeaves) check(leaf, null);
  for (const candidate of candidates) for (const leaf of leavesToCheck(candidate)) check(leaf, candidate);
  const needed = neededPages(withoutCopies(problems));
  const moved = movedPages(needed.others, candidates, facts.facts.towns ?? []);
  const grouped = groupBy(moved.others, ({ subject }) => subject);
  return [
    ...needed.mistakes,
    ...moved.mistakes,
    ...[...grouped.values()].flatMap(diagnosticsOf),
    ...candidates.flatMap((candidate) => anchorProblems(leavesToCheck(candidate))),
  ];
}

const isLiteral = ({ leaf }: LinkProblem) => writtenLink(leaf) === leaf.text;

/** Leaves out placeholders such as {town.page} that lead to an address that is reported where it is written. */
function withoutCopies(problems: readonly LinkProblem[]): LinkProblem[] {
  const isBad = (one: LinkProblem) => ['bad-address', 'redirect-chain'].includes(one.message.id) && isLiteral(one);
  const bad = new Set(problems.filter(isBad).map(({ leaf }) => leaf.text));
  return problems.filter((one) => isLiteral(one) || !bad.has(one.leaf.text));
}

/** Merges links with the same mistake into diagnostics, first those where one is written literally. */
function diagnosticsOf(problems: readonly [LinkProblem, ...LinkProblem[]]): Diagnostic[] {
  const first = problems.find(isLiteral) ?? problems[0];
  const blamed = problems.length > 1 ? first.blamed?.(problems.length) : null;
  if (blamed) return [blamed];
  const others = problems.filter((one) => one !== first && isLiteral(one));
  return inAllPlaces([first, ...others].map(({ leaf, message }) => errorAtLink(leaf, message)));
}
