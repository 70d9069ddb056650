import type { SiteFacts, Town } from '../templates/facts/site.ts';
import type { Diagnostic, Message, Source } from './diagnostic.ts';
import type { Page } from './expand.ts';
import { type Path, valueSpan } from './locate.ts';
import { content } from './messages/content.ts';

/** A town farther away than this, in miles, has lost a sign or a digit. */
const farthest = 300;

/**
 * What is wrong with the towns of site.yaml beyond their shape: two of them alike, one across the world, one whose page
 * is about another, a specialty that no page is made for.
 *
 * @param usedSpecialties those that any page or list asks for; where there are none, none is missed
 */
export function townProblems(
  source: Source,
  facts: SiteFacts,
  pages: readonly Page[],
  usedSpecialties: ReadonlySet<string>,
): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const report = (path: Path, message: Message) =>
    problems.push({ ...message, severity: 'error', source, span: valueSpan(source, path) });
  const towns: readonly Town[] = facts.towns ?? [];
  const listed = new Set(towns.flatMap((town) => Object.keys(town.specialties ?? {})));
  // A page that asks for a specialty by a wrong name has been told so, which explains the one that seems unused.
  const telling = usedSpecialties.size > 0 && [...usedSpecialties].every((specialty) => listed.has(specialty));
  for (const [index, town] of towns.entries()) {
    const path = ['towns', index];
    const twin = towns.slice(0, index).find((other) => other.slug === town.slug);
    if (twin) report([...path, 'slug'], content.duplicateTown(town.slug, twin.name));
    if ((town.miles ?? 0) > farthest) report([...path, 'center'], content.farTown(town.name, town.miles ?? 0));
    const about = pages.find((page) => page.route === town.page)?.town;
    if (about && about.slug !== town.slug)
      report([...path, 'page'], content.otherTown(town.name, town.page, about.name));
    for (const specialty of Object.keys(town.specialties ?? {})) {
      if (!telling || usedSpecialties.has(specialty)) continue;
      report([...path, 'specialties', specialty], content.unusedSpecialty(specialty, [...usedSpecialties]));
    }
  }
  return problems;
}
