import { type Definitions, rolesOfTown } from '../../check/definition.ts';
import type { FactReference } from '../../check/facts/fact-references.ts';
import type { Roles } from '../../check/schema/roles.ts';
import { unchecked } from '../../pipeline/define-site.ts';
import { plan } from '../../plan/plan.ts';
import type { Site } from '../../plan/resolve.ts';
import type { ReadFiles } from '../../read/read.ts';
import type { Source } from '../../read/source.ts';
import { ContentError, type Diagnostic } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';

/** The files of a project, and the results of checking them. */
export interface CheckedProject {
  files: ReadFiles;
  definitions: Definitions;
  site: Site;
  /** Every key of site.yaml that a page uses. */
  references: readonly FactReference[];
  /** Each file with the roles of its texts. */
  texts: readonly { source: Source; roles: Roles }[];
  /** Problems that would keep the site from being published. */
  problems: Diagnostic[];
}

/**
 * Checks and plans files that may exist only in memory, as on all days together. Skips pictures.
 *
 * @param today as YYYY-MM-DD, for texts that use the year
 * @throws ContentError if site.yaml cannot be read
 */
export function checkedProject(files: ReadFiles, today: string, { check, sections }: Tools): CheckedProject {
  const { problems: found, site: siteFile, references, ...checked } = check(files);
  if (!siteFile) throw new ContentError([...files.problems, ...found], unchecked.site);
  const definitions: Definitions = { ...checked, site: siteFile, staticFiles: files.staticFiles, today };
  const planned = plan(definitions, { sections, areAllRead: files.problems.length === 0 });
  const { pages, unpublished } = definitions;
  const towns = definitions.towns.map((town) => ({ source: town.source, roles: rolesOfTown(town) }));
  const byFile = new Map([siteFile, ...pages, ...towns, ...unpublished].map((one) => [one.source.file, one]));
  return {
    files,
    definitions,
    site: planned.site,
    references,
    texts: [...byFile.values()].map(({ source, roles }) => ({ source, roles })),
    problems: [...files.problems, ...found, ...planned.problems],
  };
}
