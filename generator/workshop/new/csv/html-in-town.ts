import { locationOf } from '../../../audit/locate-range.ts';
import type { LinkFacts } from '../../../audit/pasted-link.ts';
import { htmlIn, rule } from '../../../audit/rules/html.ts';
import { writtenFile } from '../../../audit/written-texts.ts';
import { rolesOfTown, type TownDefinition } from '../../../check/definition.ts';
import type { Diagnostic } from '../../../report/diagnostic.ts';

/** Reports HTML in the texts of a town. An audit would reject it too, but only once it is in a file. */
export function htmlInTown(town: TownDefinition, site: LinkFacts): Diagnostic[] {
  const { source } = town;
  return htmlIn(writtenFile({ ...town, roles: rolesOfTown(town), unknown: [] }, undefined), site).flatMap(
    ({ at, message, hint = '' }) =>
      'path' in at && 'file' in at
        ? [{ id: rule.id, severity: rule.severity, message, hint, ...locationOf({ source, path: at.path }, at.part) }]
        : [],
  );
}
