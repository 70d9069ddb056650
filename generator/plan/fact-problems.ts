import type { SiteFacts, Town } from '../../templates/facts/site.ts';
import { type Path, valueSpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { content } from './content-messages.ts';
import type { Expanded, Page } from './expand.ts';

/** A town farther away than this, in miles, has lost a sign or a digit. */
const farthest = 300;

/** What is wrong with the facts of site.yaml beyond their shape. */
export function factProblems({ facts, pages, asked }: Expanded, source: Source): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const report: Report = (path, message) =>
    problems.push({ ...message, severity: 'error', source, span: valueSpan(source, path) });
  checkPhone(facts, report);
  checkTowns(facts, pages, asked, report);
  return problems;
}

type Report = (path: Path, message: Message) => void;

/** Numbers of the North American plan have ten digits (https://www.itu.int/rec/T-REC-E.164). */
function checkPhone({ contact: { phone, countryCode } }: SiteFacts, report: Report): void {
  const digits = phone.replace(/\D/g, '').length;
  if (countryCode === '+1' && digits !== 10) report(['contact', 'phone'], content.badPhone(phone, digits));
}

/** Two towns alike, one across the world, one whose page is about another, a specialty that no page is made for. */
function checkTowns(facts: SiteFacts, pages: readonly Page[], asked: ReadonlySet<string>, report: Report): void {
  const towns: readonly Town[] = facts.towns ?? [];
  const listed = new Set(towns.flatMap((town) => Object.keys(town.specialties ?? {})));
  // A page that asks for a specialty by a wrong name has been told so, which explains the one that seems unused.
  const telling = asked.size > 0 && [...asked].every((specialty) => listed.has(specialty));
  for (const [index, town] of towns.entries()) {
    const path = ['towns', index];
    const twin = towns.slice(0, index).find((other) => other.slug === town.slug);
    if (twin) report([...path, 'slug'], content.duplicateTown(town.slug, twin.name));
    if ((town.miles ?? 0) > farthest) report([...path, 'center'], content.farTown(town.name, town.miles ?? 0));
    const about = pages.find((page) => page.route === town.page)?.town;
    if (about && about.slug !== town.slug)
      report([...path, 'page'], content.otherTown(town.name, town.page, about.name));
    for (const specialty of Object.keys(town.specialties ?? {})) {
      if (!telling || asked.has(specialty)) continue;
      report([...path, 'specialties', specialty], content.unusedSpecialty(specialty, [...asked]));
    }
  }
}
