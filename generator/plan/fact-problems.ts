import type { Town } from '../../templates/facts/site.ts';
import { type Path, valueSpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { contentMessages } from './content-messages.ts';
import type { Expanded, Page } from './expand.ts';

/** In miles. The coordinates of a town farther away than this have lost a sign or a digit. */
export const maxDistance = 300;

/** Problems with the facts of site.yaml that no schema can find. */
export function factProblems({ facts, pages, requestedSpecialties }: Expanded, source: Source): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const report: Report = (path, message) =>
    problems.push({ ...message, severity: 'error', source, span: valueSpan(source, path) });
  checkTowns(facts.towns ?? [], pages, report);
  checkSpecialties(facts.towns ?? [], requestedSpecialties, report);
  return problems;
}

type Report = (path: Path, message: Message) => void;

/** A slug must be unique, a town must be near, and its page must be about it. */
function checkTowns(towns: readonly Town[], pages: readonly Page[], report: Report): void {
  for (const [index, { name, slug, miles = 0, page: route }] of towns.entries()) {
    const path = ['towns', index];
    const twin = towns.slice(0, index).find((other) => other.slug === slug);
    if (twin) report([...path, 'slug'], contentMessages.duplicateTown(slug, twin.name));
    if (miles > maxDistance) report([...path, 'center'], contentMessages.farTown(name, miles));
    const other = pages.find((page) => page.route === route)?.town;
    if (other && other.slug !== slug) report([...path, 'page'], contentMessages.otherTown(name, route, other.name));
  }
}

/** A specialty must have a page that is made for it. */
function checkSpecialties(towns: readonly Town[], requested: ReadonlySet<string>, report: Report): void {
  const listed = new Set(towns.flatMap((town) => Object.keys(town.specialties ?? {})));
  // If a page asks for a misspelled specialty, that is reported, and explains why another seems to be unused.
  const allAreListed = [...requested].every((specialty) => listed.has(specialty));
  if (requested.size === 0 || !allAreListed) return;
  for (const [index, { specialties = {} }] of towns.entries()) {
    for (const specialty of Object.keys(specialties)) {
      if (requested.has(specialty)) continue;
      const path = ['towns', index, 'specialties', specialty];
      report(path, contentMessages.unusedSpecialty(specialty, [...requested]));
    }
  }
}
