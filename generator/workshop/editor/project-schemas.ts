import type { Roles } from '../../check/schema/roles.ts';
import { hasTownFolder } from '../../check/sort-files.ts';
import { expand } from '../../plan/expand.ts';
import type { Trusted } from '../../plan/trusted.ts';
import { read } from '../../read/read.ts';
import type { Source } from '../../read/source.ts';
import { ContentError } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';
import { completionsOf } from './completions.ts';
import { editorSchemas } from './editor-schemas.ts';

/** The files that do not need to be read, because the last build found no problem in them. */
export interface KnownFiles {
  towns: { source: (file: string) => Source | null };
  definitions: { source: (file: string) => Source | null; roles: (source: Source) => Roles | undefined };
}

/** Texts are filled in on demand, and towns that are known to be valid are not checked. */
const unfilled: Trusted = { isTrusted: () => true, isTrustedTown: ({ isChecked }) => isChecked === true };

/**
 * Makes the editor schemas of a project, with their paths relative to its root. Pages may have mistakes: those are where
 * completion helps most.
 *
 * @throws ContentError if site.yaml has problems, because pages refer to its names
 */
export async function projectSchemas(
  root: string,
  { sections, schemas, check }: Tools,
  known: KnownFiles | null,
): Promise<{ path: string; content: string }[]> {
  const kept = (file: string) => known?.towns.source(file) ?? known?.definitions.source(file) ?? null;
  const files = await read(root, { kept });
  const { site, ...checked } = check(files, { keptRoles: known?.definitions.roles, isPublished: () => true });
  const problems = [...files.problems, ...checked.problems].filter(({ source }) => source.file === files.site.file);
  // A text that is still to be written is not a mistake.
  if (!site || problems.some(({ id }) => id !== 'gap')) throw new ContentError(problems);
  const ownSchemas = hasTownFolder(files.site.data) ? { ...schemas, site: schemas.siteWithTownFolder } : schemas;
  const made = editorSchemas(
    ownSchemas,
    sections,
    completionsOf(expand({ ...checked, site, staticFiles: files.staticFiles }, { trusted: unfilled })),
  );
  return [
    { path: '.schema/site.json', content: `${JSON.stringify(made.site, null, 2)}\n` },
    { path: '.schema/page.json', content: `${JSON.stringify(made.page, null, 2)}\n` },
    { path: '.schema/town.json', content: `${JSON.stringify(made.town, null, 2)}\n` },
  ];
}
