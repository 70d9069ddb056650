import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { addressProblems } from './address-problems.ts';
import { brandProblems } from './brand-problems.ts';
import { catalogProblems } from './catalog-problems.ts';
import { takenNames } from './links/taken-names.ts';

/** Returns problems with facts that do not depend on the pages. */
export function factProblems(facts: SiteFacts, source: Source, unknownFacts: readonly Path[]): Diagnostic[] {
  return [
    ...takenNames(facts, source),
    ...brandProblems(facts, source, unknownFacts),
    ...addressProblems(facts, source, unknownFacts),
    ...catalogProblems(facts, source, unknownFacts),
  ];
}
