import { hasTownFolder } from '../../check/sort-files.ts';
import { expand } from '../../plan/expand.ts';
import { read } from '../../read/read.ts';
import { ContentError } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';
import { completionsOf } from './completions.ts';
import { editorSchemas } from './editor-schemas.ts';

/**
 * Makes the editor schemas of a project, with their paths relative to its root. Pages may have mistakes: those are where
 * completion helps most.
 *
 * @throws ContentError if site.yaml has problems, because pages refer to its names
 */
export async function projectSchemas(
  root: string,
  { sections, schemas, check }: Tools,
): Promise<{ path: string; content: string }[]> {
  const files = await read(root);
  const { site, ...checked } = check(files, { isPublished: () => true });
  const problems = [...files.problems, ...checked.problems].filter(({ source }) => source.file === files.site.file);
  // What is still to be written is not wrong.
  if (!site || problems.some(({ id }) => id !== 'gap')) throw new ContentError(problems);
  const ownSchemas = hasTownFolder(files.site.data) ? { ...schemas, site: schemas.siteWithTownFolder } : schemas;
  const made = editorSchemas(
    ownSchemas,
    sections,
    completionsOf(expand({ ...checked, site, staticFiles: files.staticFiles })),
  );
  return [
    { path: '.schema/site.json', content: `${JSON.stringify(made.site, null, 2)}\n` },
    { path: '.schema/page.json', content: `${JSON.stringify(made.page, null, 2)}\n` },
    { path: '.schema/town.json', content: `${JSON.stringify(made.town, null, 2)}\n` },
  ];
}
